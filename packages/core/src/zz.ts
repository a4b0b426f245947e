import type { z } from 'zod'
import type { profileUpdate, Profile, profileChanges } from './profiles/schema.ts'
import type { AutoApplySettings } from './preferences/schema.ts'
type In = z.input<typeof profileUpdate>
const a: In = { id: 'x', version: 1, changes: { full_name: 'Ann', experience: [{ id: '1', company: 'a', position: 'b', location: null, startDate: null, endDate: null, current: false, description: null, technologies: [] }] } }
const b: In = { id: 'x', version: 1, changes: { full_name: 3 } }
const c: In = { id: 'x', version: 1, changes: { gender: 'nope' } }
type P = Profile['education'][number]
const p: P = 3
type S = AutoApplySettings['salaryRange']
const s: S = 3
export { a, b, c, p, s }
