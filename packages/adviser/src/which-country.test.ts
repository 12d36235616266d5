import { expect, test } from 'vitest'

import { reading, request } from './fixtures/factories.ts'
import { whichCountry } from './which-country.ts'

function choose(changes: Partial<ReturnType<typeof reading>['jurisdiction']>) {
  return whichCountry(
    reading({ jurisdiction: { ...reading().jurisdiction, countryCode: 'us', ...changes } }),
    request(),
  )
}

test('the country that the letter shows counts, when it shows it well', () => {
  expect(choose({ confidence: 0.9 })).toBe('us')
  expect(choose({ confidence: 0.4 })).toBe('gb')
})

test('the person’s own choice counts when nothing else was found', () => {
  expect(choose({ confidence: 1, detectionMethod: 'user_input' })).toBe('gb')
})
