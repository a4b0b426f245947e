import { KEYS_PLACE } from '@jobapply/core/api/constants'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { askOver } from './features/api/mcp/remote.ts'
import { createMcpServer } from './features/api/mcp/server.ts'
import { readSettings } from './platform/env.ts'
import { runProgram } from './platform/program.ts'
import { StartError } from './platform/start-error.ts'

/** For an assistant on this computer: it speaks through standard input and output, and asks the installation at PUBLIC_URL. */
await runProgram(async (onStop) => {
  const { JOBAPPLY_API_KEY: key, PUBLIC_URL, PORT } = process.env
  if (!key) throw new StartError(`JOBAPPLY_API_KEY is missing. Make an API key under ${KEYS_PLACE} and set it.`)
  const settings = readSettings({ ...(PUBLIC_URL && { PUBLIC_URL }), ...(PORT && { PORT }) })
  const server = await createMcpServer(askOver(settings.PUBLIC_URL, key))
  onStop(() => server.close())
  await server.connect(new StdioServerTransport())
  return undefined
})
