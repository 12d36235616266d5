import { expect, test } from 'vitest'

import { read } from './read.ts'

const kindOf = (text: string) => read(text, { country: 'gb' }).documentType

test.each([
  `If the money is not here by Friday I will be back with a locksmith. Your van may be clamped. Ring me today on 07700 900771.`,
  `Please pay £61.20 within 10 days of the date of this letter. If you cannot pay all of it, call us on 0300 555 0142.`,
  `Unless we receive the whole sum within 14 days of the date of this notice, we will attend and take control of goods.`,
  `Dear Josie\n\nYou promised me the £400 for the bike by Easter and I have not seen it. I would sooner not fall out with you.`,
])('a paper without its head that speaks to its reader is no question: %#', (text) => {
  expect(kindOf(text)).not.toBe('ENQUIRY')
})

test.each([
  `I saw your website and love what you bake. I help small shops sell more online. Are you open to a quick call?`,
  `Hello, we noticed your company is moving. We supply desks to firms like you. Who handles your office?`,
])('a cold offer is no question: %#', (text) => {
  expect(kindOf(text)).not.toBe('ENQUIRY')
})

test.each([
  `My landlord wrote "please pay within 7 days or I will be back". Can he do that? I have paid him.`,
  `I saw a website that sells shoes and paid £90. Nothing came. Who do I complain to?`,
  `got a text saying call us on 0300 555 0142 now. is it a scam`,
])('what somebody asks about such a paper stays a question: %#', (text) => {
  expect(kindOf(text)).toBe('ENQUIRY')
})

test.each([
  [
    'COURT_CLAIM',
    `The claimant asks the court to order you to pay £960 with interest and expenses.\n\nLast date for service: 4 March 2027\nLast date for a response: 25 March 2027\n\nIf you do not send a response form, the sheriff may make a decision against you.`,
  ],
  [
    'COUNCIL_TAX_DEMAND',
    `Police and Crime Commissioner £251.02\nFire Authority £83.10\nLess single person discount -£470.11\nAmount to pay £1,410.30\n\nFirst of ten instalments due 1 April 2027.`,
  ],
  [
    'STATUTORY_DEMAND',
    `The creditor claims that you owe the sum of £9,300.00, full particulars of which are set out on page 2.\n\nYou may apply to set it aside within 18 days. After 21 days the creditor may present a petition for your bankruptcy.`,
  ],
  [
    'EVICTION_NOTICE',
    `4 Explanation: the rent is £880.00 a month and three months are unpaid.\n5 The court proceedings will not begin earlier than 9 February 2027.\n\nSigned: L. Marsh, landlord`,
  ],
  [
    'BENEFIT_OVERPAYMENT',
    `Amount you were paid $3,120.00\nAmount you should have been paid $2,410.00\nAmount you owe $710.00\n\nPlease pay by 3 March 2027, or we may reduce your regular payment.`,
  ],
  [
    'TAX_DEMAND',
    `Please pay by 20 March 2027. If you send the return more than three months late there will be further penalties of £10 a day. You can appeal within 30 days.`,
  ],
])('the body of a paper alone tells that it is a %s', (kind, text) => {
  expect(kindOf(text)).toBe(kind)
})

test.each([
  [
    'OTHER',
    `The Police and Crime Commissioner will speak in the hall on Monday. Come and ask about your street.`,
  ],
  [
    'OTHER',
    `Our film club meets on Friday. Bring a chair. You need no ticket and you can watch or record live.`,
  ],
])('one such word in a paper that asks for nothing makes it %s', (kind, text) => {
  expect(kindOf(text)).toBe(kind)
})

test('an order to pay that a French officer serves is no question', () => {
  const { documentType } = read(
    "Me Tarn, commissaire de justice\nCOMMANDEMENT DE PAYER\nL'an deux mille vingt-six et le dix novembre. À la demande de M. Jean Quill, propriétaire, je vous fais commandement de payer dans un délai de six semaines la somme de 2 052,00 euros de loyers. À défaut, le bail sera résilié.",
    { country: 'fr' },
  )
  expect(documentType).not.toBe('ENQUIRY')
})
