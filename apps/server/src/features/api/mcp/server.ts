import type { OperationName } from '@jobapply/core/api/operations'
import { PRODUCT } from '@jobapply/core/auth/constants'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { ORPCError } from '@orpc/contract'
import { describeTools, operationOf } from './tools.ts'

/** Runs an operation of `/api/v1`; an expected failure is an ORPCError. */
export type Ask = (operation: OperationName, input: object) => Promise<object>

const INSTRUCTIONS = `Search jobs for the person, explain their scores, and put jobs into the person's queue. The person reviews and approves every application in ${PRODUCT}; no tool sends one.`

/** The Model Context Protocol over the operations of `/api/v1`. The SDK is loaded on first use. */
export async function createMcpServer(ask: Ask) {
  const { Server } = await import('@modelcontextprotocol/sdk/server/index.js')
  const { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } = await import(
    '@modelcontextprotocol/sdk/types.js'
  )
  const server = new Server(
    { name: 'jobapply-ai', version: '1.0.0', title: PRODUCT },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: describeTools() }))
  server.setRequestHandler(
    CallToolRequestSchema,
    async ({ params: { name, arguments: input = {} } }): Promise<CallToolResult> => {
      const operation = operationOf(name)
      if (!operation) throw new McpError(ErrorCode.InvalidParams, 'There is no tool with this name.')
      try {
        const answer = await ask(operation, input)
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: { ...answer } }
      } catch (error) {
        // The assistant learns what went wrong, so it can try again or tell the person.
        if (error instanceof ORPCError) return { content: [{ type: 'text', text: error.message }], isError: true }
        throw error
      }
    },
  )
  return server
}
