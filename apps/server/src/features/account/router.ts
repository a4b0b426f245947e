import { meRouter } from './me-router.ts'

export const accountRouter = {
  me: meRouter,
}
