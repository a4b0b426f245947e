import { defineConfig } from 'wxt'
import { MANIFEST } from './src/platform/manifest.ts'

export default defineConfig({
  srcDir: 'src',
  outDir: 'build',
  // Every import is written out, as in the other packages.
  imports: false,
  manifest: MANIFEST,
})
