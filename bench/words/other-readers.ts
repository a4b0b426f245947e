import { spawnSync } from 'node:child_process'

/** Programs of others that print the text of a file, by its ending. */
const PROGRAMS: Readonly<Record<string, (file: string) => [string, ...string[]]>> = {
  pdf: (file) => ['pdftotext', '-q', file, '-'],
  docx: (file) => ['docx2txt', file, '-'],
  doc: (file) => ['antiword', '-w', '0', file],
  odt: (file) => ['odt2txt', '--width=-1', file],
}

export type Reading = { program: string; text?: string }

/** What another reader finds there; without a text the program is missing or refuses the file. */
export function readWithAnother(file: string): Reading | undefined {
  const [program, ...args] = PROGRAMS[/[^.]+$/.exec(file)?.[0] ?? '']?.(file) ?? []
  if (!program) return undefined
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return { program, ...(status === 0 && { text: stdout }) }
}
