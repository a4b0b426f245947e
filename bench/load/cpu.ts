import { readdirSync, readFileSync } from 'node:fs'

const MS_A_TICK = 10

function statOf(id: number | string | undefined): string[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** CPU time of a process and of its ended children, in milliseconds (Linux). */
export const cpuMsOf = (id: number | string | undefined) =>
  statOf(id)
    .slice(11, 15)
    .reduce((total, ticks) => total + Number(ticks) * MS_A_TICK, 0)

/** The server of a cluster and its running processes. */
export function postgresIds(pidFile: string): string[] {
  const [postmaster = ''] = pidFile.split('\n')
  const children = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && statOf(id)[1] === postmaster)
  return [postmaster, ...children]
}
