// News of a page that is being watched: a script beside it that is read again and again, since a page from a file may read
// nothing else.

class News {
  /** How often it is read, in milliseconds. */
  static every = 500;

  constructor(session, editor, status) {
    this.session = session;
    this.editor = editor;
    this.status = status;
    this.known = JSON.stringify(session.source);
    const { news } = session.source;
    if (!news) return;
    window.previewNews = (source) => this.take(source);
    setInterval(() => {
      const script = make("script", "");
      script.onload = script.onerror = () => script.remove();
      script.src = `${encodeURIComponent(news)}?${Date.now()}`;
      document.head.append(script);
    }, News.every);
  }

  take(source) {
    const text = JSON.stringify(source);
    if (text === this.known) return;
    this.known = text;
    const { session, editor } = this;
    const { isEdited } = editor;
    session.source = source;
    editor.original = source.text;
    if (source.before) session.before = session.load(1, source.before, source.before.text).motion;
    if (!isEdited) editor.history.add(source.text);
    session.read(isEdited ? session.text : source.text);
    this.status.say(isEdited ? "the file has changed: Revert takes what it says" : "the file has changed");
  }
}
