import type { SecondFactorSetup } from '@jobapply/core/auth/security'
import type { FormEvent } from 'react'
import { useMutate } from '#platform/mutate.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { QrPicture } from './qr-picture.tsx'

type Props = { setup: SecondFactorSetup; onDone: (recoveryCodes: string[]) => void; onCancel: () => void }

/** The new key as a picture and as text, and the first code that shows that the app has it. */
export function SetUpTwoStep({ setup, onDone, onCancel }: Props) {
  const { mutate, isPending: busy, problem, setProblem } = useMutate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (!code) return setProblem('Please enter the code your app shows.')
    void mutate(async (client) => onDone((await client.auth.security.secondFactor.confirm({ code })).recoveryCodes))
  }

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={busy} className="grid gap-4.5">
        <p className="text-ink-2">
          Scan the QR code with an authenticator app, or{' '}
          <a href={setup.address} className="text-accent underline">
            open it on this device
          </a>
          .
        </p>
        <div className="grid justify-items-center gap-3">
          <QrPicture text={setup.address} label="QR code for your authenticator app" />
          <p className="text-center text-13 text-ink-3">
            Or type this key:
            <br />
            <code className="font-mono text-14 text-ink select-all wrap-anywhere">{inGroups(setup.key)}</code>
          </p>
        </div>
        {problem && <Alert kind="bad">{problem}</Alert>}
        <Field id="first-code" name="code" label="Code" hint="The six digits your app shows now">
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={16}
              className="tracking-wider tabular-nums"
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" look="primary" busy={busy}>
            Turn on
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

const inGroups = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ')
