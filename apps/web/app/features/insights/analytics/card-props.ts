import type { Analytics } from '@jobapply/core/insights/schema'
import type { View } from '#ui/chart/figure-card.tsx'

export type CardProps = { figures: Analytics; view: View; onView: (view: View) => void }
