import { BaseSequencer } from 'vitest/node'

/** Projects by the length of their files: the short ones come last and keep every worker busy to the end of the run. */
const PROJECTS = ['e2e', 'call', 'component', 'unit']
/** Of the project that comes last: they take long and are not large, and a fresh checkout knows no durations. One that begins late would end alone. */
export const LONG = [
  'scripts/growth.test.ts',
  'packages/resume-parser/src/document/unreadable.test.ts',
  'packages/documents/src/hard-values.test.ts',
]

/** Sorts by project, and within a project as Vitest does: by the durations of the last run, else by the size of the file. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const bySize = await super.sort(files)
    const isLong = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
      LONG.some((path) => moduleId.endsWith(`/${path}`))
    const sorted = [...bySize.filter(isLong), ...bySize.filter((file) => !isLong(file))]
    return PROJECTS.flatMap((name) => sorted.filter(({ project }) => project.name === name))
  }

  /**
   * Deals the files of each project out in turn, so that every shard gets as many browser tests as the others.
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async shard(files) {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    const byPath = files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1))
    return PROJECTS.flatMap((name) =>
      byPath.filter(({ project }) => project.name === name).filter((_, place) => place % count === index - 1),
    )
  }
}
