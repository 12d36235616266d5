/** Senders named at the foot, beside their initials, below a state or under the title of a person. The texts are invented. */
import type { CountryCode } from '@plainletter/contracts/country'
import { expect, test } from 'vitest'

import { readInItsLanguage } from './read-in-its-language.ts'

const readingOf = async (country: CountryCode, text: string) => readInItsLanguage(text, { country })
const senderOf = async (country: CountryCode, text: string) =>
  (await readingOf(country, text)).senderOrganization

const HEAD = 'Ms Sam Test\n4 Quill Road\nElland HX5 0AA\n\n4 May 2026\n\nDear Sam Test'
const BODY = 'Your account is overdue. Please pay £212.40 by 28 May 2026.'

test.each([
  ['a word for homes', 'Rosa Quill\nHarborview Residential'],
  ['a title between', 'Rosa Quill\nCredit Controller\nQuillgate Collective'],
])('the house below the one who signs sends the letter: %s', async (_how, foot) => {
  const sender = await senderOf('gb', `${HEAD}\n\n${BODY}\n\nYours sincerely\n\n${foot}`)
  expect(sender).toBe(foot.split('\n').at(-1))
})

test.each([
  ['All the best', 'Rowan Quill\nQuill Roofing & Gutters', 'Quill Roofing & Gutters'],
  ['Cheers', 'Rosa Tarn\nTarn Garden Supplies', 'Tarn Garden Supplies'],
  ['Best', 'Owen Marsh\nMarsh Electrical', 'Marsh Electrical'],
  [
    'Kind regards',
    'Ada Reed\nManager, Reed House\nPart of Tarn Care Homes LLP',
    'Tarn Care Homes LLP',
  ],
  ['With thanks', 'Ada Reed\nA member of Quillgate Housing Group', 'Quillgate Housing Group'],
])('after "%s" the trade below the person is the sender', async (closing, foot, sender) => {
  const text = `4 May 2026\n\nDear Sam,\n\n${BODY}\n\n${closing}\n\n${foot}\nsort code 20-00-00`
  expect(await senderOf('gb', text)).toBe(sender)
})

test('initials are told in full where the small print says whose trading name they are', async () => {
  const text = `Our ref: TQR/1\n${HEAD}\n\nWe act for Marsh Ltd.\n${BODY}\n\nYours faithfully\n\nTQR\nTQR is the trading style of Tarn Quill Rowe LLP, solicitors`
  expect(await senderOf('gb', text)).toBe('Tarn Quill Rowe LLP')
})

test('"Sent on behalf of" and the desk of a council name nobody', async () => {
  const mail = `Subject: Your account\n\nHi Sam\n\n${BODY}\n\nSent on behalf of your club`
  expect(await senderOf('gb', mail)).not.toBe('Sent')
  const bill = `CYNGOR TARN\nTaxation Service\n\nCOUNCIL TAX REMINDER\n\n4 May 2026\n\n${BODY}`
  expect(await senderOf('gb', bill)).toBe('Cyngor Tarn')
})

test('and so does the one to whom a notice has the rent paid', async () => {
  const sender = await senderOf(
    'us',
    'NOTICE TO PAY RENT OR QUIT\n\nTO: Sam Test, 4 Reed Street, Fresno, CA 93701\n\nWithin three days after service of this notice you must pay the rent of $1,480.00 or quit the premises.\n\nPayment shall be made to: Quillgate Collective\n12 Dock Street, Fresno, CA 93701\n\nDate: June 5, 2026\n\n_______________________\nRosa Quill\nQuillgate Collective',
  )
  expect(sender).toBe('Quillgate Collective')
})

test('what a person does there is no house', async () => {
  const sender = await senderOf(
    'gb',
    `${HEAD}\n\n${BODY}\n\nYours sincerely\n\nRosa Quill\nBilling Manager`,
  )
  expect(sender).not.toBe('Billing Manager')
})

test('who writes on behalf of the landlord writes for the landlord', async () => {
  const sender = await senderOf(
    'gb',
    `${HEAD}\n\nI am writing on behalf of Lark Rise Homes, your landlord, about your rent account. You owe £640.00. Please pay by 28 May 2026.\n\nRosa Quill\nIncome Officer`,
  )
  expect(sender).toBe('Lark Rise Homes')
})

test('who supplies the home is named in the body', async () => {
  const sender = await senderOf(
    'gb',
    `${HEAD}\n\nTarn Vale Water supplies your home. Your bill of £212.40 is overdue. Please pay by 28 May 2026.\n\nRosa Quill\nBilling Manager`,
  )
  expect(sender).toBe('Tarn Vale Water')
})

test('the office that writes stands below its government', async () => {
  const sender = await senderOf(
    'au',
    'Australian Government\nAustralian Taxation Office\n\nOur reference: 7 118 220 117 41\n4 May 2026\n\nDear Mr Test\n\nYour activity statement account is overdue. You need to pay $4,806.55 by 18 May 2026.\n\nDeputy Commissioner of Taxation',
  )
  expect(sender).toBe('Australian Taxation Office')
})

test.each([
  ['OFFICE OF THE TOWNSHIP CLERK\nTownship of Quill Lake', 'Township of Quill Lake'],
  ['Office of the City Attorney\nCity of Quill Falls', 'City of Quill Falls'],
])('the office of its attorney or clerk stands for the place: %s', async (head, name) => {
  const { senderOrganization, isOfficialDemand } = await readingOf(
    'us',
    `${head}\n1 Main Street\n\nMay 4, 2026\n\nMr. Sam Test\n\nRe: Demand to cease and desist\n\nDear Mr. Test:\n\nYou must cease and desist from the use of the seal within ten days.\n\nRosa Quill`,
  )
  expect([senderOrganization, isOfficialDemand]).toEqual([name, true])
})

test.each([
  ['Deputy Director General of HMRC Customer Strategy', 'HMRC'],
  ['Chief Executive of Tarn Valley NHS Trust', 'Tarn Valley NHS Trust'],
])('behind the office of a person stands the house: %s', async (title, name) => {
  const sender = await senderOf(
    'gb',
    `Dear Sam Test\n\nThank you for your return. There is nothing you need to do.\n\nRosa Quill\n\n${title}`,
  )
  expect(sender).toBe(name)
})

test.each([
  ['NTVS - National Tram Voucher Service', 'National Tram Voucher Service'],
  ['DVA | Driver and Vehicle Agency', 'Driver and Vehicle Agency'],
])('initials are named by what they stand for: %s', async (head, name) => {
  const sender = await senderOf(
    'ie',
    `${head}\n\nBooking confirmation\n\nDear Sam,\n\nYour place is booked.\n\nDate: 10 June 2026\nTime: 09:20\n\nChange it at ${head.split(' ')[0]?.toLowerCase()}.ie.\n\nSee you then,\n${head.split(' ')[0]} Customer Service`,
  )
  expect(sender).toBe(name)
})

test('the title of a transcript is no sender', async () => {
  const sender = await senderOf(
    'us',
    'Voicemail transcript, Tuesday 9:12 AM\n\nHello, your account is past due. Please pay $212.40 today or the debt goes to an agency. Thank you.',
  )
  expect(sender).toBeNull()
})
