import { expect, test } from 'vitest'

import { findObstacle, nameCameraError } from './camera.ts'

const navigator = { mediaDevices: { getUserMedia: () => Promise.reject(new Error('not asked')) } }

test('a page without https has no camera, whatever the browser can do', () => {
  expect(findObstacle({ isSecureContext: false, navigator })).toBe('insecure')
})

test('a browser without cameras is told apart from a page without https', () => {
  expect(findObstacle({ isSecureContext: true, navigator: {} })).toBe('unsupported')
  expect(findObstacle({ isSecureContext: true, navigator })).toBeUndefined()
})

test('a refusal is told apart from a camera that does not start', () => {
  const named = (name: string) => nameCameraError(Object.assign(new Error(), { name }))
  expect(named('NotAllowedError')).toBe('denied')
  expect(named('SecurityError')).toBe('denied')
  expect(named('NotFoundError')).toBe('other')
  expect(named('NotReadableError')).toBe('other')
  expect(nameCameraError('x')).toBe('other')
})
