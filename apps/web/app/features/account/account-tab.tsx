import { AccountCard } from './account-card.tsx'
import { type Section, SettingsSections } from './settings-sections.tsx'

/** In the order of the screen; a new card is one line. */
const SECTIONS: readonly Section[] = [{ id: 'account', label: 'Account', Part: AccountCard }]

export const AccountTab = () => <SettingsSections sections={SECTIONS} />
