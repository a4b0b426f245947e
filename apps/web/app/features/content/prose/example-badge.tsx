import { Badge } from '#ui/badge.tsx'

/** Marks what stands in the operator's file and is not confirmed there (decisions, Names). */
export const ExampleBadge = ({ confirmed }: { confirmed: boolean }) => (confirmed ? null : <Badge tone="warn">Example</Badge>)
