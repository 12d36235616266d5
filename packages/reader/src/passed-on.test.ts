/** Letters that somebody forwards, types again or pastes as one line say what they said before. */
import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const LETTER = `Coastline Lettings Ltd
14 Esplanade, Tarn TN4 2AB

10 November 2026

Ms Kira Dawson
8 Sheridan Street
Tarn TN4 1BB

Dear Ms Dawson

Your rent of £640.00 is overdue. Please pay within 14 days of the date of this letter or we will go to court.

Yours sincerely
Aaron Lark
Coastline Lettings Ltd
`
const said = (text: string) => {
  const { senderOrganization, documentType, deadline, amounts } = read(text, { country: 'gb' })
  return {
    sender: senderOrganization,
    documentType,
    day: deadline?.iso,
    sums: amounts.map(({ value, role }) => `${value} ${role}`),
  }
}
const HEAD =
  'From: Sam Quill <sam@quill.example>\nTo: Alex Quill <alex@quill.example>\nSent: Monday 23 November 2026 09:12\nSubject: Fwd: scan\n\n'

describe('the same is read of a letter', () => {
  test.each([
    ['below the head of a mail that hands it on', `${HEAD}${LETTER}`],
    ['below a question', `Hi, I got this, what shall I do?\n\n${LETTER}`],
    ['below both', `${HEAD}Hi, what should I do?\n\n${LETTER}`],
    ['in one line', LETTER.trim().replace(/\s*\n\s*/g, ' ')],
    ['in small letters', LETTER.toLowerCase()],
  ])('%s', (_where, text) => {
    expect(said(text)).toEqual(said(LETTER))
  })
})

test.each([
  [
    'Auckland Transport\n\nInfringement fee: $60.00. Pay by 2\nDecember 2026 or the fee will be filed.',
    'nz',
    '2026-12-02',
  ],
  [
    'Fontechiara Energia\n\n10 novembre 2026\n\nLa invitiamo a pagare la fattura entro il 20\ndicembre 2026, altrimenti la fornitura sarà sospesa.',
    'it',
    '2026-12-20',
  ],
  [
    'Stadtwerke Tarn\n\nBitte zahlen Sie den offenen Betrag bis zum 20. November\n2026, sonst sperren wir den Strom.',
    'de',
    '2026-11-20',
  ],
] as const)('a day over the end of a line is whole: %s', (text, country, day) => {
  expect(read(text, { country }).deadline?.iso).toBe(day)
})

test('a number above a month is no day of it', () => {
  const text =
    'TV Licensing\n\nLicence reference: 3 0 8 8 1 2 7 4 5 5\nApril 2026\n\nDear Legal Occupier,\n\nPlease buy a licence by 24 April 2026.'
  expect(read(text).dates.map(({ iso }) => iso)).toEqual(['2026-04', '2026-04-24'])
})

test('what is quoted stands where it stood', () => {
  const text = `${HEAD}${LETTER}`
  const { amounts } = read(text, { country: 'gb' })
  expect(amounts.map(({ span }) => text.slice(...span))).toEqual(['£640.00'])
})

describe('nothing is taken for a note', () => {
  test('that is the letter itself', () => {
    const mail =
      'From: Tarn Broadband <bills@tarn.example>\nTo: Sam Quill <sam@quill.example>\nSubject: Your bill\n\nDear Sam\n\nYour bill of £31.00 is overdue.\nPlease pay it by 3 December 2026.\n\nIf you have paid, please ignore this mail.\n\nTarn Broadband Customer Care\n'
    expect(said(mail).sender).toBe('Tarn Broadband')
  })

  test('that is all there is: a question stays one', () => {
    const text = 'hi, i got this letter from my landlord\n\nhe wants 640 pounds. what can i do'
    expect(read(text, { country: 'gb' }).isEnquiry).toBe(true)
  })

  test('a story typed in small letters in some lines is no letter', () => {
    const text =
      'my landlord wants me out\nby friday\nhe says i owe rent\ni paid him cash\nno receipt\nwhat can i do?'
    expect(read(text, { country: 'gb' }).isEnquiry).toBe(true)
  })
})

describe('a head told as sentences', () => {
  test.each([
    [
      'Tarn Gas. 16 November 2026. Final demand for £412.11. If you do not pay within 7 days we will ask a court for a warrant to fit a prepayment meter.',
      'Tarn Gas',
      '2026-11-23',
    ],
    [
      'Bell & Quill Solicitors. 14 November 2026. Our client is Tarn Cafe Ltd. Your review of 1 November is false. Remove it within 7 days or we will issue proceedings for libel.',
      'Bell & Quill Solicitors',
      '2026-11-21',
    ],
    [
      'Tarnshire Police. Notice of intended prosecution, 12/11/2026. The driver of AB12 CDE exceeded 30 mph on 4/11/2026. You must name the driver within 28 days.',
      'Tarnshire Police',
      undefined,
    ],
    [
      'Amtsgericht Tarnau. Pfändungs- und Überweisungsbeschluss. 31 M 2241/26. Gläubiger: Tarn Mobil GmbH. Schuldner: Jan Quill. Drittschuldner: Sparkasse Tarnau. Wegen 1.244,80 EUR wird das Guthaben gepfändet.',
      'Amtsgericht Tarnau',
      undefined,
    ],
    [
      'UWV, 9 november 2026. Beslissing: u heeft te veel WW-uitkering ontvangen. U moet € 1.912,40 terugbetalen. Bezwaar kan binnen zes weken na dagtekening.',
      'UWV',
      '2026-12-21',
    ],
    [
      'Tarn Students. Hi Marcus, your autumn instalment of £1,650.00 was due on 1 October 2026. We may end your tenancy. Please pay by 30 November 2026.',
      'Tarn Students',
      '2026-11-30',
    ],
  ])('names its sender and its day: %s', (text, sender, day) => {
    const { senderOrganization, deadline } = read(text, { country: 'gb' })
    expect(senderOrganization).toBe(sender)
    if (day !== undefined) expect(deadline?.iso).toBe(day)
  })

  test.each([
    'Bad Landlord. Notice to leave came by text on 14 November 2026 and I have two kids, what do I do?',
    'Council Tax. My bill says £1,400 but I live alone. Is that right?',
  ])('is none in a question: %s', (text) => {
    const { isEnquiry, senderOrganization } = read(text, { country: 'gb' })
    expect([isEnquiry, senderOrganization]).toEqual([true, null])
  })
})
