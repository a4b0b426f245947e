import { NO_OUTLOOK } from '@jobapply/core/applications/inbox/constants'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** Microsoft's mailboxes take no password: signing in there, if the operator offers it, or emails one by one. */
export const NoPasswords = ({ onMicrosoft }: { onMicrosoft: (() => void) | undefined }) =>
  onMicrosoft ? (
    <div className="grid gap-3">
      <Alert kind="calm">
        Microsoft no longer accepts passwords for Outlook, Hotmail and Live mailboxes. Sign in there instead.
      </Alert>
      <div>
        <Button look="primary" onClick={onMicrosoft}>
          Sign in with Microsoft
        </Button>
      </div>
    </div>
  ) : (
    <Alert kind="warn">{NO_OUTLOOK}</Alert>
  )
