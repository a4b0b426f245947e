import { fault } from '#shared/fault'

export const FORWARDING_OFF = fault(409, 'Forwarding is off', 'This installation does not take forwarded emails.')
