import { PrivacyCard } from './privacy/privacy-card.tsx'
import { type Section, SettingsSections } from './settings-sections.tsx'

/** In the order of the screen; a new card is one line. */
const SECTIONS: readonly Section[] = [{ id: 'privacy', label: 'Privacy', Part: PrivacyCard }]

export const PrivacyTab = () => <SettingsSections sections={SECTIONS} />
