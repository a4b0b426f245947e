import { PRODUCT } from '@jobapply/core/auth/constants'
import { ONBOARDING_KEY, STEPS } from '@jobapply/core/onboarding/constants'
import { isStepComplete, missingAnswers, readOnboardingData, stepToShow } from '@jobapply/core/onboarding/rules'
import type { OnboardingData } from '@jobapply/core/onboarding/schema'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { PATHS } from '#paths.ts'
import { useAuth } from '#platform/auth.tsx'
import { readText, saveCopy } from '#platform/local-store.ts'
import { SegmentedProgress } from '#ui/progress.tsx'
import { useFinishing } from './finishing.ts'
import { GoalsStep } from './goals-step.tsx'
import { NameStep } from './name-step.tsx'
import { ResumeStart } from './resume-start.tsx'
import { SourceStep } from './source-step.tsx'
import { StepForm } from './step-form.tsx'
import { useResumeStart } from './use-resume-start.ts'
import { UserTypeStep } from './user-type-step.tsx'

export const meta = () => [{ title: `Welcome · ${PRODUCT}` }]

const VIEWS = { 1: NameStep, 2: UserTypeStep, 3: GoalsStep, 4: SourceStep }

export default function OnboardingStepPage() {
  const { user } = useAuth()
  return user && <Wizard key={user.id} userId={user.id} />
}

function Wizard({ userId }: { userId: string }) {
  const { step: asked } = useParams()
  const navigate = useNavigate()
  const [data, setData] = useState(() => readOnboardingData(readText(ONBOARDING_KEY), userId))
  const { finish, isFinishing, isFinished } = useFinishing()
  const step = stepToShow(data, STEPS.find((one) => String(one) === asked) ?? 4)
  /** A double click adds no second history entry. */
  function goTo(to: number) {
    const address = `${PATHS.onboarding}/${to}`
    void navigate(address, { replace: location.pathname === address })
  }

  function keep(changed: OnboardingData) {
    setData(changed)
    saveCopy(userId, ONBOARDING_KEY, changed)
  }
  const resume = useResumeStart(data, keep)
  function submit() {
    const tidied = { ...data, step1: { name: data.step1.name?.trim() ?? '' } }
    keep(tidied)
    if (step === 4) finish(tidied, resume.file)
    else goTo(step + 1)
  }

  if (isFinished) return null
  if (String(step) !== asked) return <Navigate to={`${PATHS.onboarding}/${step}`} replace />
  const View = VIEWS[step]
  return (
    <>
      <SegmentedProgress label="Setup" value={step} of={STEPS.length} text={`Step ${step} of ${STEPS.length}`} />
      <StepForm
        key={step}
        step={step}
        isComplete={isStepComplete(data, step)}
        missing={resume.isReading ? 'Reading your resume …' : missingAnswers(data, step)}
        first={
          step === 1
            ? { part: <ResumeStart resume={resume} />, lead: resume.file ? 'then check the answers' : 'or answer yourself' }
            : undefined
        }
        isBusy={isFinishing}
        onSubmit={submit}
        onBack={() => goTo(step - 1)}
      >
        <View data={data} onChange={keep} resume={resume} />
      </StepForm>
    </>
  )
}
