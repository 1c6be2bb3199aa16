/** Port of `assay mcp --http`: beside the service's. */
export const DEFAULT_MCP_PORT = 27_730
