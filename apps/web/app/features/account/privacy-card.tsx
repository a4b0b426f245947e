import { Card } from '#ui/card.tsx'

export function PrivacyCard() {
  return (
    <Card title="Privacy" hint="Who sees what about you.">
      <p className="text-ink-2">Nobody but you sees what you store here.</p>
    </Card>
  )
}
