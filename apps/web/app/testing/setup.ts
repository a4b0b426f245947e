import { queryClient } from '#platform/query-client.ts'

const { queries, ...others } = queryClient.getDefaultOptions()

// A call that failed is made again as often as in the product, but at once; query-client.test.ts proves the pauses.
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
