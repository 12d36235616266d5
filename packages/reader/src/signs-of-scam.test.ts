import { describe, expect, test } from 'vitest'

import { read } from './read.ts'

const inLetter = (words: string) =>
  read(`Bramble Recoveries Ltd\n\nDate: 3 March 2026\n\nDear Ms Quill\n\n${words}\n`, {
    country: 'gb',
  })

describe('signs of a scam', () => {
  test.each([
    ['Confirm your card number, PIN and full password now.', 'asks_for_pin'],
    ['Pay with Google Play gift cards.', 'gift_card_payment'],
    ['Send the money in Bitcoin.', 'crypto_payment'],
    ['Act within 24 hours.', 'pressure_hours'],
    ['Log in at barclays-secure-verify.com today.', 'lookalike_domain'],
    ['This is the Barcllays Security desk.', 'misspelt_brand'],
    ['Do not write to our usual address.', 'avoids_known_contact'],
    ['Bitte schreiben Sie nicht an die bekannte Adresse.', 'avoids_known_contact'],
    ['Pay to IBAN LT60 1010 0123 4567 8901.', 'foreign_account'],
    [
      'Your order of £310. In case, you did not make this payment please call our billing team on 0800 555 0139.',
      'false_purchase',
    ],
    [
      'We offer you a work-from-home position. Send a one-time registration fee of £49.',
      'small_fee_first',
    ],
    ["Hey Mom, it's me! I got arrested. Send $2,500 for bail.", 'family_emergency'],
    ['Log in at gov-refund.example today.', 'lookalike_domain'],
    ['Log in at refund.gov.uk.co today.', 'lookalike_domain'],
  ])('%s', (words, code) => {
    expect(inLetter(words).authenticity.map((sign) => sign.code)).toContain(code)
  })

  test.each(['renting@courts.vic.gov.au', 'help@revenue.gov.ie', 'post@gov.bc.ca'])(
    'the address of a state is no lookalike: %s',
    (address) => {
      expect(inLetter(`Write to ${address}.`).authenticity.map((sign) => sign.code)).not.toContain(
        'lookalike_domain',
      )
    },
  )

  test('a bank that warns you is no scam', () => {
    const reading = inLetter('Never share your PIN or password. We will never ask for your PIN.')
    expect(reading.authenticity.map((sign) => sign.code)).not.toContain('asks_for_pin')
    expect(reading.documentType).not.toBe('SCAM_LETTER')
  })
})

test('a domain that ends within hours, and a link to pay, is a fraud; a reminder of a registrar is none', () => {
  const fraud =
    'Notice 4471\n\nYOUR DOMAIN tarnpots.example WILL BE TERMINATED WITHIN 24 HOURS\n\nWe have not received your payment for the renewal.\n\nCLICK HERE FOR SECURE ONLINE PAYMENT: https://tarn-domainrenewal.example/?n=1\n\nACT IMMEDIATELY.'
  const reminder =
    'Hello Ada,\n\nYour domain tarnpots.example expires on 12 January 2027. It renews by itself with the card on your account for £11.99. To change this sign in to your account.\n\nTarn Domains Ltd'
  expect(read(fraud, { country: 'gb' }).documentType).toBe('SCAM_LETTER')
  expect(read(reminder, { country: 'gb' }).documentType).not.toBe('SCAM_LETTER')
})
