import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FeatureField } from './feature-field.tsx'

test.each([false, true])('the plan form says that features are text only (locked: %s)', (isLocked) => {
  const html = renderToStaticMarkup(<FeatureField features={['A coach']} isLocked={isLocked} onChange={() => {}} />)
  expect(html).toContain('Features are display text only and have no effect.')
})
