import { describe, expect, test } from 'vitest'

import { describeError, findRequestId, isConnectionLost, isCreditsError } from './errors.ts'
import { readError } from './read-error.ts'

const body = (code: string, message: string) =>
  JSON.stringify({ code, error: message, message, requestId: 'r-1' })

describe('an error from the API', () => {
  test('has the status, a colon and the text as its message', () => {
    expect(readError(500, 'It broke').message).toBe('500: It broke')
  })

  test('speaks with the words of the server', () => {
    const error = readError(401, body('unauthenticated', 'Invalid email or password'))
    expect(describeError(error, 'Fallback')).toBe('Invalid email or password')
    expect(findRequestId(error)).toBe('r-1')
  })

  test('falls back to our words when the answer is not ours', () => {
    expect(describeError(readError(502, '<html>Bad gateway</html>'), 'Fallback')).toBe('Fallback')
  })
})

describe('a lost connection', () => {
  test('is told apart from an answer', () => {
    expect(isConnectionLost(new TypeError('Failed to fetch'))).toBe(true)
    expect(isConnectionLost(readError(500, ''))).toBe(false)
  })
})

describe('missing credits', () => {
  test.each([
    ['the code', readError(403, body('credits_required', 'No credits remaining.')), true],
    ['a bare 403', readError(403, 'Forbidden'), true],
    ['the words', readError(402, 'Credits required'), true],
    ['another code', readError(422, body('refused', 'This file is empty.')), false],
    ['no answer', new TypeError('Failed to fetch'), false],
  ])('are seen by %s', (_, error, isMissing) => {
    expect(isCreditsError(error)).toBe(isMissing)
  })
})
