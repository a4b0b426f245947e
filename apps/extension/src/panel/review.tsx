import { type ReactNode, useRef } from 'react'
import { canSend, type Run, type RunField } from '#applications/run'
import { ask } from './ask.ts'
import { groupFields } from './field-groups.ts'
import type { KeyAction } from './keys.ts'
import { OpenField } from './open-field.tsx'
import { Prepared } from './prepared.tsx'
import { Progress } from './progress.tsx'
import { useReviewKeys } from './review-keys.ts'

/** Each field with its value, where it comes from and how sure we are, sorted by what it wants from the person. */
export function Review({ run }: { run: Run }) {
  const { phase, isAlone } = run
  if (isAlone && phase !== 'sending')
    return (
      <p role="status" className="card calm">
        Full automation is filling in this form alongside you. Anything uncertain is left to you.
      </p>
    )
  if (phase === 'opening')
    return (
      <>
        <p role="status">Opening and reading the form</p>
        <Buttons>
          <Button label="Look again" onClick={() => ask({ type: 'apply.again' })} />
          <Leave />
        </Buttons>
      </>
    )
  if (phase === 'waiting')
    return (
      <div className="card calm">
        <p>
          {run.isHere
            ? "We don't see a form to fill there. If their page moved to another site, click the JobApply AI button in the toolbar again."
            : "We don't see a form to fill there. Sign in on their page, or open the form, then continue."}
        </p>
        <Buttons>
          <Button isPrimary label="Continue" onClick={() => ask({ type: 'apply.again' })} />
          <Submitted />
          <Leave />
        </Buttons>
        <Prepared />
      </div>
    )
  return <Form run={run} />
}

function Form({ run }: { run: Run }) {
  const { system, fields } = run
  const groups = groupFields(run)
  const open = groups['needs-you'].filter(({ required }) => required).length
  const review = useRef<HTMLDivElement>(null)
  useReviewKeys(review, groups['needs-you'][0]?.id)
  return (
    <div ref={review} className="stack">
      <p className="quiet">
        {system === '' ? 'Their own form' : `Form on ${system}`}, {fields.filter(({ decision }) => decision !== 'leave').length}{' '}
        fields
      </p>
      <Progress groups={groups} />
      <Group title="Needs you" note={open === 1 ? '1 required' : `${open} required`} fields={groups['needs-you']} isUrgent>
        {(field) => <OpenField field={field} />}
      </Group>
      <Group title="Please check" note="Typed only after you agree" fields={groups.check}>
        {(field) => (
          <Row field={field} confidence="Likely">
            <Button
              keyName="use"
              label={`Use ${field.label}`}
              text="Use"
              onClick={() => ask({ type: 'apply.accept', id: field.id })}
            />
          </Row>
        )}
      </Group>
      <Group title="Files" note="Goes to the employer's system as soon as it's attached" fields={groups.files}>
        {(field) => (
          <Row field={field} confidence="">
            <Button
              label={`Attach ${field.label}`}
              text="Attach"
              onClick={() => ask({ type: 'apply.attach', ids: [field.id] })}
            />
          </Row>
        )}
      </Group>
      <Group title="Ready to fill" note="Answers and where they come from" fields={groups.ready}>
        {(field) => <Row field={field} confidence="Certain" />}
      </Group>
      <Group title="On the page" note="Read back" fields={groups.done}>
        {(field) => <Row field={field} confidence="On the page" />}
      </Group>
      {system === '' && <Prepared />}
      <Actions run={run} toFill={groups.ready.length} files={filesToAttach(groups.files)} open={open} />
    </div>
  )
}

type GroupProps = { title: string; note: string; fields: RunField[]; isUrgent?: boolean; children(field: RunField): ReactNode }

function Group({ title, note, fields, isUrgent = false, children }: GroupProps) {
  if (fields.length === 0) return null
  return (
    <section>
      <div className="line">
        <h2>{title}</h2>
        <p className="quiet">{note}</p>
      </div>
      <ul className={isUrgent ? 'card rows urgent' : 'card rows'} aria-label={title}>
        {fields.map((field) => (
          <li key={field.id} tabIndex={-1}>
            {children(field)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({
  field: { label, field, shown },
  confidence,
  children,
}: {
  field: RunField
  confidence: string
  children?: ReactNode
}) {
  return (
    <>
      <div className="grow">
        <p className="quiet">{label}</p>
        <strong className="value">{shown || field.value}</strong>
      </div>
      <div className="aside">
        <p className="quiet">{shown !== '' && shown !== field.value ? 'you, on the page' : field.source}</p>
        {confidence && <p className="quiet">{confidence}</p>}
      </div>
      {children}
    </>
  )
}

const fillLabel = (count: number) => (count === 0 ? 'Fill again' : count === 1 ? 'Fill 1 field' : `Fill ${count} fields`)
/** Those whose place is certain; the others are attached one by one. */
const filesToAttach = (files: readonly RunField[]) => files.filter(({ decision }) => decision === 'fill').map(({ id }) => id)

/** One primary button: Fill first, then the way on. */
function Actions({ run, toFill, files, open }: { run: Run; toFill: number; files: string[]; open: number }) {
  const { phase, way, company, messages, page } = run
  if (phase === 'filling') return <p role="status">Filling in the form. Every value is read back.</p>
  if (phase === 'sending')
    return (
      <p role="status">
        {messages.length > 0 ? 'Their page needs something from you. Please do it there.' : 'Waiting for their page to confirm'}
      </p>
    )
  const isReady = canSend(run)
  return (
    <footer>
      <div className="main">
        {toFill > 0 && files.length > 0 && (
          <Button
            isPrimary
            label={`${fillLabel(toFill)} and attach ${files.length === 1 ? '1 file' : `${files.length} files`}`}
            onClick={() => ask({ type: 'apply.attach', ids: files })}
          />
        )}
        <Button
          keyName="fill"
          isPrimary={toFill > 0 && files.length === 0}
          label={fillLabel(toFill)}
          onClick={() => ask({ type: 'apply.fill' })}
        />
        {way === 'submit' && (
          <Button
            keyName={toFill === 0 ? 'submit' : undefined}
            isPrimary={toFill === 0}
            isDisabled={!isReady}
            label={`Submit to ${company}`}
            text={toFill > 0 ? 'Submit' : undefined}
            onClick={() => ask({ type: 'apply.submit' })}
          />
        )}
        {way === 'next' && (
          <Button
            isPrimary={toFill === 0}
            isDisabled={!isReady}
            label="Next page"
            onClick={() => ask({ type: 'apply.next', page })}
          />
        )}
      </div>
      <Buttons>
        <Button label="Look again" onClick={() => ask({ type: 'apply.again' })} />
        <Submitted />
        <Leave />
      </Buttons>
      <p className="quiet">
        {open > 0
          ? `${run.way === 'next' ? 'Next page' : 'Submit'} becomes available when nothing required is left. You press it.`
          : "You can also press the site's own button: we look for the confirmation."}
      </p>
    </footer>
  )
}

/** The person has sent the form by hand, and we have not seen it. */
const Submitted = () => <Button label="I submitted it" onClick={() => ask({ type: 'apply.said' })} />
const Leave = () => <Button label="Leave it" onClick={() => ask({ type: 'apply.leave' })} />
const Buttons = ({ children }: { children: ReactNode }) => <div className="buttons">{children}</div>

type ButtonProps = {
  label: string
  text?: string | undefined
  isPrimary?: boolean
  isDisabled?: boolean
  /** What a key of the panel presses. */
  keyName?: KeyAction | undefined
  onClick(): Promise<unknown>
}

function Button({ label, text = label, isPrimary = false, isDisabled = false, keyName, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      data-key={keyName}
      className={isPrimary ? 'button primary' : 'button'}
      aria-label={label}
      disabled={isDisabled}
      onClick={() => void onClick()}
    >
      {text}
    </button>
  )
}
