import { PATHS } from '#paths.ts'

/** Searches guides and answers: /help filters itself, every other page opens it with the words. The key / comes here. */
export const SearchForm = ({ placeholder = 'Search guides and answers' }: { placeholder?: string }) => (
  <search>
    <form action={PATHS.help} className="max-w-[36rem]">
      <label htmlFor="help-search" className="sr-only">
        Search guides and answers
      </label>
      <input
        id="help-search"
        type="search"
        name="q"
        maxLength={100}
        placeholder={placeholder}
        className="h-11.5 w-full rounded-control border border-line-strong bg-surface px-4 text-16"
      />
    </form>
  </search>
)
