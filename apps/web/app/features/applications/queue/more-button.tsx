import { Button } from '#ui/button.tsx'

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

export const MoreButton = ({ pages }: { pages: Pages }) =>
  pages.hasNextPage && (
    <div className="grid border-t border-line p-3">
      <Button busy={pages.isFetchingNextPage} disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        Show more
      </Button>
    </div>
  )
