/** Figures of this process in the text form of Prometheus. Labels are names of ours, never anything that a person or a stranger has sent. */

export type Labels = Readonly<Record<string, string>>
export type Sample = { labels?: Labels; value: number }
export type Figure = { name: string; help: string; type: 'counter' | 'gauge'; samples: readonly Sample[] }

/** Some 250 calls and routes with up to ten statuses each; more is a mistake, and further ones are counted together. */
const MOST_SERIES = 5_000
const OTHERS = 'others'

type Series<Value> = { labels: Labels; value: Value }

/** The series of one figure, by their labels. The bound holds whatever a caller passes. */
function createSeries<Value>(make: () => Value) {
  const all = new Map<string, Series<Value>>()
  return {
    at(labels: Labels): Series<Value> {
      const key = JSON.stringify(labels)
      const found = all.get(key)
      if (found) return found
      if (all.size >= MOST_SERIES && !Object.values(labels).every((value) => value === OTHERS))
        return this.at(Object.fromEntries(Object.keys(labels).map((name) => [name, OTHERS])))
      const made = { labels, value: make() }
      all.set(key, made)
      return made
    },
    all: () => [...all.values()],
  }
}

/** By name: servers that follow one another in a process, as in tests, show a figure once. */
const collectors = new Map<string, () => string>()

/** Something that only grows while the process lives. */
export function createCounter(name: string, help: string) {
  const series = createSeries(() => 0)
  collectors.set(name, () =>
    renderFigure({ name, help, type: 'counter', samples: series.all().map(({ labels, value }) => ({ labels, value })) }),
  )
  return {
    add(labels: Labels = {}, by = 1) {
      series.at(labels).value += by
    },
  }
}

/** Seconds, counted by how long they took. */
export function createHistogram(name: string, help: string, bounds: readonly number[]) {
  const series = createSeries(() => ({ counts: bounds.map(() => 0), sum: 0, count: 0 }))
  collectors.set(name, () =>
    [
      ...headOf(name, help, 'histogram'),
      ...series
        .all()
        .flatMap(({ labels, value: { counts, sum, count } }) => [
          ...bounds.map((bound, place) => lineOf(`${name}_bucket`, { ...labels, le: String(bound) }, counts[place] ?? 0)),
          lineOf(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
          lineOf(`${name}_sum`, labels, sum),
          lineOf(`${name}_count`, labels, count),
        ]),
    ].join('\n'),
  )
  return {
    observe(labels: Labels, seconds: number) {
      const { value } = series.at(labels)
      value.sum += seconds
      value.count += 1
      bounds.forEach((bound, place) => {
        if (seconds <= bound) value.counts[place] = (value.counts[place] ?? 0) + 1
      })
    },
  }
}

/** Something that is looked at when somebody asks. */
export function createGauge(name: string, help: string, look: () => readonly Sample[], type: Figure['type'] = 'gauge') {
  collectors.set(name, () => renderFigure({ name, help, type, samples: look() }))
}

export const renderFigure = ({ name, help, type, samples }: Figure) =>
  [...headOf(name, help, type), ...samples.map(({ labels, value }) => lineOf(name, labels ?? {}, value))].join('\n')

/** Everything that this process counts. */
export const renderProcess = () => [...collectors.values()].map((collect) => collect()).join('\n')

const headOf = (name: string, help: string, type: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]

function lineOf(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(
    ([key, text]) => `${key}="${text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
  )
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}
