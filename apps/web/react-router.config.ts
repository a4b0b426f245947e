import type { Config } from '@react-router/dev/config'
import { PAGE_SCRIPTS } from './page-scripts.ts'

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: Object.keys(PAGE_SCRIPTS),
} satisfies Config
