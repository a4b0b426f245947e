import { MANDATORY_NOTE } from '@jobapply/core/profiles/constants'

const [before = '', after = ''] = MANDATORY_NOTE.split('*')

/** With the star in the colour that it has at the fields. */
export const MandatoryNote = () => (
  <p className="text-13 text-ink-2">
    {before}
    <span className="font-semibold text-warn">*</span>
    {after}
  </p>
)
