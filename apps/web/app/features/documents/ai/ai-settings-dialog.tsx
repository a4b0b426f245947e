import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { WideDialog } from '#ui/dialogs/wide-dialog.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { AiLedger } from './ai-ledger.tsx'
import { AiSwitch } from './ai-switch.tsx'

/** Who writes, what a model would be sent, the switch, and everything that was sent so far. */
export default function AiSettingsDialog({ onClose }: { onClose: () => void }) {
  const status = useQuery(api.documents.ai.status.queryOptions({ staleTime: 0 }))
  return (
    <WideDialog title="AI" hint="Who writes for you, and what leaves this machine." onClose={onClose}>
      <div className="grid gap-7">
        {!status.data ? (
          <Loading query={status} />
        ) : status.data.endpoint ? (
          <AiSwitch {...status.data} endpoint={status.data.endpoint} />
        ) : (
          <p>
            This installation has no AI endpoint. Everything is written by the local engine on this machine, from the facts of
            your profile. Nothing is sent anywhere.
          </p>
        )}
        <AiLedger />
      </div>
    </WideDialog>
  )
}
