import { Card } from '#ui/card.tsx'
import { ExperienceList } from './experience-list.tsx'
import { ProjectList } from './project-list.tsx'
import { VolunteerList } from './volunteer-list.tsx'

export const ExperienceTab = () => (
  <>
    <Card title="Work Experience" hint="Newest first: employers read from the top.">
      <ExperienceList />
    </Card>
    <Card title="Projects">
      <ProjectList />
    </Card>
    <Card title="Volunteer Work">
      <VolunteerList />
    </Card>
  </>
)
