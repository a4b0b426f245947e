/** The milliseconds of work that something makes for this process; a busy machine does not change them. */
export async function workOf(does: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await does()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
