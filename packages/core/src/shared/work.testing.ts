/** CPU milliseconds of this process, which a busy machine does not change. */
export async function workOf(does: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await does()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
