import { PRODUCT } from '@jobapply/core/auth/constants'
import { BRIDGE_PROTOCOL } from '@jobapply/core/jobs/messages'
import { InstallView } from './extension/install-view.tsx'
import { InstalledView } from './extension/installed-view.tsx'
import { useExtension } from './extension/use-extension.ts'

export const meta = () => [{ title: `Browser Extension · ${PRODUCT}` }]

/** Before: what it is and how to install it. After: pairing, and what each platform may do. */
export default function ExtensionPage() {
  const { greeting, refresh } = useExtension()
  if (greeting?.protocol === BRIDGE_PROTOCOL) return <InstalledView greeting={greeting} onChanged={refresh} />
  return <InstallView state={greeting === undefined ? 'looking' : greeting === null ? 'missing' : 'outdated'} />
}
