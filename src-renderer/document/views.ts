/** The views that a document can be looked at in. */

export const VIEW_NAMES = ['table', 'text', 'page', 'decoded', 'bytes', 'changes'] as const
/** `table`: the rows and cells of sheets. `page`: as it looks. `changes`: of an MCP server, since it was last read. */
export type ViewName = (typeof VIEW_NAMES)[number]

/** Views in which the find bar finds; from the others it leads to the text. */
export const SEARCHED_VIEWS: ReadonlySet<ViewName> = new Set(['table', 'text', 'page'])
