import type { SecondFactorSetup, SecurityState } from '@jobapply/core/auth/security'
import { useState } from 'react'
import { showToast } from '#platform/toasts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpTwoStep } from './set-up-two-step.tsx'

export type TwoStepAction = 'start' | 'renew' | 'turn off'
type Props = { action: TwoStepAction; security: SecurityState; onClose: () => void }

const QUESTIONS = {
  start: {
    title: 'Set up two-step sign-in',
    text: 'You need an authenticator app on your phone or in your password manager. All other browsers are signed out, and paired ones are revoked.',
    action: 'Continue',
  },
  renew: { title: 'Make new recovery codes?', text: 'The codes that you have now stop working.', action: 'Make new codes' },
  'turn off': {
    title: 'Turn off two-step sign-in?',
    text: 'Your account is then protected by its password or by Google alone.',
    action: 'Turn off',
  },
} as const

/** First the proof, then what the action needs: the new key, or the new recovery codes. */
export default function TwoStepDialog({ action, security, onClose }: Props) {
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const [codes, setCodes] = useState<string[]>()

  if (codes)
    return (
      <Dialog title="Your recovery codes" onClose={onClose}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    )
  if (setup)
    return (
      <Dialog title="Add your authenticator app" onClose={onClose}>
        <SetUpTwoStep
          setup={setup}
          onCancel={onClose}
          onDone={(made) => {
            setCodes(made)
            showToast({ title: 'Two-step sign-in is on', description: 'Now save your recovery codes.', kind: 'good' })
          }}
        />
      </Dialog>
    )
  return (
    <ProofDialog
      {...QUESTIONS[action]}
      security={security}
      onClose={onClose}
      onSubmit={async (proof, client) => {
        const { secondFactor } = client.auth.security
        if (action === 'start') return setSetup(await secondFactor.start({ proof }))
        if (action === 'renew') return setCodes((await secondFactor.renewRecoveryCodes({ proof })).recoveryCodes)
        await secondFactor.turnOff({ proof })
        showToast({ title: 'Two-step sign-in is off', description: 'We no longer ask for a code.', kind: 'good' })
        onClose()
      }}
    />
  )
}
