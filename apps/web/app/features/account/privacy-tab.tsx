import { DangerZone } from './deletion/danger-zone.tsx'
import { ExportCard } from './deletion/export-card.tsx'
import { PrivacyCard } from './privacy/privacy-card.tsx'
import { type Section, SettingsSections } from './settings-sections.tsx'

/** In the order of the screen; a new card is one line. */
const SECTIONS: readonly Section[] = [
  { id: 'privacy', label: 'Privacy', Part: PrivacyCard },
  { id: 'data-management', label: 'Data Management', Part: ExportCard },
  { id: 'danger-zone', label: 'Danger Zone', Part: DangerZone },
]

export const PrivacyTab = () => <SettingsSections sections={SECTIONS} />
