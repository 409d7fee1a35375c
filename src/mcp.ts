export { createMcpServer, type McpServerOptions } from './mcp/create-mcp-server.js';
