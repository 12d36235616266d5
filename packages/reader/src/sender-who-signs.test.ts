/** The sender whose name stands where a letter is signed. The texts are invented. */
import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'is the landlord named above that word',
    'NOTICE OF TERMINATION\n\nTo: Ada Quill\n\nYour tenancy will terminate on 12 May 2026. You must vacate possession.\n\nSigned: Conor Tarn\nLandlord',
    'Conor Tarn',
  ],
  [
    'is the agent who signs for the landlord',
    'NOTICE TO REMEDY BREACH\n\nTo: Mr Lee Quill\n\nYour rent of $940 is unpaid. Pay before 23/06/2026.\n\nSigned for the landlord: T. Marsh, Tarn Realty, 4 Quay Street, Darwin',
    'Tarn Realty',
  ],
  [
    'is the firm behind the desk of the person who signs',
    'Dear Ms Quill,\n\nWe refuse a refund of £310.00 for order TF-22. Please reply by 5 February 2026.\n\nKind regards,\nAaron Lark\nCustomer Resolution, Lark & Finch Furniture',
    'Lark & Finch Furniture',
  ],
  [
    'is the firm for which a Spanish letter is signed, not the reader at its top',
    'D. Raúl Quilla Vidal\nC/ Delicias, 41\n50017 Zaragoza\n\nMuy Sr. nuestro:\n\nLe comunicamos su despido disciplinario con efectos desde hoy.\n\nPor la empresa: Distribuciones Tarn\n\nFdo.: Elena Gracia',
    'Distribuciones Tarn',
  ],
  [
    'is the court of the bailiff who signs',
    'Dear Mr Quill\n\nWarrant Number: 6J002914\n\nFINAL NOTICE\n\nThis warrant has been issued for the payment of £638.45 or the removal of your goods to the sale room. Unless it is paid within 24 hours I will carry out the warrant by re-attending your premises.\n\nJ Whit\nBailiff\nTelephone 01632 960 418\n\nThe court office at Tarnborough County Court, Crown Buildings, is open from 10 a.m.',
    'Tarnborough County Court',
  ],
  [
    'is the creditor for whom a statutory demand is made',
    'STATUTORY DEMAND UNDER SECTION 268(1)(a) OF THE INSOLVENCY ACT 1986\n\nTo: Ms Ada Finch\nDate: 3/11/2026\n\nTAKE NOTICE that we act on behalf of Quay House Freehold Limited. You owe £6,120.00. If you do not pay within 21 days a bankruptcy petition may follow.\n\nDebt Recovery Department\nFor and on behalf of Quay House Freehold Limited',
    'Quay House Freehold Limited',
  ],
  [
    'is the firm of sheriff officers, not the hand that signs',
    'MUIR & STRATH LIMITED\nSheriff Officers\n4 Harbour Row, Wick\n\nCHARGE FOR PAYMENT OF MONEY\n\nYou are charged to pay £902.10 within FOURTEEN DAYS after the date of this charge.\n\nJ. Weir, Sheriff Officer',
    'Muir & Strath Limited',
  ],
  [
    'is the landlord who signs a notice',
    'Form 3A\nNotice of seeking possession of a property let on an assured tenancy\n\nTo: Mr Lee Farr\nYou owe £2,400.00 in rent. The court proceedings will not begin until after 4 December 2026.\n\nSigned   R. Dowd, landlord\nDate     5 November 2026',
    'R. Dowd',
  ],
  [
    'is the firm and not the person who signs for it',
    'From: People Team <people@fernhillcare.example>\nSubject: Your probation\n\nDear Joe,\n\nWe do not feel that you have reached the standard that Fernhill Care Group needs. Your employment with us ends today.\n\nBest wishes\nMaya Lowe\nHR Business Partner',
    'Fernhill Care Group',
  ],
  [
    'is the firm above the line that says what it is',
    'Dear Ms Ray\n\nWe act for Thorn Lane Soaps Limited, owner of the registered trade mark THORN. Stop using the sign by 27 November 2026.\n\nYours sincerely\nMarlowe IP\nChartered Trade Mark Attorneys',
    'Marlowe IP',
  ],
  [
    'signs below "for and on behalf of"',
    'To all fitters\n\nWork is short. You should take this letter as notice that you are at risk of redundancy.\n\nYours sincerely,\n\nFor and on behalf of\nMerrow Pipework Contractors Ltd',
    'Merrow Pipework Contractors Ltd',
  ],
  [
    'ends a letter of one paragraph',
    'Dear Ms Quill, Your gas account is in arrears in the sum of £312.40. Please pay within 14 days or we may fit a prepayment meter. Merrow Gas Supply Ltd.',
    'Merrow Gas Supply Ltd',
  ],
  [
    'is the trader whose team signs',
    'Dear Jo Quill,\n\nThis confirms your oil change on 18 June 2026 at 10.00. Call us to move it.\n\nBest regards,\nPitstop Plus Team',
    'Pitstop Plus',
  ],
  [
    'stands below the title of whoever signs',
    'Dear Mr Quill\nRe: Cheque dishonoured\n\nYour bank has sent back your cheque of £35.00 for your account. Please pay it again.\n\nYours sincerely\n\nJoan Roy\nCustomer Service Manager\nMerrow Ltd',
    'Merrow Ltd',
  ],
])('the sender %s', (_what, text, name) => {
  expect(read(text).senderOrganization).toBe(name)
})

const asking = (words: string) =>
  read(
    `4 May 2026\n\nMr Lee Quill\n8 Quarry Road\nOakland, CA 94610\n\nDear Mr Quill:\n\nYou owe me for the repair of my fence. ${words} Otherwise I will take legal action.`,
    { country: 'us' },
  ).senderOrganization

test.each([
  ['Please remit a check for $900.00 payable to Ana Bell by May 30, 2026.', 'Ana Bell'],
  ['Send a money order for $900.00, payable to Ana R. Bell, by May 30, 2026.', 'Ana R. Bell'],
  ['I want $900.00 by May 30, 2026. Make your check payable to Imani Tarn.', 'Imani Tarn'],
  ['Pay $900.00 by May 30, 2026, payable to Rosa Finch, at the address above.', 'Rosa Finch'],
])('a person who wants a check to their own name writes: %s', (words, name) => {
  expect(asking(words)).toBe(name)
})

test('a collector stays the sender, whoever is paid', () => {
  const { senderOrganization } = read(
    'Tarn Recovery LLC\nP.O. Box 12, Tulsa, OK 74103\n\nMay 4, 2026\n\nThis is an attempt to collect a debt. You owe $900.00. Make your check payable to Ana Bell and send it to us by May 30, 2026.',
    { country: 'us' },
  )
  expect(senderOrganization).toBe('Tarn Recovery LLC')
})

test('a sum that is payable to nobody by name names nobody', () => {
  expect(asking('Please pay $900.00, which is payable to me by May 30, 2026.')).toBe(null)
})

test.each([
  [
    'behind the last sentence of running text',
    'Dear Parent/Guardian: Your student, Ada, has seven unexcused absences. You are required to attend a meeting on Dec 2 at 3:15 pm. Failure to attend may result in referral to truancy court. Quill Middle School',
    'Quill Middle School',
  ],
  [
    'below the desk that signs',
    'Subject: Invoice 2026-0098\n\nDear Maria,\n\nThis is a notification that we have not received your payment of £240.00 for your entry.\n\nRegards\nAwards Team\nNorthern Tarn Prize',
    'Northern Tarn Prize',
  ],
  [
    'as a team',
    "Hi Jo,\n\nWe tried to charge your card for your plan ($29.00) but your bank declined it. We'll retry on Nov 27.\n\nUpdate your card: https://app.tarnboard.example/billing\n\nThe Tarnboard team",
    'Tarnboard',
  ],
  [
    'as the whole name that the head prints',
    'Tarn Energy\n\n14 November 2026\n\nHello Mr Quill,\n\nYour account is £190.41 in debit. Please pay within 14 days.\n\nThe Tarn team',
    'Tarn Energy',
  ],
  [
    'as lawyers by three names',
    'Dear Sir or Madam:\nThis firm represents Tarn Bank in connection with this account. Unless you dispute the debt within 30 days we will assume it is valid. Balance: $4,118.22.\n\nQuill, Fell & Marsh, LLP',
    'Quill, Fell & Marsh, LLP',
  ],
  [
    'as a landlord by name and address',
    "LANDLORD'S NOTICE OF ARREARS\n\nR. Quill, of 8 Tarn Close, Marsham, hereby gives formal notice to Mr J. Bell to pay £1,900.00 for the property at 2 Mill Row.",
    'R. Quill',
  ],
  [
    'as whose intention the works are',
    'Section 20 Notice of Intention\n\nLeaseholders of Tarn Wharf, Leeds\n\n1. It is the intention of Tarn Freehold Ltd to carry out works.\n2. We invite you to make observations by 22 December 2026.',
    'Tarn Freehold Ltd',
  ],
  [
    'as the office that titles its form',
    'IRS Notice CP2000\nTax year 2024\nNotice date November 9, 2026\nProposed amount due: $2,844\nResponse due date December 9, 2026',
    'IRS',
  ],
])('who writes is named %s', (_where, text, sender) => {
  expect(read(text).senderOrganization).toBe(sender)
})

test('no desk and no office of a person is a sender', () => {
  const dismissal =
    'Dear Jo,\n\nThis letter confirms that your employment ends today because of poor performance.\n\nSincerely,\nAda Quill\nSenior Vice President, People Operations'
  const arrears =
    'FINAL NOTICE\n\nYour rent payment is seriously overdue. Pay $1,510.00 within 5 days.\n\nSincerely,\nLegal Department'
  expect(read(dismissal).senderOrganization).toBeNull()
  expect(read(arrears).senderOrganization).toBeNull()
})

test.each([
  [
    'Important - changes to your overdraft\nDear Ms Quill\nFrom 20 January 2027 we are reducing your arranged overdraft from £1,500 to £500. You need do nothing if you use less.\nTarnfax',
    'Tarnfax',
  ],
  [
    'Dear Resident\nNOTICE OF SEEKING POSSESSION\nThe landlord Tarn Council intends to apply to the court for an order requiring you to give up possession.\nSigned: A. Quill, Income Recovery',
    'Tarn Council',
  ],
  [
    'Tenancy Deposit Scheme: Your landlord has raised a dispute over deposit DEP0117. You have 14 days to submit your evidence.',
    'Tenancy Deposit Scheme',
  ],
  [
    'Redundancy consultation - at risk\nDear Mo, your role of Warehouse Operative is at risk. Your first meeting is 27 November 2026 at 14:00. Please bring any ideas for alternatives. Tarn Logistics',
    'Tarn Logistics',
  ],
])('a house is named by one word, by a form or before a colon: %s', (text, sender) => {
  expect(read(text, { country: 'gb' }).senderOrganization).toBe(sender)
})
