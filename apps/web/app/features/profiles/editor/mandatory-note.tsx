import { MANDATORY_NOTE } from '@jobapply/core/profiles/constants'

const [before = '', after = ''] = MANDATORY_NOTE.split('*')

/** Its star has the same colour as the stars at the fields. */
export const MandatoryNote = () => (
  <p className="text-13 text-ink-2">
    {before}
    <span className="font-semibold text-warn">*</span>
    {after}
  </p>
)
