/** English papers that look like another kind. The texts are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'DEBT_COLLECTION_LETTER',
    'Fernhill Stores Ltd, Payroll\n4 November 2026\nDear Mr Obi\nSalary overpayment. You were overpaid £640.20 after you left on 30 September. Repay this sum within 28 days.',
  ],
  [
    'OTHER',
    'Prosecutions Team, Westrail Trains\n4 November 2026\nOn 12 October 2026 you travelled without a valid ticket. We are considering a prosecution under the Regulation of Railways Act 1889. Tell us your side within 14 days.',
  ],
  [
    'OTHER',
    'Ashford Council\nCOMMUNITY PROTECTION WARNING\n4 November 2026\nThe shouting at your home disturbs the neighbours. Stop it within 14 days or a community protection notice and a fixed sum may follow.',
  ],
  [
    'CONSUMER_CONTRACT_DISPUTE',
    'Harrow Motors Ltd\n4 November 2026\nYou bought a used van from us on 2 September 2026 for £5,200. The gearbox is wear and tear and not covered. We reject your claim for a refund.',
  ],
  [
    'OTHER',
    "Form 4A\nLandlord's notice proposing a new rent\n4 November 2026\nYour rent is £700 a month. I propose a new rent of £800 a month from 12 January 2027.",
  ],
  [
    'DEBT_COLLECTION_LETTER',
    'Marlow Motor Finance\n4 November 2026\nNOTICE OF TERMINATION\nYour hire-purchase agreement for a van is in arrears by £620. It will be terminated and the van repossessed unless you pay within 14 days.',
  ],
  [
    'OTHER',
    'Ashford Council, Housing Options\n4 November 2026\nSection 184 decision. We have decided that you are homeless intentionally as you did not pay your rent. You can ask for a review within 21 days.',
  ],
  [
    'OTHER',
    'Ashford Council\n4 November 2026\nReminder: business rates. £940 of non-domestic rates for your shop at 3 High Street is unpaid. Pay within 7 days.',
  ],
  [
    'OTHER',
    'Northshire Police\nSEIZURE NOTICE\n4 November 2026\nYour vehicle was seized as it was driven without insurance. Bring proof of insurance to a police station within 7 days.',
  ],
  [
    'PARKING_TICKET',
    'Railpark Ltd\nPENALTY NOTICE\n4 November 2026\nYour vehicle parked at Elmton station car park without a ticket in breach of Railway Byelaw 14. Pay £90 within 14 days.',
  ],
  [
    'DISMISSAL_LETTER',
    'The Marlow family, Bath\n4 November 2026\nDear Ana\nWe no longer need a cleaner. Your last day is Friday 13 November 2026. We will pay you up to that day.',
  ],
] as const)('reads %s', (kind, text) => {
  expect(read(text, { country: 'gb' }).documentType).toBe(kind)
})

test('reads a clamp that can be appealed as parking, and no fraud', () => {
  const text =
    'Parkwatch. Clamp release notice. 4 November 2026. Your vehicle 201-C-445 was clamped at Mill Quay. Release fee €125. You may appeal within 60 days.'
  expect(read(text, { country: 'ie' }).documentType).toBe('PARKING_TICKET')
})

test('takes the RTB for the Irish board where the sums are in euro', () => {
  const text =
    'Rent arrears warning notice. 4 November 2026. You owe €1,900 in rent. Pay within 28 days. A copy went to the RTB.'
  expect(read(text, { country: 'ie' }).jurisdiction.countryCode).toBe('ie')
})

test('takes the RTB for the Canadian branch where they are not', () => {
  const text =
    'Notice to end tenancy, form RTB-30. You owe $1,900 in rent. You may apply to the RTB.'
  expect(read(text).jurisdiction.countryCode).toBe('ca')
})

test('knows a dearer phone contract by what goes up', () => {
  const text =
    'Your price is changing. From 1 April 2027 your broadband goes up by £4 a month. If you leave early, an early disconnection fee of £90 applies.'
  expect(read(text, { country: 'gb' }).paper?.name).toBe('price_rise')
})

const ofHome = (words: string) =>
  read(
    `Kestrel Lettings\n4 Mill Lane, Leeds LS2 7QT\n\nTenancy: 5 Elm Row\n12 June 2025\n\nDear Ida\n\n${words}\n\nYours sincerely\nKestrel Lettings`,
    {
      country: 'gb',
    },
  )

test.each([
  'After your check-out we propose the following deductions from your deposit of £900.00: cleaning £120.00. The rent for the two days that you left early will be returned.',
  'You moved out on 31 May 2025. The landlord would like to retain £210.00 of the deposit for damage to a worktop. Your rent is paid up.',
  'Following the end of the tenancy we intend to deduct £60.00 from your deposit for cleaning. Your last rent has come in.',
  'The landlord wishes to keep £300.00 from your deposit, as the garden was not cleaned. Rent is paid to the last day.',
])('what is taken off a deposit is no rent that is owed: %s', (words) => {
  const { documentType, paper } = ofHome(words)
  expect([documentType, paper?.name]).toEqual(['CONSUMER_CONTRACT_DISPUTE', 'deposit_deductions'])
})

test.each([
  'Your rent account is £900.00 in arrears. Please pay by 30 June 2025. If you leave owing rent we will take it from your deposit.',
  'RENT ARREARS. You owe £900.00 of rent. We may claim it from your deposit at the end of the tenancy.',
])('but rent that is owed stays what it is: %s', (words) => {
  expect(ofHome(words).documentType).toBe('RENT_ARREARS_LETTER')
})

const ofPicture = (words: string) =>
  read(
    `Marlow Finch LLP\nSolicitors\n4 March 2026\n\nDear Sir\n\n${words}\n\nYours faithfully\nMarlow Finch LLP`,
    {
      country: 'gb',
    },
  ).documentType

test.each([
  'Infringement of copyright: we act for Bergblick AG, owner of the photograph "Lake at dawn". Pay £1,350.00 by 18 March 2026. If you do not, we have instructions to issue proceedings without further notice.',
  'Copyright infringement. Our client claims £700.00 for its image on your page. Unless you pay within 14 days a claim will be started without further notice.',
  'You infringed copyright in our client’s illustration. Pay £480.00 within 14 days, or proceedings will be issued.',
  'Your use of the footage is a breach of copyright. Our client requires £900.00 by 18 March 2026, failing which we will issue a claim.',
])('a claim for a picture is one of copyright, also where it speaks of a suit: %s', (words) => {
  expect(ofPicture(words)).toBe('COPYRIGHT_INFRINGEMENT_LETTER')
})

test.each([
  'Letter before claim. We act for Milton Builders Ltd. You owe £4,000.00 under invoice 221. If you do not pay within 30 days we will issue a claim in the county court.',
  'LETTER OF CLAIM under the Pre-Action Protocol for Debt Claims. You owe Quill Print Ltd £640.00 for printed maps. Reply within 30 days.',
])('but a letter before claim for a bill stays what it is: %s', (words) => {
  expect(ofPicture(words)).toBe('LETTER_BEFORE_CLAIM')
})

test('takes a message in the name of the DVSA for British, whatever it calls a number plate', () => {
  const text =
    'DVSA notice: you have an unpaid parking ticket. Enter your license plate here: https://dvsa.pay-pcn.example/x'
  expect(read(text).jurisdiction.countryCode).toBe('gb')
})

test('reads the end of a tenancy in Ireland as such, and not the end of a job', () => {
  const text =
    'NOTICE OF TERMINATION. 4 November 2026. Your tenancy of 3 Mill Road, Sligo ends on 30 June 2027. I need the dwelling for my daughter to live in. The landlord.'
  expect(read(text, { country: 'ie' }).documentType).toBe('EVICTION_NOTICE')
})

const ofBenefit = (words: string): string =>
  read(
    `Department for Work and Pensions\nUniversal Credit\n\n12 May 2026\n\nDear Mrs Quill\n\n${words}`,
    { country: 'gb' },
  ).documentType

test.each([
  'We need to check who you are. You must prove your identity within 30 days or we cannot pay you.',
  'You must come to an interview on 20 May 2026 at 10 am. If you do not come your money may stop.',
  'We need more information about your savings. Please send us your bank statements by 2 June 2026.',
  'You must attend a work capability assessment on 20 May 2026.',
])('a benefit office that asks to see somebody or something wants nothing back: %s', (words) => {
  expect(ofBenefit(words)).toBe('OTHER')
})

test.each([
  'We have paid you too much Universal Credit. You owe £312.00. Please confirm your identity when you call.',
  'From 1 June 2026 we will take £45.00 a month because of an overpayment. You can attend an appointment about it.',
])('but one that does, does: %s', (words) => {
  expect(ofBenefit(words)).toBe('BENEFIT_OVERPAYMENT')
})
