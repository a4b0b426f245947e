import { BaseSequencer } from 'vitest/node'

/** Projects by the length of their files: the short ones come last and keep every worker busy to the end of the run. */
const PROJECTS = ['e2e', 'call', 'component', 'unit']

/** Sorts by project, and within a project as Vitest does: by the durations of the last run, else by the size of the file. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files)
    return PROJECTS.flatMap((name) => sorted.filter(({ project }) => project.name === name))
  }
}
