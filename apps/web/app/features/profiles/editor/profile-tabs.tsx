import { CertificationsTab } from './certifications-tab.tsx'
import { EducationTab } from './education-tab.tsx'
import { ExperienceTab } from './experience-tab.tsx'
import { PersonalTab } from './personal-tab.tsx'
import { SkillsTab } from './skills-tab.tsx'

/** The tabs that need nothing but a profile. */
export const profileTabs = (canClear: boolean) => ({
  personal: () => <PersonalTab />,
  experience: () => <ExperienceTab />,
  education: () => <EducationTab />,
  certifications: () => <CertificationsTab canClear={canClear} />,
  skills: () => <SkillsTab />,
})
