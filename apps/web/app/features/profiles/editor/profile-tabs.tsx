import { CertificationsTab } from './certifications/certifications-tab.tsx'
import { EducationTab } from './education/education-tab.tsx'
import { ExperienceTab } from './experience/experience-tab.tsx'
import { PersonalTab } from './personal/personal-tab.tsx'
import { SkillsTab } from './skills/skills-tab.tsx'

/** The tabs that both editors share. */
export const profileTabs = (canClear: boolean) => ({
  personal: () => <PersonalTab />,
  experience: () => <ExperienceTab />,
  education: () => <EducationTab />,
  certifications: () => <CertificationsTab canClear={canClear} />,
  skills: () => <SkillsTab />,
})
