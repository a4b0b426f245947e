import { BOARD_HOSTS } from '@jobapply/core/jobs/boards'
import { defineConfig } from 'wxt'
import { SITE } from './src/platform/site.ts'

/** The server writes its own address over SITE when it hands the extension out (EXT-020). */
export default defineConfig({
  srcDir: 'src',
  outDir: 'build',
  // Every import is written out, as in the other packages.
  imports: false,
  manifest: {
    name: 'JobApply AI',
    description: 'Searches the job boards that you use, from your own browser.',
    minimum_chrome_version: '126',
    permissions: ['storage', 'scripting', 'sidePanel'],
    host_permissions: [`${SITE}/*`],
    optional_host_permissions: Object.values(BOARD_HOSTS).flatMap((hosts) => hosts.map((host) => `https://*.${host}/*`)),
    action: { default_title: 'JobApply AI' },
  },
})
