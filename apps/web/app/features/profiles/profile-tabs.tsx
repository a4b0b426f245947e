import { CertificationsTab } from '#features/profiles/editor/certifications/certifications-tab.tsx'
import { EducationTab } from '#features/profiles/editor/education/education-tab.tsx'
import { ExperienceTab } from '#features/profiles/editor/experience/experience-tab.tsx'
import { PersonalTab } from '#features/profiles/editor/personal/personal-tab.tsx'
import { SkillsTab } from '#features/profiles/editor/skills/skills-tab.tsx'

/** The tabs that both editors share. */
export const profileTabs = (canClear: boolean) => ({
  personal: () => <PersonalTab />,
  experience: () => <ExperienceTab />,
  education: () => <EducationTab />,
  certifications: () => <CertificationsTab canClear={canClear} />,
  skills: () => <SkillsTab />,
})
