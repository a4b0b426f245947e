/** A bench that prints the figure: `npm run bench -- name`, with fewer rounds unless `--full` asks for all. */
export type BenchSource = {
  bench: string
  few?: readonly string[]
  full?: readonly string[]
  /** The line that tells it; its first group is the figure. */
  line: RegExp
  /** Whether the figure keeps the gate; without it the bench's own exit code says so. */
  keeps?: (figure: string) => boolean
}

/** Tests that act it out: a file, or those tests of a file whose names fit. */
export type TestSource = { tests: readonly (string | readonly [file: string, name: RegExp])[] }

/** A program of its own, which prints the figure in its last line. It takes long, so it runs when it is named or with `--full`. */
export type CommandSource = { command: readonly [string, ...string[]]; isLong?: true; line: RegExp }

export type Source = BenchSource | TestSource | CommandSource

export type Figure = {
  id: string
  measure: string
  gate: string
  /** None: nothing measures it. */
  sources: readonly Source[]
  /** What of the measure is left open, said beside the figure. */
  missing?: string
  /** How much of it a run without `--full` takes: it passes, and says so. */
  few?: string
}

export type Verdict = 'pass' | 'fail' | 'in part' | 'not measured'
export type Result = Pick<Figure, 'id' | 'measure' | 'gate'> & {
  figure: string
  verdict: Verdict
  missing?: string
  few?: string
  seconds: number
}

/** What several sources of one figure say together. */
export function judge(
  outcomes: readonly { figure: string; isKept: boolean }[],
  missing?: string,
): Pick<Result, 'figure' | 'verdict'> {
  if (outcomes.length === 0) return { figure: missing ?? 'nothing measures it', verdict: 'not measured' }
  const figure = outcomes.map((one) => one.figure).join('; ')
  if (!outcomes.every(({ isKept }) => isKept)) return { figure, verdict: 'fail' }
  return { figure, verdict: missing === undefined ? 'pass' : 'in part' }
}

export function lineOf({ id, measure, figure, gate, verdict, missing, few }: Result) {
  const said = verdict === 'not measured' ? undefined : (missing ?? few)
  return [id, measure, figure, `gate ${gate}`, said === undefined ? verdict : `${verdict} (${said})`].join(' | ')
}
