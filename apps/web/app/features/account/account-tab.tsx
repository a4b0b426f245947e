import { AccountCard } from '#features/account/user/account-card.tsx'
import { useAuth } from '#platform/auth.tsx'
import { MailboxCard } from './mailbox/mailbox-card.tsx'
import { DevicesCard } from './security/devices-card.tsx'
import { GoogleCard } from './security/google-card.tsx'
import { KeysCard } from './security/keys-card.tsx'
import { PasswordCard } from './security/password-card.tsx'
import { SessionsCard } from './security/sessions-card.tsx'
import { TwoStepCard } from './security/two-step-card.tsx'
import { type Section, SettingsSections } from './settings-sections.tsx'

/** In the order of the screen; a new card is one line. */
const SECTIONS: readonly Section[] = [
  { id: 'account', label: 'Account', Part: AccountCard },
  { id: 'password', label: 'Password', Part: PasswordCard },
  { id: 'google', label: 'Google', Part: GoogleCard },
  { id: 'two-step', label: 'Two-step sign-in', Part: TwoStepCard },
  { id: 'sessions', label: 'Sessions', Part: SessionsCard },
  { id: 'devices', label: 'Devices', Part: DevicesCard },
  { id: 'mailbox', label: 'Mailbox', Part: MailboxCard },
  { id: 'keys', label: 'API keys', Part: KeysCard },
]

const WITHOUT_GOOGLE = SECTIONS.filter(({ id }) => id !== 'google')

export function AccountTab() {
  const { rules } = useAuth()
  return <SettingsSections sections={rules.google ? SECTIONS : WITHOUT_GOOGLE} />
}
