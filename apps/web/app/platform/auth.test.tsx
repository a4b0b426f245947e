import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './auth.tsx'

const Screen = () => <p>{useAuth().status}</p>

test('AUTH-048 a screen that asks who is signed in outside the provider throws', () => {
  expect(() => renderToString(<Screen />)).toThrow('useAuth needs an AuthProvider above it')
})
