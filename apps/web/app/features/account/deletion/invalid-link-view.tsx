import { DELETION_LINK_HOURS, PRIVACY_SETTINGS_PATH, TOKEN_MISSING } from '@jobapply/core/account/deletion-constants'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonClass } from '#ui/button.tsx'

export const InvalidLinkView = () => (
  <div className="grid gap-6">
    <h1 className="font-serif text-[2.5rem]/12">This link is not valid</h1>
    <Alert kind="bad">{TOKEN_MISSING}</Alert>
    <p className="text-ink-2">
      Nothing was deleted. A link works once, for {DELETION_LINK_HOURS} hours. You get a new one under Settings, Privacy.
    </p>
    <div className="flex flex-wrap gap-3 max-sm:grid">
      <a href={PATHS.landing} className={buttonClass({ look: 'primary' })}>
        Go Home
      </a>
      <Link to={PRIVACY_SETTINGS_PATH} className={buttonClass()}>
        Go to Settings
      </Link>
    </div>
  </div>
)
