import type { AiStatus } from '@jobapply/core/documents/ai-schema'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { describeFault } from '#platform/toast-fault.ts'
import { Alert } from '#ui/alert.tsx'
import { Switch } from '#ui/inputs/switch.tsx'

const { status } = api.documents.ai

type Props = Pick<AiStatus, 'isOn'> & { endpoint: NonNullable<AiStatus['endpoint']> }

/** The endpoint, and whether it may draft for this person. */
export function AiSwitch({ endpoint: { host, model }, isOn }: Props) {
  const { mutate, isPending, problem, setProblem } = useMutate()
  const choose = (wanted: boolean) =>
    mutate(
      async (client) => {
        const chosen = await client.documents.ai.choose({ host: wanted ? host : null })
        queryClient.setQueryData(status.queryKey(), chosen)
      },
      {
        failed(error) {
          setProblem(describeFault(error))
          // The host that was shown may be another one by now.
          return queryClient.invalidateQueries({ queryKey: status.key() })
        },
      },
    )
  return (
    <section aria-labelledby="ai-endpoint" className="grid gap-4">
      <div>
        <h3 id="ai-endpoint" className="text-16 font-semibold">
          The endpoint of this installation
        </h3>
        <p className="text-ink-2">
          <span className="font-semibold wrap-anywhere text-ink">{host}</span>, model {model}. It drafts cover letters, says what
          an answer that you rehearse lacked, and reads what our own reader left open in an uploaded resume.
        </p>
      </div>
      <div className="rounded-card border border-line bg-surface p-4">
        <Switch
          label={`Let ${host} write for me`}
          hint="Off until you switch it on. If the host changes, it is off again."
          checked={isOn}
          disabled={isPending}
          onChange={(wanted) => void choose(wanted)}
        />
      </div>
      {problem && <Alert kind="bad">{problem}</Alert>}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Facts term="Sent when it writes">
          What you did and can do: summary, work, projects, volunteer work, education, certificates, skills and languages. And the
          posting, or the lines of the resume that are to be read. When you rehearse: the question, the posting and your answer as
          you wrote it.
        </Facts>
        <Facts term="Never sent">
          Your name, email, phone, address and links, your salary, your work authorization, and how you identify yourself.
        </Facts>
      </dl>
    </section>
  )
}

const Facts = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt className="font-semibold">{term}</dt>
    <dd className="text-ink-2">{children}</dd>
  </div>
)
