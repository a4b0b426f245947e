import { type DiffPart, shortenDiff } from '@jobapply/core/documents/word-diff'

/** What words are struck and what are new, as everywhere on the page: struck = old, marker = new. */
export const DiffText = ({ parts }: { parts: readonly DiffPart[] }) =>
  shortenDiff(parts).map(({ kind, text }, index) => {
    const key = `${index} ${text}`
    if (kind === 'same') return <span key={key}>{text} </span>
    if (kind === 'new') return <Inserted key={key} text={text} />
    return <Struck key={key} text={text} />
  })

const Struck = ({ text }: { text: string }) => (
  <>
    <del className="text-bad">
      <span className="sr-only">struck: </span>
      {text}
    </del>{' '}
  </>
)
const Inserted = ({ text }: { text: string }) => (
  <>
    <ins className="bg-mark px-0.5 no-underline">
      <span className="sr-only">new: </span>
      {text}
    </ins>{' '}
  </>
)
