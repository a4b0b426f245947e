import { PRODUCT } from '@jobapply/core/auth/constants'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { BillingTab } from '#features/billing/billing-tab.tsx'
import { AlertToggles } from '#features/notices/alert-toggles.tsx'
import { PagePurpose } from '#features/profiles/page-purpose.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { AccountTab } from './account-tab.tsx'
import { PrivacyTab } from './privacy-tab.tsx'
import { ThemeTab } from './theme-tab.tsx'

/** In the documented order (spec 3 §2); a new tab is one line. */
const TABS = {
  account: { label: 'Account', Tab: AccountTab },
  billing: { label: 'Billing', Tab: BillingTab },
  theme: { label: 'Theme', Tab: ThemeTab },
  alerts: { label: 'Alerts', Tab: AlertToggles },
  privacy: { label: 'Privacy', Tab: PrivacyTab },
} as const satisfies Record<string, { label: string; Tab: ComponentType }>
type TabName = keyof typeof TABS

const LABELS = Object.fromEntries(Object.entries(TABS).map(([name, { label }]) => [name, label])) as Record<TabName, string>
const isTab = (name: string | null): name is TabName => name !== null && Object.hasOwn(TABS, name)

export const meta = () => [{ title: `Settings · ${PRODUCT}` }]

export default function SettingsPage() {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('tab')
  const chosen = isTab(asked) ? asked : 'account'
  const { Tab } = TABS[chosen]
  return (
    <div className="max-w-[66rem]">
      <h1 className="sr-only">Settings</h1>
      <PagePurpose of="settings" className="mb-4" />
      <Tabs label="Settings" tabs={LABELS} value={chosen} onChange={(tab) => setAddress({ tab }, { replace: true })}>
        <div className="pt-6">
          <Tab />
        </div>
      </Tabs>
    </div>
  )
}
