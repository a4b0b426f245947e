import { Card } from '#ui/card.tsx'
import { EducationList } from './education-list.tsx'
import { PublicationList } from './publication-list.tsx'

export const EducationTab = () => (
  <>
    <Card title="Education">
      <EducationList />
    </Card>
    <Card title="Publications">
      <PublicationList />
    </Card>
  </>
)
