import { ACCOUNT_SAVED } from '@jobapply/core/account/constants'
import { ACCOUNT_NOT_LOADED, ACCOUNT_NOT_SAVED } from '@jobapply/core/account/faults'
import { isPictureAddress } from '@jobapply/core/account/rules'
import { type AccountProfile, accountChanges } from '@jobapply/core/account/schema'
import { openDraft } from '#forms/draft.ts'
import { pick } from '#forms/draft-state.ts'
import type { Form } from '#forms/form.ts'
import { byPath } from '#forms/problems.ts'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'

const FIELDS = ['username', 'display_name', 'bio', 'avatar_url'] as const
type Values = Pick<AccountProfile, (typeof FIELDS)[number]>
/** Every save sends its own fields only, so there is one version of the account. */
type Base = AccountProfile & { version: 0 }

/** The header shows the name and the picture too. */
export function rememberAccount(stored: AccountProfile) {
  queryClient.setQueryData(api.account.me.get.queryKey(), stored)
  void queryClient.invalidateQueries({ queryKey: api.auth.session.key() })
}

const asBase = (stored: AccountProfile): Base => ({ ...stored, version: 0 })

/** A picture of our own storage is no address that a person has typed. */
const addressOf = ({ avatar_url }: AccountProfile) => (avatar_url && isPictureAddress(avatar_url) ? avatar_url : null)

const accountForm: Form<Base, Values, 'account'> = {
  sections: { account: FIELDS },
  lists: {},
  listTitle: () => '',
  valuesOf: (base) => ({ ...pick(base, FIELDS), avatar_url: addressOf(base) }),
  check: (_, values) =>
    byPath(
      (accountChanges.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
    ),
  load: async () => {
    const stored = await api.account.me.get.call()
    rememberAccount(stored)
    return asBase(stored)
  },
  send: async ({ values, changed }, client) => {
    const stored = await client.account.me.save(pick(values, changed))
    rememberAccount(stored)
    return { stored: asBase(stored) }
  },
  reloaded: { title: 'Reloaded', description: 'This is what we have saved.' },
  onLoaded: () => {},
  onNotLoaded: (error) => void toastFault(error, ACCOUNT_NOT_LOADED),
  onSaved: () => showToast({ title: ACCOUNT_SAVED, description: 'The header shows your new name and picture.', kind: 'good' }),
  onNotSaved: (error) => void toastFault(error, ACCOUNT_NOT_SAVED),
}

export const openAccount = (stored: AccountProfile) => {
  const draft = openDraft<Base, Values, 'account', object>(accountForm, asBase(stored))
  return { ...draft, adopt: (newer: AccountProfile) => draft.adopt(asBase(newer)) }
}
