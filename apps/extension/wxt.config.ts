import { defineConfig } from 'wxt'
import { FIREFOX_MANIFEST, MANIFEST } from './src/platform/manifest.ts'

export default defineConfig({
  srcDir: 'src',
  outDir: 'build',
  // Every import is written out, as in the other packages.
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser }) => (browser === 'firefox' ? FIREFOX_MANIFEST : MANIFEST),
})
