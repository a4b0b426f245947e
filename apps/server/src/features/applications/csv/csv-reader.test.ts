import { CSV_SHAPES_OF_10_MB } from '@jobapply/core/applications/csv/shapes.testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Pool } from '#platform/sandbox/pool'
import { openCsvPool } from './csv-reader.ts'

let pool: Pool
beforeAll(() => {
  pool = openCsvPool({ heapMegabytes: 64, megabytes: 120 })
})
afterAll(() => pool.stop())

test.each(Object.entries(CSV_SHAPES_OF_10_MB))('10 MB of %s fit into 64 MB of heap', async (_, make) => {
  const bytes = new Uint8Array(Buffer.from(make()))
  const result = await pool.ask({ bytes, dateOrder: null }, z.object({ rows: z.array(z.unknown()).max(2_000) }).nullable())
  expect(result).toHaveProperty('answer')
})
