import { LIMITS } from '@jobapply/core/profiles/constants'
import { completeUrl } from '@jobapply/core/shared/web/web-url'
import type { Bound, KeysOf } from './bound.ts'
import type { Importance } from './importance.ts'
import { TextField } from './text-field.tsx'

type Props<T> = {
  of: Bound<T>
  name: KeysOf<T, string | null>
  label: string
  importance?: Importance
  placeholder?: string
}

/** 'linkedin.com/in/ann' is completed to the whole address. */
export const UrlField = <T,>(props: Props<T>) => (
  <TextField {...props} type="url" limit={LIMITS.screen.url} complete={completeUrl} />
)
