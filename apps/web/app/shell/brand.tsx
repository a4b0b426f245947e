import { PRODUCT, TAGLINE } from '@jobapply/core/auth/constants'

export const Brand = ({ collapsed }: { collapsed: boolean }) =>
  collapsed ? (
    <img src="/icon.svg" alt={PRODUCT} className="mx-auto size-7" />
  ) : (
    <>
      <p className="font-serif text-[1.375rem]/7">{PRODUCT}</p>
      <p className="mt-1 text-12 text-ink-3">{TAGLINE}</p>
    </>
  )
