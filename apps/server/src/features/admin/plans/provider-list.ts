type ListPage<T> = { data: T[]; has_more: boolean }
/** An audit reads at most this many of one kind, and says when there are more. */
export const MOST_READ = 10_000

export async function listAll<T extends { id: string }>(
  ask: (page: { limit: number; starting_after?: string }) => Promise<ListPage<T>>,
): Promise<T[]> {
  const all: T[] = []
  for (let after: string | undefined; all.length < MOST_READ; ) {
    const { data, has_more } = await ask({ limit: 100, ...(after && { starting_after: after }) })
    all.push(...data)
    after = data.at(-1)?.id
    if (!has_more || !after) break
  }
  return all
}
