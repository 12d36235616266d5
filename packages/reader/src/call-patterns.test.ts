/** Frauds on the phone and in mails whose address spells a name with figures. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const readingOf = async (country: CountryCode, text: string) => readInItsLanguage(text, { country })

test.each([
  [
    'gb',
    'Your Starling account was accessed from a new device. If this was not you call 0203 555 0142 now',
  ],
  ['gb', 'Hi, we saw your CV. Earn £150-300 a day rating films at home. Message Kim on WhatsApp'],
  ['de', 'Hier ist Europol. Ihr Ausweis wurde für Straftaten benutzt. Drücken Sie die 1'],
  ['nl', 'Belastingdienst: u heeft een openstaande schuld. Betaal direct: belasting-betaling.info'],
  ['be', 'itsme: uw account wordt geblokkeerd. Bevestig uw gegevens: itsme-bevestiging.com'],
  [
    'us',
    'Voicemail transcript, Monday 2:40 PM\n\nHello, this is Brian with the federal loan center. Your account has been pre-approved for loan forgiveness. Your file stays open with me through the close of business tomorrow. Please call 480 555 0117 and have your Social Security number ready, and a card for the $199 enrollment fee.',
  ],
  [
    'us',
    "This is a final courtesy call about your vehicle's extended warranty. Your factory warranty is about to expire. Press one to speak to a specialist and have your credit card ready, or press two to be removed.",
  ],
  [
    'ca',
    'Voicemail transcription: This call is from Service Canada regarding your social insurance number. It has been linked to illegal activity. Press one now to speak to an officer before a warrant is issued.',
  ],
  [
    'gb',
    'From: Tarnstream <billing@tarnstr3am.example>\nSubject: Account on hold\n\nDear user,\n\nWe could not take your payment. Your account may be closed unless your card is updated within 48 hours.\n\nUpdate: http://tarnstr3am.example/pay',
  ],
] as const)(
  'a call or a mail that wants numbers and hurries is a fraud: %s',
  async (country, text) => {
    const { documentType, senderOrganization, urgencyLevel } = await readingOf(country, text)
    expect([documentType, senderOrganization, urgencyLevel]).toEqual(['SCAM_LETTER', null, 'high'])
  },
)

test('a name with a figure for a letter in the address is shown', async () => {
  const { authenticity } = await readingOf(
    'gb',
    'From: Tarnstream <billing@tarnstr3am.example>\nSubject: Your plan\n\nHello,\n\nYour plan renews on 4 May 2026.',
  )
  expect(authenticity.map(({ code }) => code)).toContain('lookalike_domain')
})

test('what a fraud dresses up as an offer has its limit all the same', async () => {
  const { deadline } = await readingOf(
    'us',
    'Voicemail transcript\n\nYour loans are marked eligible for forgiveness. Your file stays open with me through the end of business tomorrow, so if you would like to have this applied please call with your FSA ID and password and have your Social Security number ready.',
  )
  expect(deadline?.quote).toBe('through the end of business tomorrow')
})

test('a school that leaves a message about aid is no fraud', async () => {
  const { documentType } = await readingOf(
    'us',
    'Voicemail transcript, Tuesday\n\nHi, this is Rosa from the aid office at Quill College. Your award letter is ready in the portal. If you have any questions please call our office at 555-0144. Thank you.',
  )
  expect(documentType).toBe('OTHER')
})

test.each([
  'Norvex Shield\n\nDear customer, your yearly protection plan renews today. $389.99 will be auto-debited from your account within 24 hours. To cancel or get a refund call our help desk at +1 (808) 555-0143.',
  'Thank you for your order. Your membership of PC Helpers has been renewed and $299.00 will be charged in the next 48 hours. If you do not wish to continue, reach our cancellation team on 888 555 0177 for a refund.',
  'Invoice 88213. Antivirus Total Care, 3 years: £279.00, automatic payment. The amount is deducted within 24 hours. Refrain from contacting your bank, they cannot dispute it. Contact billing to cancel.',
  'Your subscription with Tarn Security was auto renewed for A$410. It is processed in 24 to 48 hours. If you do not wish to continue ring 1800 555 019 now.',
  'Hello, user\n\nInvoice updated\n\nAmount due: $429.00 USD\nDue on receipt\n\nNote from seller\nYour yearly plan with Nortex PC Care is now auto-renewed. If you did not authorize this charge call us at once: +1 (888) 555-0119.',
  'Money request from Tarn Helpdesk. Your antivirus subscription was renewed and $349.99 is debited. If you have not authorised this payment or wish to cancel please call 1-800-555-0175.',
  'Thank you! Your Total Shield membership is auto renewed, $279.00 charged. If you have not authorized this transaction and want to cancel, reach us on (808) 555-0130.',
  'Receipt 4471. Cloud Safe subscription, £310.00, processed today by automatic payment. If you did not authorise this renewal ring our cancellation desk on 020 7946 0113 to cancel.',
])('a renewal of a plan that nobody took, within hours, is a fraud: %s', async (text) => {
  const { documentType, senderOrganization, urgencyLevel } = await readingOf('us', text)
  expect([documentType, senderOrganization, urgencyLevel]).toEqual(['SCAM_LETTER', null, 'high'])
})

test.each([
  'Tarnflix\n\nHi Ana,\n\nYour membership renews on 4 May 2026 for $12.99. You can cancel at any time in your account. We will charge the card that ends in 4410.',
  'Bramble Motor Club\n\nYour membership renews on June 30, 2026. $89.00 will be charged automatically to your card. To cancel, call member services at (541) 555-0172 before that day.',
  'Quill Broadband\n\nYour payment was declined. We will try again within 48 hours. If it fails your service may be limited. Sign in to your account to change your card.',
  'Quill Bank\n\nDear Ana Bell,\n\nA card payment of $89.00 was made on 4 May 2026. If you did not authorize this payment, call the number on the back of your card.',
])('a renewal that names its day is none: %s', async (text) => {
  expect((await readingOf('us', text)).documentType).not.toBe('SCAM_LETTER')
})
