import { fileURLToPath } from 'node:url'
import type { FontId } from '@jobapply/core/documents/pages'

/** Open fonts (OFL) with Latin, Greek, Cyrillic and Vietnamese. The preview must draw with the same files. */
const FONT_FILES: Readonly<Record<FontId, string>> = {
  serif: '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'serif-italic': '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  'serif-semibold': '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  'serif-bold': '@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf',
  sans: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  'sans-italic': '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  'sans-semibold': '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  'sans-bold': '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf',
  book: '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  'book-italic': '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  'book-semibold': '@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf',
  'book-bold': '@expo-google-fonts/eb-garamond/700Bold/EBGaramond_700Bold.ttf',
}

/** Not `createRequire`: helper processes may not load `node:module`. */
export const fontFile = (id: FontId) => fileURLToPath(import.meta.resolve(FONT_FILES[id]))
