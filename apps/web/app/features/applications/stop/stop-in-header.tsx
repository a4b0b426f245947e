import { StopButton, useRunningForms } from './stop-everything.tsx'

/** For the header of every page: whoever sees a form being filled in can stop it from where they are. */
export default function StopInHeader() {
  const forms = useRunningForms()
  return forms ? <StopButton forms={forms} isShort /> : null
}
