import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const codesIn = (text: string) => read(text).authenticity.map(({ code }) => code)

const mailFrom = (sender: string) =>
  `From: ${sender}\nSubject: Your parcel\n\nDear Ms Quill\n\nYour parcel comes on Monday 3 May 2027.`

describe('a mail', () => {
  test('under a known name from the address of somebody else is suspicious', () => {
    expect(codesIn(mailFrom('"Evri" <m4@articleboxes.example>'))).toContain('lookalike_domain')
  })

  test('from the address of its own name is not', () => {
    expect(codesIn(mailFrom('"Evri" <hello@evri.com>'))).not.toContain('lookalike_domain')
  })

  test('with marks between its letters that nobody sees is suspicious', () => {
    const hidden = Array.from('parcel', (letter) => `${letter}\u034f`).join('')
    expect(codesIn(`Your ${hidden} waits.`)).toContain('hidden_letters')
    expect(codesIn('Your parcel waits.')).not.toContain('hidden_letters')
  })
})

test('a security code that is given is not one that is asked for', () => {
  const letter = (words: string) => `Dear Ms Quill\n\n${words}\n\nYours sincerely`
  expect(codesIn(letter('Security code:\nK4PW82TN'))).not.toContain('asks_for_pin')
  expect(
    codesIn(letter('Reply at tarn.gov.uk with your security code: Part 1 4471-20 Part 2 VPQX.')),
  ).not.toContain('asks_for_pin')
  expect(codesIn(letter('Use the security code shown above to log in.'))).not.toContain(
    'asks_for_pin',
  )
  expect(codesIn(letter('Your security code is 4471-2088.'))).not.toContain('asks_for_pin')
  expect(codesIn(letter('Send us your security code today.'))).toContain('asks_for_pin')
  expect(codesIn(letter('Tell us the security code on your card.'))).toContain('asks_for_pin')
})

test.each([
  'U.S.P.S - The package has arrived at the warehouse and cannot be delivered due to incomplete address information. Confirm your address at the link. https://tarnps.com',
  'eFlow: Our records show an unpaid toll of €3.20. Settle within 24 hours: https://eflow-toll-ie.com/pay. Reply Y and reopen this message if the link does not work.',
])('a message that wants a link opened is a fraud: %s', (message) => {
  expect(read(message).documentType).toBe('SCAM_LETTER')
})

test('an office that wants its money abroad is a fraud', () => {
  const letter = (iban: string) =>
    `Centraal Justitieel Incassobureau\n\nGeachte heer/mevrouw,\n\nDe boete van 2 september 2025 is ondanks eerdere berichten niet betaald. U dient € 219,00 vóór 2 maart 2026 over te maken op rekeningnummer ${iban} ten name van CJIB.`
  expect(read(letter('LT00 3500 0100 0417 7720')).documentType).toBe('SCAM_LETTER')
  expect(read(letter('NL00 RABO 0417 7720 00')).documentType).toBe('PENALTY_CHARGE_NOTICE')
})

test.each(['acme-uk.com', 'acme-tools-uk.com', 'csa-uk.com', 'support-us.org'])(
  'a firm with its country in its address is no lookalike: %s',
  (host) => {
    expect(
      codesIn(`Dear Ms Quill\n\nYour parcel comes on 3 May 2027. See https://${host}.`),
    ).not.toContain('lookalike_domain')
  },
)

test('a landlord with an account abroad who speaks of a court is no fraud', () => {
  const letter =
    'Tarn Lettings Ltd\n2 Tarn Court, Goole\n\n3 May 2027\n\nDear Ms Quill\n\nYour rent of £640 for April has not been paid. Please pay within 14 days to LT12 3456 7890 1234 5678, or we go to court.\n\nWe must send our yearly return with all rents of the house and the costs of the roof by the end of this month, so please do not wait. HMRC asks us for a tax on every rent that is due.\n\nYours sincerely\nTarn Lettings Ltd'
  expect(read(letter).documentType).toBe('RENT_ARREARS_LETTER')
})

describe('what is never asked', () => {
  test.each([
    'つばめカード株式会社\n\n2026年12月のお支払い金額のお知らせ\n\n当社からメールで暗証番号をお尋ねすることはございません。',
    'Sparkasse Tarnau\n\nSehr geehrte Frau Quill,\n\nIhre PIN werden wir niemals abfragen.',
    'Banca Tarno S.p.A.\n\nGentile cliente,\n\nil codice PIN non Le sarà mai richiesto.',
    'Tarn Bank N.V.\n\nGeachte mevrouw Quill,\n\nUw pincode vragen wij nooit.',
  ])('is not asked, though "never" stands behind: %#', (text) => {
    expect(codesIn(text)).not.toContain('asks_for_pin')
  })

  test.each([
    'お客様のカードは停止されました。下のリンクから暗証番号をご入力ください。',
    'Geben Sie jetzt Ihre PIN ein. Sonst können Sie Ihr Konto nie wieder nutzen.',
  ])('is asked by a fraud: %#', (text) => {
    expect(codesIn(text)).toContain('asks_for_pin')
  })
})
