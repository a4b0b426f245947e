import { Button } from '#ui/button.tsx'

type Asked = { isFetching: boolean; refetch: () => unknown }

/** A block that could not be loaded, with its documented sentence; the others stay. */
export const BlockFailure = ({ sentence, query }: { sentence: string; query: Asked }) => (
  <div role="alert" className="grid justify-items-start gap-3 px-5 py-5">
    <p className="text-bad">{sentence}</p>
    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
      Retry
    </Button>
  </div>
)
