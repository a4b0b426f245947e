import type { ComponentProps } from 'react'
import type { Badge } from '#ui/badge.tsx'

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>

/** The badges of subscription statuses (spec 3 §4). */
const TONES = new Map<string, Tone>([
  ['active', 'good'],
  ['trialing', 'blue'],
  ['past_due', 'orange'],
  ['canceled', 'plain'],
  ['incomplete', 'warn'],
])
const UNKNOWN: Tone = 'accent'

export const toneOf = (status: string): Tone => TONES.get(status) ?? UNKNOWN
