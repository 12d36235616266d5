import { expect, test } from 'vitest'

import { countryOf } from './country-here.ts'

test.each([
  ['Europe/London', 'gb'],
  ['America/New_York', 'us'],
  ['America/Indiana/Knox', 'us'],
  ['America/Toronto', 'ca'],
  ['Australia/Lord_Howe', 'au'],
  ['Europe/Dublin', 'ie'],
  ['Atlantic/Canary', 'es'],
  ['Asia/Tokyo', 'jp'],
])('a form that is opened in %s starts with %s', (timeZone, country) => {
  expect(countryOf(timeZone)).toBe(country)
})

test.each(['America/Mexico_City', 'Europe/Vienna', 'UTC', undefined])(
  'a form that is opened in %s, whose law we do not hold, starts with the United Kingdom',
  (timeZone) => {
    expect(countryOf(timeZone)).toBe('gb')
  },
)
