import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const APP = join(import.meta.dirname, '../..')
const ADDRESS = /['"`][\w.+-]{1,64}@[\w-]{1,64}\.\w/

test('ADMIN-005 the code of the browser names no address, so no list of admins', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => !file.includes('.testing.') && ADDRESS.test(readFileSync(join(APP, file), 'utf8')))).toEqual([])
})
