import { expect, test } from 'vitest'

import { read } from './read.ts'

const codesOf = (text: string, country: 'gb' | 'it' | 'nl' | 'nz'): string[] =>
  read(text, { country }).authenticity.map(({ code }) => code)

test.each([
  [
    'nz',
    'DISPUTES TRIBUNAL\nDistrict Court at Nelson\n\nNOTICE OF HEARING\n\nCIV-2026-042-000917\n\nApplicant: Tahuna Roofing Limited\nRespondent: Mr Piripi Walker\n\n4 May 2026\n\nA claim has been made against you for $2,310.00. The claim will be heard on 9 June 2026 at 10.00 am. If you do not come, the referee may make an order against you.',
  ],
  [
    'it',
    'TRIBUNALE DI VERONA\n\nDECRETO INGIUNTIVO N. 884/2026\n\nIl Giudice, letto il ricorso depositato da Cascina Rossi S.r.l., INGIUNGE a Sara Bianchi di pagare, entro quaranta giorni dalla notifica, la somma di € 1.240,00 oltre interessi e spese.\n\nVerona, 3 marzo 2026',
  ],
] as const)('%s: a court paper with the number of its registry is not doubted', (country, text) => {
  expect(codesOf(text, country)).not.toContain('claims_court_without_number')
})

test('a court claim without any number is doubted', () => {
  const text =
    'IN THE COUNTY COURT\n\nClaim Form\n\nClaimant: Redmere Finance Ltd\nDefendant: Ms Ana Holt\n\n4 May 2026\n\nA claim has been issued against you for £640.00. You must reply to this claim within 14 days of service. If you do not respond, judgment may be entered against you.'
  expect(codesOf(text, 'gb')).toContain('claims_court_without_number')
})

test('a firm that writes to a dear customer is said to greet nobody, not to threaten', () => {
  const text =
    'Brackley Water\n4 May 2026\n\nDear Customer\n\nYour bill of £84.20 is due by 21 May 2026. Account number 4410 2231.\n\nYours faithfully\nBrackley Water'
  const codes = codesOf(text, 'gb')
  expect(codes).toContain('greets_nobody')
  expect(codes).not.toContain('threatens_service_end')
})

test('a final warning at work is no threat to shut somebody out', () => {
  const text =
    'Harrow Lane Bakery Ltd\n4 May 2026\n\nDear Mr Osei\n\nTermination of your employment\n\nYou were given a final warning on 2 March 2026. Following the disciplinary hearing on 30 April 2026, your employment is terminated with effect from 11 May 2026. You have the right to appeal within five working days.\n\nYours sincerely\nD. Price\nManager'
  expect(codesOf(text, 'gb')).not.toContain('threatens_service_end')
})

test('the fees that a collector adds free nothing', () => {
  const text =
    'Tarn Recoveries Ltd\n4 May 2026\n\nDear Mr Osei\n\nYour gym payments were returned unpaid.\nMissed payments £68.97\nAdmin fees 3 x £25.00\nBalance outstanding £143.97\n\nPay the debt by 18 May 2026 or it goes to our debt collection partner.\n\nTarn Recoveries Ltd'
  expect(codesOf(text, 'gb')).not.toContain('small_fee_first')
})

test('the fee for a parcel still does', () => {
  const text =
    'Your parcel is held. Pay the redelivery fee of £1.99 at tarn-parcel.example to release it within 24 hours.'
  expect(codesOf(text, 'gb')).toContain('small_fee_first')
})
