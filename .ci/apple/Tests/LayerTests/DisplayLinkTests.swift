import MotionModel
import QuartzCore
import Testing

@testable import Animator

@MainActor
@Suite struct DisplayLinkTests {
    private func makeDriver() throws -> (PropertyStore, DisplayLinkDriver) {
        let store = PropertyStore()
        try store.register(PropertyDeclaration(path: PropertyPath("thing.x"), type: .number))
        return (store, DisplayLinkDriver(store))
    }

    @Test func `the store's time begins where it was and goes on with the display's`() throws {
        let (store, driver) = try makeDriver()
        try store.advance(to: 3)
        try Animator(store).animate(Timing(duration: 1, curve: .linear), "thing.x", to: .number(10))
        #expect(driver.link.modes == [.common])
        for (timestamp, expected) in [(5000, 0), (5000.25, 2.5), (5000.75, 7.5)] as [(Double, Double)] {
            driver.frame(at: timestamp)
            #expect(abs(try store.presentation(PropertyKey<Double>("thing.x")) - expected) < 1e-9)
        }
        // A display that goes back doesn't scrub.
        driver.frame(at: 4000)
        #expect(store.time == 3.75)
    }

    @Test func `at rest the link is paused, and what starts wakes it, at the time it was`() throws {
        let (store, driver) = try makeDriver()
        driver.frame(at: 10)
        #expect(driver.link.isPaused)
        let time = store.time
        try Animator(store).animate(Timing(duration: 1, curve: .linear), "thing.x", to: .number(10))
        #expect(!driver.link.isPaused)
        driver.frame(at: 90)
        #expect(store.time == time)
        driver.frame(at: 90.5)
        #expect(store.time == time + 0.5)
        driver.frame(at: 91)
        #expect(driver.link.isPaused)
        try store.set("thing.x", to: .number(4))
        driver.wake()
        #expect(!driver.link.isPaused)
        driver.frame(at: 200)
        #expect(driver.link.isPaused && store.changed.count == 1)
    }

    @Test func `without pausing the link runs on`() throws {
        let (_, driver) = try makeDriver()
        driver.pausesAtRest = false
        driver.frame(at: 10)
        driver.frame(at: 11)
        #expect(!driver.link.isPaused)
        driver.stop()
        #expect(driver.link.isInvalidated)
    }

    @Test func `the link doesn't keep the driver alive`() throws {
        let (store, driver) = try makeDriver()
        let link = driver.link
        weak let observer = driver
        _ = consume driver
        #expect(observer == nil)
        withExtendedLifetime((store, link)) {}
    }
}
