import { expect, test } from 'vitest'

import { read } from './read.ts'

test('a charge runs from the day on which it was served personally', () => {
  const text =
    'Tarn & Keir\nSheriff Officers\n\nCHARGE FOR PAYMENT OF MONEY\n\nYou are charged to pay the total sum of £2,229.76 within 14 days after the date of service of this charge.\n\nServed personally on 6 October 2026 by M. Lark, Sheriff Officer\n'
  expect(read(text, { country: 'gb' }).deadline?.iso).toBe('2026-10-20')
})

test.each([
  ['beginning with that day', 28, null],
  ['from the same date', 28, null],
])('a time %s runs from the service told before it', (words, days, iso) => {
  const text = `Penalty Charge Notice\nPCN TA1234567A\nIssued 18/11/2026\n\nThe charge is £60.00. It is £30.00 if you pay within 14 days beginning with the day on which this notice is served.\n\nYou must pay, or make representations, before the end of the period of 28 days ${words}.\n\nTarn City Council`
  const { deadline } = read(text, { country: 'gb' })
  expect([deadline?.relativeDays, deadline?.iso]).toEqual([days, iso])
})

test('a time from a letter in Romanian ends on a day', () => {
  const text =
    'Tarn Homes\n12 noiembrie 2026\n\nStimată doamnă Popescu,\n\nChiria are o restanță de £684.20. Vă rugăm să plătiți restanța în termen de 7 zile de la data acestei scrisori.'
  expect(read(text, { country: 'gb' }).deadline?.iso).toBe('2026-11-19')
})
