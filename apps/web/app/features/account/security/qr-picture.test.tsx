import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrPicture } from './qr-picture.tsx'

const ADDRESS = `otpauth://totp/JobApply%20AI:ann%40example.org?secret=${'A'.repeat(32)}&issuer=JobApply%20AI`
const draw = (text: string) => renderToStaticMarkup(<QrPicture text={text} label="QR code for your authenticator app" />)
const darkIn = (picture: string) => new Set([...picture.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))

test('the picture of an address has its three corners inside of a margin of four modules', () => {
  const picture = draw(ADDRESS)
  const size = Number(/viewBox="0 0 (\d+) /.exec(picture)?.[1])
  const dark = darkIn(picture)
  const first = 4
  const last = size - 5
  const corner = (x: number, y: number) => [dark.has(`${x} ${y}`), dark.has(`${x + 1} ${y + 1}`), dark.has(`${x + 3} ${y + 3}`)]
  for (const [x, y] of [
    [first, first],
    [last - 6, first],
    [first, last - 6],
  ] as const)
    expect(corner(x, y)).toEqual([true, false, true])
  for (const place of dark) for (const at of place.split(' ').map(Number)) expect(at >= first && at <= last).toBe(true)
  expect(picture).toContain('aria-label="QR code for your authenticator app"')
})

test('another key makes another picture', () => {
  expect(draw(ADDRESS.replace('AAAA', 'BBBB'))).not.toBe(draw(ADDRESS))
})
