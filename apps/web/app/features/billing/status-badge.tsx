import type { DisplayStatus } from '@jobapply/core/billing/rules'
import { Badge } from '#ui/badge.tsx'

const TONES = { green: 'good', blue: 'blue', orange: 'orange', red: 'bad' } as const

export const StatusBadge = ({ label, colour }: DisplayStatus) => <Badge tone={TONES[colour]}>{label}</Badge>
