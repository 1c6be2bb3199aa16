/** The event by which the desktop shell hands the clipboard to the page; its `detail` is the text. */
export const CLIPBOARD_EVENT = 'assay:clipboard'
