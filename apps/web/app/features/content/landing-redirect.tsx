import { redirectDocument } from 'react-router'
import { PATHS } from '#paths.ts'

export function clientLoader() {
  throw redirectDocument(PATHS.landing)
}

export default function LandingRedirect() {
  return null
}
