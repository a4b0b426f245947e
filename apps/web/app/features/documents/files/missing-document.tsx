import { FileQuestionMark } from 'lucide-react'
import { Link } from 'react-router'
import { ORPCError } from '#platform/orpc-error.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** A malformed id is refused as input. */
export const isMissing = (error: unknown, code: string) => error instanceof ORPCError && [code, 'BAD_INPUT'].includes(error.code)

type Props = { fault: { title: string; message: string }; to: string; label: string }

/** The address names a document that is not there; `to` leads to all of them. */
export const MissingDocument = ({ fault, to, label }: Props) => (
  <EmptyState
    Icon={FileQuestionMark}
    Heading="h1"
    title={fault.title}
    action={
      <Link to={to} className={buttonClass({ look: 'primary' })}>
        {label}
      </Link>
    }
  >
    {fault.message}
  </EmptyState>
)
