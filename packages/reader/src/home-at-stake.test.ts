import { expect, test } from 'vitest'

import { read } from './read.ts'

const arrears = (end: string): string =>
  `Fernhill Homes\nRent account 20884\n3 March 2026\n\nDear Ms Okoro\n\nRent arrears\n\nYour rent account is £612.40 in arrears. Please pay this by 20 March 2026.\n\n${end}\n\nYours sincerely\nIncome team`

test.each([
  'If nothing changes we might have to think about a notice seeking possession, and nobody wants that.',
  'Going to court for possession of your home is our last resort.',
  'We may need to consider serving a notice seeking possession.',
  'This letter is sent before your landlord can apply for an eviction order.',
])('rent arrears where the home is only spoken of can wait a little: %s', (end) => {
  expect(read(arrears(end))).toMatchObject({
    documentType: 'RENT_ARREARS_LETTER',
    urgencyLevel: 'medium',
  })
})

test.each([
  'If you do not pay, we will apply to the court for possession of your home.',
  'We may apply to the court for a possession order without writing again.',
  'We might think about a plan. Unless you call, we will ask the court to evict you.',
])('rent arrears where a step towards the home is next are urgent: %s', (end) => {
  expect(read(arrears(end))).toMatchObject({
    documentType: 'RENT_ARREARS_LETTER',
    urgencyLevel: 'high',
  })
})

test('a reminder of rent abroad that says what might follow can wait a little', () => {
  const text =
    'SCI du Verger\n\nLyon, le 9 mars 2026\n\nRappel de loyer\n\nMadame,\n\nVotre loyer de février, soit 640,00 €, reste impayé. Merci de le régler avant le 20 mars 2026. À défaut, nous pourrions engager une procédure d’expulsion.\n\nLe bailleur'
  expect(read(text)).toMatchObject({ documentType: 'RENT_ARREARS_LETTER', urgencyLevel: 'medium' })
})
