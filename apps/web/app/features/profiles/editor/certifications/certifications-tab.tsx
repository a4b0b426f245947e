import { Card } from '#ui/card.tsx'
import { AwardList } from './award-list.tsx'
import { CertificationList } from './certification-list.tsx'
import { ClearAwards } from './clear-awards.tsx'

export const CertificationsTab = ({ canClear }: { canClear: boolean }) => (
  <>
    <Card title="Certifications">
      <CertificationList />
    </Card>
    <Card title="Awards & Achievements" action={canClear && <ClearAwards />}>
      <AwardList />
    </Card>
  </>
)
