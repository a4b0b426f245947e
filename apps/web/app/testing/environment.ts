import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { 'happy-dom': happyDom } = builtinEnvironments
let opened: ReturnType<typeof happyDom.setup> | undefined

/**
 * One window for all files of a worker. They share its modules too, and a module that has seen the document of an earlier file would go on
 * with that one; what a test leaves in the window is removed by `openTab`.
 */
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    opened ??= happyDom.setup(global, options)
    await opened
    return { teardown: () => undefined }
  },
} satisfies Environment
