import { apiContract } from '@jobapply/core/api/contract'
import { OPERATIONS, type OperationName } from '@jobapply/core/api/operations'
import { toJsonSchema } from '#features/api/openapi/json-schema'

/** What an assistant can do, by the operation of `/api/v1` that does it: the same rules, limits and marks. */
const TOOLS = {
  search_jobs: 'searchJobs',
  read_score: 'readJob',
  queue_for_review: 'autoApply',
  list_applications: 'listApplications',
  track_application: 'readApplication',
  list_resumes: 'listResumes',
} as const satisfies Record<string, OperationName>

export const operationOf = (tool: string): OperationName | undefined => Object.entries(TOOLS).find(([name]) => name === tool)?.[1]

function inputOf(operation: OperationName) {
  const { inputSchema } = apiContract[operation]['~orpc']
  if (!inputSchema) throw new Error(`${operation} takes no input`)
  return { ...toJsonSchema(inputSchema, 'input'), type: 'object' as const }
}

export const describeTools = () =>
  Object.entries(TOOLS).map(([name, operation]) => {
    const { method, plan, summary, description } = OPERATIONS[operation]
    return {
      name,
      title: summary,
      description: `${description}${plan === 'Pro' ? ' Needs a paid plan.' : ''}`,
      inputSchema: inputOf(operation),
      annotations: { readOnlyHint: method === 'GET', destructiveHint: false, openWorldHint: false },
    }
  })
