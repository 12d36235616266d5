/** English papers that say what they do in no set words. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'CONSUMER_CONTRACT_DISPUTE',
    "Bexley Blinds\nDear Mrs Tarn\n\nThank you for your email about the shutters. You say that the slats do not close. Our fitter looked at them on Monday and found nothing wrong with them. We can't refund goods that were made to measure. As a one-off payment we can offer £40.\n\nCustomer Care",
  ],
  [
    'CONSUMER_CONTRACT_DISPUTE',
    "Hi Owen\n\nI got your message about the driving lessons. You've cancelled with less than 48 hours' notice, so the £62 is not refundable under the terms you signed. I know you feel that's harsh. You can book again at half price.\n\nMerrow School of Motoring",
  ],
  [
    'CONSUMER_CONTRACT_DISPUTE',
    'Fellside Language College\nWithdrawal\n\nDear Ms Quill\n\nYou have withdrawn from the evening course after week three. Fees for the term remain payable, £310. You told us that the level was wrong for you. Our complaints policy is on the website.\n\nBursar',
  ],
  [
    'CONSUMER_CONTRACT_DISPUTE',
    'Your complaint: order 4471\n\nDear Mr Reed\n\nWe have listened to what you told us about the mattress. A dip of 2 cm is within tolerance, so we are unable to exchange it. This is our final response. You may go to the Furniture Ombudsman.\n\nTarn Beds',
  ],
  [
    'CONSUMER_CONTRACT_DISPUTE',
    'Dear Customer Services\n\nI ordered a pushchair on 4 May and paid £240. It came with a bent wheel. I returned it on 9 May. I would like my money back within fourteen days.\n\nAna Bell',
  ],
  [
    'CONSUMER_CONTRACT_DISPUTE',
    "Formal complaint\n\nDear Sir or Madam\n\nI booked two nights at your hotel. There was no hot water. I asked at the desk three times. I'd like £90 of the bill back.\n\nT. Quill",
  ],
  [
    'BENEFIT_OVERPAYMENT',
    'Tarn Council, Adult Social Care\nDirect payments account of Mrs Bell\n\nOur audit shows £640 that was not spent on care. Please send it to us within 28 days.',
  ],
  [
    'BENEFIT_OVERPAYMENT',
    'Student Allowance\nWe paid you from 4 May to 9 June although you had left the course. You were overpaid $812. We will recover it at $20 a week.',
  ],
  [
    'PARKING_TICKET',
    'Reminder\nPCN 447102\nVehicle AB12 CDE, Merrow Retail Park, 4 May, 12:02 to 15:40. The stay allowed is two hours. £100 is due by 4 June, then a debt agency may add £70.\nFell Parking Control',
  ],
  [
    'PARKING_TICKET',
    'To the driver of the red van\nThis yard is for customers only. The signs say £80 a day. Please pay the office or we will ask the DVLA for your name.\nTarn Tyres',
  ],
  [
    'PARKING_TICKET',
    'Dear keeper\nWe wrote about parking charge 4471. You have named another driver but gave no address. You remain liable as keeper for £60.\nQuill Parking Ltd',
  ],
  [
    'PARKING_TICKET',
    'Hello\nOur parking company tells us that your car AB12 CDE stayed at the hotel without a session. They will send a charge of £90. If you were a guest, appeal to them with the booking.\nReception',
  ],
  [
    'PENALTY_CHARGE_NOTICE',
    'Merrow Council, Private Sector Housing\nNotice of intent: civil penalty of £3,000\nYou let 4 Tarn Road without a licence. You may make representations within 28 days. We will then send a final notice.',
  ],
  [
    'PENALTY_CHARGE_NOTICE',
    'Unpaid fare\nTarn Trams\nYou travelled without a ticket on 4 May. Pay £2.80 within 21 days or an admin fee of £25 is added and we may prosecute.',
  ],
  [
    'PENALTY_CHARGE_NOTICE',
    'CITY OF DAYTON CODE ENFORCEMENT\nOrdinance violation 4471\nTrash set out early. Fine $50, $100 after 10 days. You may ask for a hearing.',
  ],
  [
    'PENALTY_CHARGE_NOTICE',
    'Notice of toll violation\nPlate ABC 1234, 3 unpaid tolls $6.20, administrative fee $45. Total $51.20 by June 4 or a registration block follows.',
  ],
  [
    'TAX_DEMAND',
    'Bell County Tax Collector\nDELINQUENT PROPERTY TAX\nParcel 44-10-2\nTax $812.40 penalty $40.62. Pay by June 30 or a lien will be sold.',
  ],
  [
    'TAX_DEMAND',
    'Town of Quill, real estate taxes\nMap 4 Lot 71\nFirst half $912.00 due October 1, second half $912.00 due April 1.',
  ],
  [
    'TAX_DEMAND',
    'City of Tarn, Ontario\nProperty tax arrears, roll no 4471. $2,940.12. A tax arrears certificate may be registered against the title.',
  ],
  [
    'TAX_DEMAND',
    'Revenue officer visit\nYou owe $4,120.00 in GST for three quarters. Call me by 4 June to arrange payment or I can garnish your bank account.',
  ],
  [
    'DEBT_COLLECTION_LETTER',
    'Merrow Tennis Club\nDear Bea\nYour subs of £140 remain unpaid since March. Kit and courts cost money. If it is easier pay £20 a month, or the committee will pass it to a collections firm.',
  ],
  [
    'DEBT_COLLECTION_LETTER',
    'Dear Ms Bell\nWe lent you £300 for a cooker in May and you have paid back £60. We have had nothing for nine weeks. Restart at £5 a week or we must send it to a collection agency.\nFell Community Fund',
  ],
  [
    'DEBT_COLLECTION_LETTER',
    'We are trying to reach Mr A Quill about a personal matter. Please ring 01632 960221 and quote 4471. Tarn Trace Agents',
  ],
  [
    'DEBT_COLLECTION_LETTER',
    "Little Acorns Nursery\nDear parents of Tom\nApril's fees still aren't in (£412). Could we have half by Friday? If not we will have to ask a collections firm.",
  ],
  [
    'INSURANCE_DECISION',
    'Tarn Health Plan\nExplanation of benefits. Service 4 May: X-ray, billed $310. Plan paid $0.00. Reason: not payable without a referral. You have 180 days to appeal.',
  ],
  [
    'INSURANCE_DECISION',
    "Workplace Safety Commission\nYour claim 4471: your loss of earnings benefits aren't payable after May 4, as suitable work was offered. Use the Intent to Object form by November 4.",
  ],
  [
    'INSURANCE_DECISION',
    "Your vet claim\nDear Mr Tarn, we've agreed your claim for Rex. After the £90 excess we pay £310.",
  ],
  [
    'INSURANCE_DECISION',
    'Dear Ms Bell\nYour claim against our policyholder. We do not accept that she was at fault, so we are unable to pay for your car.',
  ],
  [
    'LETTER_BEFORE_CLAIM',
    'Hi Sam\nYou still have not paid for the sofa I sold you. I want the £350 by Friday 9 May. If not I will lodge a claim with the small claims court.\nBea',
  ],
  [
    'LETTER_BEFORE_CLAIM',
    "Dear Mr Reed\nMy last month's wages (£1,240) were not paid. I have told Acas. If this is not settled by 4 June I am going to bring a claim in the employment tribunal.\nA. Bell",
  ],
  [
    'LETTER_BEFORE_CLAIM',
    'Tarn Legal LLP\nDear Sirs\nOur client lent you $9,400. Unless it is repaid within 14 days we will start court proceedings without more notice.',
  ],
  [
    'EVICTION_NOTICE',
    "Dear both\nThe house goes up for sale in June. We need you're out by 31 August. You can leave sooner. Keys to the agent please.",
  ],
  [
    'EVICTION_NOTICE',
    'Phil, consider this your written two week notice. You have the room till Sunday 18 May. Take your things. Mike',
  ],
  [
    'EVICTION_NOTICE',
    "Hello Kim, we've sold the flat and the buyers are moving in, so this is your 60 day notice. Last day is 30 June. Bo",
  ],
] as const)('what two turns say together is %s: %s', (kind, text) => {
  expect(read(text).documentType).toBe(kind)
})

test.each([
  [
    'CONSUMER_CONTRACT_DISPUTE',
    'Dear Mr Reed\n\nThank you for your email. You told us that you have moved. We have changed the address on your library card. There is nothing you need to do.\n\nTarn Library',
  ],
  [
    'CONSUMER_CONTRACT_DISPUTE',
    'Tarn Insurance\nYour claim for the watch\n\nDear Ms Bell\nYou told us that it was lost on a beach. Your policy says that loss outside the home is not covered. We are unable to pay your claim. You can go to the Financial Ombudsman.',
  ],
  [
    'BENEFIT_OVERPAYMENT',
    'Universal Credit\nYour payment for May is £412.20 and will be in your bank on 14 May. You do not need to do anything.',
  ],
  [
    'BENEFIT_OVERPAYMENT',
    'Your visa application has been refused. You do not qualify under the rules. You may ask for an administrative review. Home Office',
  ],
  [
    'PARKING_TICKET',
    "Tarn Borough Council\nPenalty Charge Notice TB4471. Parked in a residents' bay without a permit. £70, or £35 within 14 days. The keeper must pay or make representations.",
  ],
  [
    'PARKING_TICKET',
    'Quill Recovery Services\nOur client: Fell Parking Ltd\nThe parking charge of £170 is unpaid. As keeper of the vehicle you must pay within 14 days.',
  ],
  [
    'PENALTY_CHARGE_NOTICE',
    'Tarn Trams\nThank you for your payment of the unpaid fare. The matter is closed.',
  ],
  [
    'PENALTY_CHARGE_NOTICE',
    'Tarn Savings\nYour monthly statement. Interest £1.20. An admin fee of £5 is charged for paper copies from July.',
  ],
  [
    'TAX_DEMAND',
    'Dear neighbor\nWe buy houses for cash, also with property tax liens. Assessed value no problem. Call Bill.',
  ],
  [
    'TAX_DEMAND',
    'Invoice 4471\nTarn Plumbing\nLabour $300, parts $80, GST $38. Total $418, already paid. Thank you.',
  ],
  [
    'DEBT_COLLECTION_LETTER',
    'Merrow Tennis Club\nDear Bea\nThank you for your subs. The courts open on 4 May. We are collecting old rackets for the school.',
  ],
  [
    'DEBT_COLLECTION_LETTER',
    'Tarn Lettings\nYour tenancy at 4 Fell Road\nYour rent is in arrears by £640. Please pay at once or tell us when you can. We can take £40 a month on top.',
  ],
  [
    'INSURANCE_DECISION',
    'Tarn Dental\nYour next check-up is on 4 May at 10. The dental plan costs £12 a month. Ask at the desk.',
  ],
  [
    'INSURANCE_DECISION',
    'Fell Motors\nYour car is ready. The total is £90. We took payment from your card.',
  ],
  [
    'LETTER_BEFORE_CLAIM',
    'Dear parents\nIf you would like to lodge a comment on the new timetable, the form costs nothing. The trip is £12.',
  ],
  [
    'LETTER_BEFORE_CLAIM',
    'In the County Court at Tarn\nClaim number K1QZ4471\nThe claimant asks for £900. If you do not reply the claimant may ask for judgment.',
  ],
  [
    'EVICTION_NOTICE',
    'Hi Kim, this is your final notice that the club shuts on Friday. Last day for lockers is 30 June.',
  ],
  [
    'EVICTION_NOTICE',
    'Fell Estate Agents\nThe house at 4 Tarn Road is up for sale at £240,000. Viewings at the end of the month. Call us for the keys.',
  ],
] as const)('one turn alone, or the words of somebody else, is no %s: %s', (kind, text) => {
  expect(read(text).documentType).not.toBe(kind)
})

test.each([
  [
    'EVICTION_NOTICE',
    "Dear tenant\nI'm selling the flat so I'll need you to leave by the end of February please. I'll give you the proper form next week. Your deposit will be returned as normal.\nThanks\nOwen",
  ],
  [
    'DEBT_COLLECTION_LETTER',
    'Overpayment of wages\nDear Callum,\nAn audit has shown that you were overpaid £1,128.40 between April and August. We will deduct £188.06 a month from your salary from December. If you disagree please let me know by 30 November.\nPayroll, Tarn NHS Trust',
  ],
  [
    'BAILIFF_NOTICE',
    'ATTACHMENT OF EARNINGS ORDER\nTo the employer of Mr P Quill\nTarn Council has obtained a liability order. You are required to make deductions from net earnings in line with the enclosed table until £784.20 is paid.\nCopy to employee',
  ],
  [
    'PENALTY_CHARGE_NOTICE',
    'DVLA\nVehicle Tax - Out of Court Settlement\nOur records show vehicle KL18 OPW was unlicensed on 1 October 2026. You may avoid prosecution by paying £160.00 by 11 December 2026.',
  ],
])('a paper that takes a home, wages or a fine is told: %s', (kind, text) => {
  expect(read(text, { country: 'gb' }).documentType).toBe(kind)
})

test('the notice period of a home dismisses nobody', () => {
  const text =
    "RE: Flat 9 - Your Notice Period\nHi Dan, as discussed your fixed term ends 31/12. As you've not confirmed you're staying we'll assume you're leaving. Check-out is booked for 31/12 at 11.\nThanks, Quill Lettings"
  expect(read(text, { country: 'gb' }).documentType).not.toBe('DISMISSAL_LETTER')
})

test('whoever checks on a bill asks for money, and no advice', () => {
  const text =
    'Hi, just checking you got the invoice for the boiler service? £95, due last Friday. Bank details are on it. Cheers, Rob @ Tarnfix'
  expect(read(text, { country: 'gb' }).isEnquiry).toBe(false)
})
