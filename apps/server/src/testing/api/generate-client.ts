import { registerHooks } from 'node:module'

/**
 * Generates a client from an OpenAPI document: `node generate-client.ts DOCUMENT FOLDER`. A program of its own, because the generator needs
 * the compiler's API, which TypeScript 7 does not have: here it finds the TypeScript 5 of this package.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'typescript' ? { ...context, parentURL: import.meta.url } : context),
})

const [, , input = '', output = ''] = process.argv
const { createClient } = await import('@hey-api/openapi-ts')
await createClient({
  input,
  output,
  plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk'],
  logs: { level: 'silent' },
})
