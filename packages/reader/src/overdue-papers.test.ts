/** Somebody who has not been paid and says so in the words in which people talk. The letters are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

const kindOf = (text: string) => read(text, { country: 'gb' }).documentType

test.each([
  'Dear Mr Quill,\n\nI fitted your stair carpet on 3 October and the bill was £410. I have still not been paid. Please put it in my account by Friday or I will go to the small claims court.\n\nRegards\nTom Lark\nLark Flooring',
  "Hi Dan,\n\nYou borrowed £600 off me in June and said it would be back by August. I've had nothing. I don't want to see a solicitor but I will if I have to. Can you pay it by the end of the month please.\n\nPriya",
  "12 May 2026\n\nHello Mrs Reed,\n\nThe bill for the gutters comes to £364 and I've heard nothing since April. I'm a small outfit. I'll have no choice but to go to court.\n\nAll the best\nRowan Quill\nQuill Roofing",
  "Dear Sam,\n\nI did the repair on your car in July (£180, parts and labour) and you still haven't paid me. My sort code is on the bill. Please pay this week.\n\nOwen Marsh",
])('asks for money: %s', (text) => {
  expect(['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM']).toContain(kindOf(text))
})

test.each([
  'I did a job for a woman in June for £400 and have not been paid. Can I take her to small claims court?',
  'Dear Mrs Moss\n\nThank you for your payment of £90 for the lessons. See you on Monday.\n\nTarn Music',
  'Dear neighbours\n\nThe fund for the hall has £300 and we have had nothing yet from the council. Come to the court room on Friday at 7pm.\n\nTarn Residents',
])('asks for none: %s', (text) => {
  expect(kindOf(text)).not.toBe('DEBT_COLLECTION_LETTER')
})

test.each([
  'Tarn Dental\n\nMay 4, 2026\n\nDear Mr. Quill,\n\nYour account is 45 days past due. The balance is $212.00. Please call our office to set up a payment plan.\n',
  'Fernhill Academy\nBusiness Office\n\nDear Parent,\n\nTuition of $1,140.00 for the spring term is past due. Please remit payment within 10 days or call us for payment arrangements.\n',
  'Lark Counseling Center\n\nRe: Past due balance\n\nGood morning.\n\nThis letter is to remind you of your past due balance. Your balance is $340.00. Please call within two weeks to set up a payment plan. Records are released when it has been paid in full.\n',
  'Bramble Swim Club\n\nYour membership dues of $95.00 are overdue. Please pay within 14 days.\n\nThe Treasurer\n',
])('a house that asks for a balance past its day collects a debt: %s', (text) => {
  expect(read(text, { country: 'us' }).documentType).toBe('DEBT_COLLECTION_LETTER')
})

test.each([
  [
    'Tarn Clinic\n\nPatient statement\nBalance: $35.00\nPayment due by November 1, 2026. We accept payment online.\n',
    'OTHER',
  ],
  [
    'Tarn Electric\n\nYour electric account is past due. Balance: $212.00. Please pay by May 4, 2026 or service will be disconnected.\n',
    'UTILITY_BILL_DEMAND',
  ],
  [
    'Fell Homes LLC\n\nYour rent is past due. Balance: $1,200.00. Please pay by May 4, 2026.\n',
    'RENT_ARREARS_LETTER',
  ],
] as const)(
  'a bill that is not late, and those of other kinds, stay what they are: %s',
  (text, kind) => {
    expect(read(text, { country: 'us' }).documentType).toBe(kind)
  },
)

/** Whoever calls himself a bailiff, or his letter a notice of enforcement, before any court has spoken. */
test.each([
  'TARN BAILIFFS LTD\nNOTICE OF ENFORCEMENT\n\nOur client: Quill Parking Ltd\nParking charge: £100.00\nCompliance fee: £180.00\nAmount due: £280.00\n\nPay within 7 days. If you do not, our client may begin court action. Our enforcement officers could then take control of your vehicle.',
  'Fell Enforcement Limited\nCertificated Bailiffs\n\nNOTICE OF INTENDED ENFORCEMENT\n\nOur client: Reed Gym Ltd. Balance: £212.40\n\nUnless you pay by 4 May 2026 we will recommend to our client to issue legal proceedings. An enforcement agent may then visit you to remove goods.',
])('collects only, while the court is still to come: %s', (text) => {
  expect(kindOf(text)).toBe('DEBT_COLLECTION_LETTER')
})

test.each([
  'Fell Enforcement Limited\nNOTICE OF ENFORCEMENT\n\nLiability order granted to Tarn Council on 4 May 2026\nSum outstanding: £512.00\nCompliance fee: £75.00\n\nPay by 20 May 2026 or an enforcement agent may attend and remove goods. The council may also begin court proceedings for your bankruptcy.',
  'Tarn Enforcement\nNOTICE OF ENFORCEMENT\n\nUnder a warrant of control you owe £312.00.\nCompliance fee: £75.00\n\nPay by 20 May 2026 or we will visit to take control of your goods. We may bring legal action against anybody who hides them.',
])('acts for a court: %s', (text) => {
  expect(kindOf(text)).toBe('BAILIFF_NOTICE')
})

test.each([
  'LETTER OF CLAIM\n\nOur client: Quill Portfolio Ltd\nOriginal creditor: Tarn Bank (credit card)\nBalance due: £940.10\n\nThe account was assigned to our client on 4 May 2024. If you do not reply within 30 days of the date above our client may start a claim. Fill in the Reply Form.',
  'Letter before claim\n\nWe act for Fell Credit. You owe £310.00 on a catalogue account after a default notice. Send back the enclosed Reply Form within 30 days, or a county court claim may follow.',
])('a letter of claim with its reply form comes before a claim: %s', (text) => {
  const letter = `Reed Law Limited\n4 May 2026\n\nDear Ms Voss\n\n${text}\n\nReed Law`
  expect(kindOf(letter)).toBe('LETTER_BEFORE_CLAIM')
})

test('a debt letter that speaks of a letter of claim to come stays one', () => {
  const text =
    'Reed Collections\n4 May 2026\n\nDear Ms Voss\n\nOur client: Quill Portfolio Ltd\nBalance due: £940.10\n\nPay within 14 days. If not, our client may send you a letter of claim with a reply form.'
  expect(kindOf(text)).toBe('DEBT_COLLECTION_LETTER')
})

test.each([
  'Settlement quotation for your loan 44710028\nBalance £285.00\nRebate for early settlement £41.60\nIf you pay by 30 June 2026 we accept £243.40. To receive your rebate show this letter.',
  'Early settlement figure for your hire purchase agreement 44710028: £3,120.44, good until 30 June 2026. You can go on with your monthly payments if you like.',
])('what a loan costs to end early is no fraud and chases nobody: %s', (text) => {
  const letter = `Fell Loans Ltd\n2 June 2026\n\nDear Mr Quill\n\n${text}\n\nFell Loans`
  expect(kindOf(letter)).toBe('OTHER')
})

test.each([
  'May 4, 2026\n\nDear Mr. Quill:\n\nI write about the small claims judgment recently entered against you. Please send a check for $1,250.00 by May 30, 2026.\n\nAna Bell',
  'May 4, 2026\n\nDear Ms. Lark:\n\nA judgment was entered against you on March 2, 2026. Please pay $810.00 to me by May 30, 2026.\n\nRosa Finch',
])('whoever won asks for the money: %s', (text) => {
  expect(read(text, { country: 'us' }).documentType).toBe('DEBT_COLLECTION_LETTER')
})

test('a judgment that may come is no debt by itself', () => {
  const text =
    'Tarn Legal Clinic\n\nNewsletter, May 2026\n\nIf you do not answer a summons you could have a judgment entered against you. Please send us your stories.'
  expect(read(text, { country: 'us' }).documentType).not.toBe('DEBT_COLLECTION_LETTER')
})

test.each([
  'LAST NOTICE BEFORE LEGAL ACTION\nDear Guest, our records show an unpaid folio of $219.45 for your stay of July 12. Pay at once at 877-555-0166 or this will go to our attorneys. Thank you. Tarnview Lodge, Billing',
  'Hello Ada, we expected a payment of 90.00 but have not received it. Please pay online, or contact your collections rep to talk through your options.',
])('a few lines that miss a payment chase it: %s', (text) => {
  expect(read(text).documentType).toBe('DEBT_COLLECTION_LETTER')
})
