import { expect, test } from 'vitest'
import { googleProblem, readAuthRequest } from './auth-request.ts'

const read = (address: string) => readAuthRequest(new URL(address, 'https://jobapply.example'))

test('the page opens on Sign In unless the address names another tab', () => {
  expect(read('/auth').tab).toBe('sign-in')
  expect(read('/auth?tab=sign-up').tab).toBe('sign-up')
  expect(read('/auth?tab=toString').tab).toBe('sign-in')
})

test('the link of the reset mail gives its token, which leaves the address', () => {
  expect(read('/auth#reset=a%2Bb')).toMatchObject({ resetToken: 'a+b', cleanAddress: '/auth' })
  expect(read('/auth#reset=100%')).toMatchObject({ resetToken: '100%' })
  expect(read('/auth').resetToken).toBeNull()
})

test('the link of the verification mail gives its token, which leaves the address', () => {
  expect(read('/auth#verify=a%2Bb')).toMatchObject({ verifyToken: 'a+b', resetToken: null, cleanAddress: '/auth' })
  expect(read('/auth#reset=a').verifyToken).toBeNull()
})

test('an error of Google is read once and leaves the address, the wanted page stays', () => {
  expect(read('/auth?error=google_failed&next=%2Fsettings%3Ftab%3Dbilling')).toMatchObject({
    errorCode: 'google_failed',
    next: '/settings?tab=billing',
    cleanAddress: '/auth?next=%2Fsettings%3Ftab%3Dbilling',
  })
})

test('Google hands over to the second step, which leaves the address', () => {
  expect(read('/auth?step=code&next=%2Fsearch')).toMatchObject({
    isSecondStep: true,
    next: '/search',
    cleanAddress: '/auth?next=%2Fsearch',
  })
  expect(read('/auth').isSecondStep).toBe(false)
})

test('AUTH-006 forceOnboarding leads to the wizard, whatever page was asked for', () => {
  expect(read('/auth?forceOnboarding=true&next=%2Fdashboard').next).toBe('/onboarding/step/1')
  expect(read('/auth?forceOnboarding=no&next=%2Fdashboard').next).toBe('/dashboard')
})

test('every way a Google sign-in can fail has its sentence', () => {
  expect(googleProblem('google_email_not_allowed', ['gmail.com'])).toBe('Please use a Gmail account to access JobApply AI')
  expect(googleProblem('google_email_unverified', ['gmail.com'])).toMatch("Google hasn't verified this address.")
  expect(googleProblem('google_other_account', ['gmail.com'])).toMatch('Another Google account is connected with this address.')
  expect(googleProblem('anything else', ['gmail.com'])).toBe("Google sign-in didn't work. Please try again.")
})
