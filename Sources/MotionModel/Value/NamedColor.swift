/// ★ A row of the table of CSS's named colours.
///
/// - SeeAlso: CSS Color Module Level 4, section 6.1
public struct NamedColor: Hashable, Sendable {
    /// The name, in lower case.
    public let name: String
    /// Its 8-bit sRGB components: red in the highest byte, then green, blue and alpha.
    public let rgba: UInt32

    /// The colour itself.
    public var color: Color {
        Color(
            redByte: UInt8(truncatingIfNeeded: rgba >> 24), greenByte: UInt8(truncatingIfNeeded: rgba >> 16),
            blueByte: UInt8(truncatingIfNeeded: rgba >> 8), alphaByte: UInt8(truncatingIfNeeded: rgba))
    }

    /// The row of a name in lower case; `nil` if CSS has no colour of that name.
    ///
    /// - Complexity: O(log n) in the number of names.
    public static func row(for name: String) -> NamedColor? {
        var low = 0
        var high = all.count
        while low < high {
            let middle = low + (high - low) / 2
            if all[middle].name.utf8.lexicographicallyPrecedes(name.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < all.count && all[low].name == name ? all[low] : nil
    }

    private init(_ name: String, _ rgba: UInt32) {
        self.name = name
        self.rgba = rgba
    }

    /// The 148 names of CSS and `transparent`, in alphabetical order.
    public static let all: [NamedColor] = [
        NamedColor("aliceblue", 0xf0f8_ffff),
        NamedColor("antiquewhite", 0xfaeb_d7ff),
        NamedColor("aqua", 0x00ff_ffff),
        NamedColor("aquamarine", 0x7fff_d4ff),
        NamedColor("azure", 0xf0ff_ffff),
        NamedColor("beige", 0xf5f5_dcff),
        NamedColor("bisque", 0xffe4_c4ff),
        NamedColor("black", 0x0000_00ff),
        NamedColor("blanchedalmond", 0xffeb_cdff),
        NamedColor("blue", 0x0000_ffff),
        NamedColor("blueviolet", 0x8a2b_e2ff),
        NamedColor("brown", 0xa52a_2aff),
        NamedColor("burlywood", 0xdeb8_87ff),
        NamedColor("cadetblue", 0x5f9e_a0ff),
        NamedColor("chartreuse", 0x7fff_00ff),
        NamedColor("chocolate", 0xd269_1eff),
        NamedColor("coral", 0xff7f_50ff),
        NamedColor("cornflowerblue", 0x6495_edff),
        NamedColor("cornsilk", 0xfff8_dcff),
        NamedColor("crimson", 0xdc14_3cff),
        NamedColor("cyan", 0x00ff_ffff),
        NamedColor("darkblue", 0x0000_8bff),
        NamedColor("darkcyan", 0x008b_8bff),
        NamedColor("darkgoldenrod", 0xb886_0bff),
        NamedColor("darkgray", 0xa9a9_a9ff),
        NamedColor("darkgreen", 0x0064_00ff),
        NamedColor("darkgrey", 0xa9a9_a9ff),
        NamedColor("darkkhaki", 0xbdb7_6bff),
        NamedColor("darkmagenta", 0x8b00_8bff),
        NamedColor("darkolivegreen", 0x556b_2fff),
        NamedColor("darkorange", 0xff8c_00ff),
        NamedColor("darkorchid", 0x9932_ccff),
        NamedColor("darkred", 0x8b00_00ff),
        NamedColor("darksalmon", 0xe996_7aff),
        NamedColor("darkseagreen", 0x8fbc_8fff),
        NamedColor("darkslateblue", 0x483d_8bff),
        NamedColor("darkslategray", 0x2f4f_4fff),
        NamedColor("darkslategrey", 0x2f4f_4fff),
        NamedColor("darkturquoise", 0x00ce_d1ff),
        NamedColor("darkviolet", 0x9400_d3ff),
        NamedColor("deeppink", 0xff14_93ff),
        NamedColor("deepskyblue", 0x00bf_ffff),
        NamedColor("dimgray", 0x6969_69ff),
        NamedColor("dimgrey", 0x6969_69ff),
        NamedColor("dodgerblue", 0x1e90_ffff),
        NamedColor("firebrick", 0xb222_22ff),
        NamedColor("floralwhite", 0xfffa_f0ff),
        NamedColor("forestgreen", 0x228b_22ff),
        NamedColor("fuchsia", 0xff00_ffff),
        NamedColor("gainsboro", 0xdcdc_dcff),
        NamedColor("ghostwhite", 0xf8f8_ffff),
        NamedColor("gold", 0xffd7_00ff),
        NamedColor("goldenrod", 0xdaa5_20ff),
        NamedColor("gray", 0x8080_80ff),
        NamedColor("green", 0x0080_00ff),
        NamedColor("greenyellow", 0xadff_2fff),
        NamedColor("grey", 0x8080_80ff),
        NamedColor("honeydew", 0xf0ff_f0ff),
        NamedColor("hotpink", 0xff69_b4ff),
        NamedColor("indianred", 0xcd5c_5cff),
        NamedColor("indigo", 0x4b00_82ff),
        NamedColor("ivory", 0xffff_f0ff),
        NamedColor("khaki", 0xf0e6_8cff),
        NamedColor("lavender", 0xe6e6_faff),
        NamedColor("lavenderblush", 0xfff0_f5ff),
        NamedColor("lawngreen", 0x7cfc_00ff),
        NamedColor("lemonchiffon", 0xfffa_cdff),
        NamedColor("lightblue", 0xadd8_e6ff),
        NamedColor("lightcoral", 0xf080_80ff),
        NamedColor("lightcyan", 0xe0ff_ffff),
        NamedColor("lightgoldenrodyellow", 0xfafa_d2ff),
        NamedColor("lightgray", 0xd3d3_d3ff),
        NamedColor("lightgreen", 0x90ee_90ff),
        NamedColor("lightgrey", 0xd3d3_d3ff),
        NamedColor("lightpink", 0xffb6_c1ff),
        NamedColor("lightsalmon", 0xffa0_7aff),
        NamedColor("lightseagreen", 0x20b2_aaff),
        NamedColor("lightskyblue", 0x87ce_faff),
        NamedColor("lightslategray", 0x7788_99ff),
        NamedColor("lightslategrey", 0x7788_99ff),
        NamedColor("lightsteelblue", 0xb0c4_deff),
        NamedColor("lightyellow", 0xffff_e0ff),
        NamedColor("lime", 0x00ff_00ff),
        NamedColor("limegreen", 0x32cd_32ff),
        NamedColor("linen", 0xfaf0_e6ff),
        NamedColor("magenta", 0xff00_ffff),
        NamedColor("maroon", 0x8000_00ff),
        NamedColor("mediumaquamarine", 0x66cd_aaff),
        NamedColor("mediumblue", 0x0000_cdff),
        NamedColor("mediumorchid", 0xba55_d3ff),
        NamedColor("mediumpurple", 0x9370_dbff),
        NamedColor("mediumseagreen", 0x3cb3_71ff),
        NamedColor("mediumslateblue", 0x7b68_eeff),
        NamedColor("mediumspringgreen", 0x00fa_9aff),
        NamedColor("mediumturquoise", 0x48d1_ccff),
        NamedColor("mediumvioletred", 0xc715_85ff),
        NamedColor("midnightblue", 0x1919_70ff),
        NamedColor("mintcream", 0xf5ff_faff),
        NamedColor("mistyrose", 0xffe4_e1ff),
        NamedColor("moccasin", 0xffe4_b5ff),
        NamedColor("navajowhite", 0xffde_adff),
        NamedColor("navy", 0x0000_80ff),
        NamedColor("oldlace", 0xfdf5_e6ff),
        NamedColor("olive", 0x8080_00ff),
        NamedColor("olivedrab", 0x6b8e_23ff),
        NamedColor("orange", 0xffa5_00ff),
        NamedColor("orangered", 0xff45_00ff),
        NamedColor("orchid", 0xda70_d6ff),
        NamedColor("palegoldenrod", 0xeee8_aaff),
        NamedColor("palegreen", 0x98fb_98ff),
        NamedColor("paleturquoise", 0xafee_eeff),
        NamedColor("palevioletred", 0xdb70_93ff),
        NamedColor("papayawhip", 0xffef_d5ff),
        NamedColor("peachpuff", 0xffda_b9ff),
        NamedColor("peru", 0xcd85_3fff),
        NamedColor("pink", 0xffc0_cbff),
        NamedColor("plum", 0xdda0_ddff),
        NamedColor("powderblue", 0xb0e0_e6ff),
        NamedColor("purple", 0x8000_80ff),
        NamedColor("rebeccapurple", 0x6633_99ff),
        NamedColor("red", 0xff00_00ff),
        NamedColor("rosybrown", 0xbc8f_8fff),
        NamedColor("royalblue", 0x4169_e1ff),
        NamedColor("saddlebrown", 0x8b45_13ff),
        NamedColor("salmon", 0xfa80_72ff),
        NamedColor("sandybrown", 0xf4a4_60ff),
        NamedColor("seagreen", 0x2e8b_57ff),
        NamedColor("seashell", 0xfff5_eeff),
        NamedColor("sienna", 0xa052_2dff),
        NamedColor("silver", 0xc0c0_c0ff),
        NamedColor("skyblue", 0x87ce_ebff),
        NamedColor("slateblue", 0x6a5a_cdff),
        NamedColor("slategray", 0x7080_90ff),
        NamedColor("slategrey", 0x7080_90ff),
        NamedColor("snow", 0xfffa_faff),
        NamedColor("springgreen", 0x00ff_7fff),
        NamedColor("steelblue", 0x4682_b4ff),
        NamedColor("tan", 0xd2b4_8cff),
        NamedColor("teal", 0x0080_80ff),
        NamedColor("thistle", 0xd8bf_d8ff),
        NamedColor("tomato", 0xff63_47ff),
        NamedColor("transparent", 0x0000_0000),
        NamedColor("turquoise", 0x40e0_d0ff),
        NamedColor("violet", 0xee82_eeff),
        NamedColor("wheat", 0xf5de_b3ff),
        NamedColor("white", 0xffff_ffff),
        NamedColor("whitesmoke", 0xf5f5_f5ff),
        NamedColor("yellow", 0xffff_00ff),
        NamedColor("yellowgreen", 0x9acd_32ff),
    ]
}
