import { expect, test } from 'vitest'

import { read } from './read.ts'

test.each([
  [
    'the creditor from whom a form says it comes',
    'REPOSSESSION WARNING NOTICE\n\nTo:            Ada Quill\n               18B Quay Street, Tarnford\nFrom creditor: Tarn Motor Finance Limited, PO Box 17, Tarnford\nContract no.:  TMF-50271\n\nYou are in default under the contract. You must pay $489.00 no later than 2 October 2026. If you do not, we may take possession of the goods.\n\nSigned: P. Lark, Credit Controller\n',
    'nz',
    'Tarn Motor Finance Limited',
  ],
  [
    'the corporation with a number that gives notice',
    'NOTICE OF LIEN TO OWNER\n\nTO: Ada Quill, Unit 11\n\n1. TAKE NOTICE that Tarnford Condominium Corporation No. 0417 intends to register a lien because you are in arrears of common expenses.\n\n2. If you do not pay $2,196.00 within 10 days after this notice is given to you, it will register the lien.\n',
    'ca',
    'Tarnford Condominium Corporation No. 0417',
  ],
  [
    'the farm to which a payment is to be sent',
    'Hello Ada Quill,\n\nAccording to our records you still owe $61.00.\n\nPlease mail your payment when you can to:\n\nTarnfield Orchards\n88 Quay Road\nMarsh, OH 45400\n\nThank you!\n',
    'us',
    'Tarnfield Orchards',
  ],
  [
    'the plaintiff beside another column',
    'IN THE TARNFORD MUNICIPAL COURT\nMARSH COUNTY, OHIO\n\nTarn Receivables LLC, assignee of First Quill Bank       Case No. 26CVF01234\n      Plaintiff\n   vs.                                                   SUMMONS ON COMPLAINT\nAda Quill\n      Defendant\n\nYou are hereby summoned to serve your answer upon the plaintiff within twenty-eight days after service of this summons upon you.\n',
    'us',
    'Tarn Receivables LLC',
  ],
  [
    'the office of a signer with a role in small letters',
    'Service Tarnland\n\nNovember 3, 2026\n\nDear Mr. Quill,\n\nWe are unable to pay you benefits. You have 30 days to ask for a reconsideration.\n\nSincerely,\n\nL. Lark\nService Tarnland agent\n',
    'ca',
    'Service Tarnland',
  ],
  [
    'the sheriff officers whose title a scan has broken',
    'TARN & KElR\nSHERlFF 0FFICERS AND MESSENGERS-AT-ARMS\n22 Quay Lane, Dundee\n\nCHARGE F0R PAYMENT OF MONEY\n\nYou are charged to pay the total sum of £2,229.76 within 14 days after the date of service of this charge.\n\nServed personally on 6 October 2026 by M. Lark, Sheriff Officer\n',
    'gb',
    'Tarn & Keir',
  ],
  [
    'a firm with two noughts in a row',
    'M00RLANDS CREDIT REC0VERY LTD.\nA licensed collecti0n agency\n\nAugust 24, 2026\n\nDear Ms. Quill,\n\nThis account remains unpaid. Balance due: $1,498.15. Pay on or before September 11, 2026.\n',
    'ca',
    'Moorlands Credit Recovery Ltd',
  ],
] as const)('the sender is %s', (...[, text, country, expected]) => {
  expect(read(text, { country }).senderOrganization).toBe(expected)
})
