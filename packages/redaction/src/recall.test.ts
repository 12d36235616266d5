import { expect, test } from 'vitest'

import { redact } from './redact.ts'

/** A letter, the personal data planted in it, and the words that the reader of it needs. */
type Example = { text: string; hides: readonly string[]; keeps: readonly string[] }

const EXAMPLES: readonly Example[] = [
  {
    text: 'Coldwater Recoveries Ltd\nPO Box 4, Hull\n\nMiss Tola Adeniyi\nFlat 6\n12 Brewer Row\nDerby DE1 3QT\n\nRef: CW/7712-A\n3 March 2026\n\nDear Miss Adeniyi\n\nYou owe £312.40 to Larch Mobile. Ring 0113 496 0331.\nMiss Adeniyi, do not leave this.\n\nP. Marsh',
    hides: ['Tola', 'Adeniyi', 'Flat 6', '12 Brewer Row', 'DE1 3QT', '0113 496 0331'],
    keeps: ['Coldwater Recoveries Ltd', 'CW/7712-A', '3 March 2026', '£312.40', 'P. Marsh'],
  },
  {
    text: 'NOTICE OF ENFORCEMENT\nMr Rhodri Pugh & Mrs Carys Pugh, 3 Heol Isaf, Barry CF62 5AA\nOur ref 88120/4\nTotal £507.00 by 5pm on 2 June 2026\nCALL 07700 900112\nRiverside Enforcement',
    hides: ['Rhodri', 'Carys', 'Pugh', 'Heol Isaf', 'CF62 5AA', '07700 900112'],
    keeps: ['88120/4', '£507.00', '2 June 2026', 'Riverside Enforcement'],
  },
  {
    text: 'In the County Court at Derby\nClaim no. K1QZ2Y34\nClaimant: Alder Finance Limited\nDefendant: Ms Ewa Zielonka, 41 Mill Bank, Derby\nThe Defendant, Ms Zielonka, owes £1,100.00 since 01/02/2024.',
    hides: ['Ewa', 'Zielonka', '41 Mill Bank'],
    keeps: ['K1QZ2Y34', 'Alder Finance Limited', '£1,100.00', '01/02/2024'],
  },
  {
    text: 'Debt Management\nMr Owain Teale\n9 Quarry Rise\nMold CH7 1AA\n\nNational Insurance number JM 65 43 21 B\nReference UC/99/1\n\nDear Mr Teale\n\nWe paid you £204.18 too much. Section 71 applies. Phone 0800 157 0112 within one month of 4 May 2026.',
    hides: ['Owain', 'Teale', '9 Quarry Rise', 'CH7 1AA', 'JM 65 43 21 B', '0800 157 0112'],
    keeps: ['UC/99/1', '£204.18', 'Section 71', '4 May 2026'],
  },
  {
    text: 'Subject: your loan\nTo: s.kapoor@mail.example\n\nHi Simran,\n\nYour loan 40071182 is late. Send £40 to sort code 60-11-22 account 11223344 or IBAN GB29NWBK60161331926819 by Friday 12 June 2026.\n\nJosh\nQuickpot Ltd',
    hides: ['s.kapoor@mail.example', 'Simran', '60-11-22', '11223344', 'GB29NWBK60161331926819'],
    keeps: ['40071182', '£40', '12 June 2026', 'Quickpot Ltd'],
  },
  {
    text: 'Hollowell Surgery\nDr P Rees\n\nMrs Bronagh Tully, 8 Strand View, Larne\nNHS number: 943 476 5919\nDate of birth: 14/02/1961\nAppointment 9 July 2026 at 9.20am',
    hides: ['Bronagh', 'Tully', '8 Strand View', '943 476 5919', '14/02/1961'],
    keeps: ['Hollowell Surgery', '9 July 2026'],
  },
  {
    text: 'my name is Kofi Mensah and my landlord wants £900. I live at 22 Acre Lane, SW2 5SG. his email is lets@agent.example, mine is kofi.m@post.example, mobile 07700900456. Can he do that by 1 May?',
    hides: ['Kofi Mensah', 'SW2 5SG', 'lets@agent.example', 'kofi.m@post.example', '07700900456'],
    keeps: ['£900', '1 May'],
  },
  {
    text: 'PENALTY CHARGE NOTICE BK77120914\nRegistered keeper: Prof Anwen Bevan, 2 Tor Close, Bath BA1 1AA\nVehicle LX19 OPB at Larch Street on 4 April 2026\n£80 by 18 April 2026. Northwick Council',
    hides: ['Anwen', 'Bevan', '2 Tor Close', 'BA1 1AA'],
    keeps: ['BK77120914', 'LX19 OPB', 'Larch Street', '4 April 2026', '£80', 'Northwick Council'],
  },
  {
    text: 'TO THE OCCUPIER\n\nTV Licensing\n\nThe Legal Occupier\n17 Gorse Way\nTruro TR1 2AB\n\nReference 3310 442 119\n\nA fine of £1,000 may follow. June 2026',
    hides: ['17 Gorse Way', 'TR1 2AB'],
    keeps: ['TV Licensing', '3310 442 119', '£1,000', 'June 2026'],
  },
  {
    text: 'M0rland Legal LLP\nMr Piotr lwanski\n5 Ha11 Road\nLeeds\n\n11 May 2026  Ref: ML 5540\n\nDear Mr lwanski\n\nWe act for Tarn Bank. Pay £2,316.44 within 30 days.',
    hides: ['Piotr', 'lwanski', '5 Ha11 Road'],
    keeps: ['11 May 2026', 'ML 5540', 'Tarn Bank', '£2,316.44', '30 days'],
  },
  {
    text: 'Loch Etive Council\nSUMMARY WARRANT\nTo:\nEilidh Margaret Rankine\n2/1, 14 Pier Road\nOban PA34 4LS\n\nSum due £903.77, reference CT/11/8. Charge dated 7 September 2026. Eilidh Margaret Rankine is hereby charged to pay.',
    hides: ['Eilidh', 'Rankine', '14 Pier Road', 'PA34 4LS'],
    keeps: ['Loch Etive Council', '£903.77', 'CT/11/8', '7 September 2026'],
  },
  {
    text: 'Tenant(s): Abiola Ogun and Temi Ogun\nProperty: 31 Vetch Court, Luton LU1 1AA\nLandlord: Beech Homes Ltd\nYou must leave after 9 November 2026. Abiola Ogun owes £2,400.00.',
    hides: ['Abiola', 'Temi', 'Ogun', '31 Vetch Court', 'LU1 1AA'],
    keeps: ['Beech Homes Ltd', '9 November 2026', '£2,400.00'],
  },
  {
    text: 'BRIGHTBANK: Hi DONNA, your card 4111 1111 1111 1111 is blocked. Ref SEC-9912. Call +44 20 7946 0123 before 3pm or pay £1.99',
    hides: ['DONNA', '4111 1111 1111 1111', '+44 20 7946 0123'],
    keeps: ['SEC-9912', '£1.99', 'BRIGHTBANK'],
  },
  {
    text: 'Hartwell School\n\nDear Mr and Mrs D’Souza\n\nAmelia D’Souza was late on 3 March 2026. Ring Mrs Finch in the office on 01632 960007.\n\nMrs G Alder, Headteacher',
    hides: ['D’Souza', '01632 960007'],
    keeps: ['Hartwell School', '3 March 2026', 'Mrs G Alder'],
  },
  {
    text: 'Client: Mere Water  Account: 0077 1190 443  Balance: £614.77  Ms Zara Aksoy 7 Bede Terrace JARROW NE32 5AA  25 February 2026\nDear Ms Aksoy, ring us on 0808 157 0404.',
    hides: ['Zara', 'Aksoy', '7 Bede Terrace', 'NE32 5AA', '0808 157 0404'],
    keeps: ['0077 1190 443', '£614.77', '25 February 2026', 'Mere Water'],
  },
  {
    text: `Mr. James T. Okoro
Apt 14B, The Granary
Water Lane
Bristol
BS1 4RW
                                       Your Ref:
                                       Our Ref: HJK/2291/26
                                       Date: 3rd June 2026
Dear Mr. Okoro,

Outstanding invoice - £2,100.00

I refer to our telephone conversation on 28 May 2026. Mr Okoro, you said you would pay. You can reach me on 0117 496 0044 or h.kemp@kempjoinery.example.

Yours sincerely

Helen Kemp
Kemp Joinery`,
    hides: [
      'Okoro',
      'James',
      'Apt 14B',
      'Water Lane',
      'BS1 4RW',
      '0117 496 0044',
      'h.kemp@kempjoinery.example',
    ],
    keeps: [
      'HJK/2291/26',
      '3rd June 2026',
      '£2,100.00',
      '28 May 2026',
      'Kemp Joinery',
      'Helen Kemp',
    ],
  },
  {
    text: `MR AND MRS J SINGH
88 LABURNUM DRIVE
WOLVERHAMPTON
WV3 8QQ

Date 02 Feb 2026
Account 4410-77120-9

Dear Mr and Mrs Singh
Your mortgage is in arrears by £1,870.22. Call Jaswinder on 0345 600 0000.
Sable Bank plc`,
    hides: ['SINGH', 'Singh', '88 LABURNUM DRIVE', 'WV3 8QQ', '0345 600 0000'],
    keeps: ['4410-77120-9', '£1,870.22', '02 Feb 2026', 'Sable Bank plc'],
  },
  {
    text: `Notice to Keeper
Keeper name: Miss Lucia Fernandes
Keeper address: 9 Pine Court, Slough, SL1 2AB
Vehicle: GN19 KLO
PCN: 77120938
Issued 11/11/2025. £100 or £60.
Northpark Ltd`,
    hides: ['Lucia', 'Fernandes', '9 Pine Court', 'SL1 2AB'],
    keeps: ['GN19 KLO', '77120938', '11/11/2025', '£100'],
  },
  {
    text: `Hi, I'm Gemma Tranter from Walsall WS2 9AA. Bailiffs came to 14 Lichfield Rd yesterday about £740. my number is 07700 900 812. NI JT 11 22 33 A. They said ref 99812/4. What do I do? Gemma`,
    hides: ['Gemma Tranter', 'WS2 9AA', '14 Lichfield Rd', '07700 900 812', 'JT 11 22 33 A'],
    keeps: ['£740', '99812/4'],
  },
  {
    text: `Summons No 6610/22
To: MR ABDUL KARIM, FLAT 2, 19 BEACON STREET, LUTON, LU2 0QX
You owe £988.10. Hearing 4 June 2026 10.00.
Luton Vale Council`,
    hides: ['ABDUL KARIM', '19 BEACON STREET', 'LU2 0QX'],
    keeps: ['6610/22', '£988.10', '4 June 2026', 'Luton Vale Council'],
  },
  {
    text: `Dear Aunty Grace

Thank you for the £20. Love from Theo, 5 Hill View, Exeter EX4 6PP. Ring Mum on 01392 960001.`,
    hides: ['Grace', 'EX4 6PP', '01392 960001'],
    keeps: ['£20'],
  },
  {
    text: `STATUTORY DEMAND
To: Craig Alan Bottomley
Address: 6 Weaver's Fold, Huddersfield HD1 4AA
The creditor claims £8,200.00. Creditor: Peak Plant Hire Ltd. Ref PPH/09. Dated 12 March 2026. Craig Alan Bottomley must pay.`,
    hides: ['Craig', 'Bottomley', "6 Weaver's Fold", 'HD1 4AA'],
    keeps: ['£8,200.00', 'Peak Plant Hire Ltd', 'PPH/09', '12 March 2026'],
  },
  {
    text: `Dear Ms. N. van der Berg,

Policy no. 77-301882. Your claim for 2 October 2025 is declined. Refunds to a/c 33445566 sort code 09 01 28. Ms. van der Berg may complain to the Ombudsman. Born 7 July 1990.`,
    hides: ['van der Berg', '33445566', '09 01 28', '7 July 1990'],
    keeps: ['77-301882', '2 October 2025'],
  },
  {
    text: `Customer: Chidi Eze
Tel: 020 7946 0991
Email: chidi.eze@inbox.example
Job 5512, boiler, £96.00 inc VAT paid 1/3/26
Warm Homes Plumbing`,
    hides: ['Chidi Eze', '020 7946 0991', 'chidi.eze@inbox.example'],
    keeps: ['5512', '£96.00', '1/3/26', 'Warm Homes Plumbing'],
  },
  {
    text: `Defendant
Mrs Olwen Prosser
Cae Glas
Lampeter SA48 7AA

Claimant
Cambrian Roofing Ltd
Amount £3,050.00   Claim No J00AB123`,
    hides: ['Olwen', 'Prosser', 'Cae Glas', 'SA48 7AA'],
    keeps: ['Cambrian Roofing Ltd', '£3,050.00', 'J00AB123'],
  },
  {
    text: `Ashdown & Pike LLP
22 Market Place, Ely

Our reference AP/771/26                      14 January 2026

Mr Femi Adebayo-Cole
The Lodge
Station Approach
ELY
CB7 4XX

Dear Mr Adebayo-Cole

Re: our client Fen Roofing Ltd, £3,440.00
...
If Mr Adebayo-Cole does not reply by 13 February 2026 we will issue a claim.
Telephone 01353 496077`,
    hides: ['Femi', 'Adebayo', 'The Lodge', 'Station Approach', 'CB7 4XX', '01353 496077'],
    keeps: [
      'Ashdown & Pike LLP',
      'AP/771/26',
      '14 January 2026',
      'Fen Roofing Ltd',
      '£3,440.00',
      '13 February 2026',
    ],
  },
  {
    text: `Council Tax Reminder
Account No 7012299X
Ms S. Lindqvist
4 Jubilee Court
Otley
LS21 3ZZ
Issue date: 6 May 2025
Amount overdue £188.00
Ms Lindqvist, pay within 7 days.
Otley Borough Council`,
    hides: ['Lindqvist', '4 Jubilee Court', 'LS21 3ZZ'],
    keeps: ['7012299X', '6 May 2025', '£188.00', 'Otley Borough Council'],
  },
  {
    text: `hiya, need advice. wescot say i owe 1900 on my old natwest. they have wrong dob (03/04/1988) and wrong address 71 albert road. email me shaz.k@inbox.example or txt 07700 900 345. ref 66122/A`,
    hides: ['03/04/1988', '71 albert road', 'shaz.k@inbox.example', '07700 900 345'],
    keeps: ['66122/A', '1900'],
  },
  {
    text: `Parking Charge Notice 60119922
To the registered keeper
Mrs D Kowalczyk-Smith
Flat 9, Sandringham House
Poole BH15 1AA
Reg: HJ68 PLX. Event 2 March 2026. £100 (£60 by 20 March 2026)
Baycare Parking Ltd, PO Box 5`,
    hides: ['Kowalczyk', 'Flat 9', 'BH15 1AA'],
    keeps: ['60119922', 'HJ68 PLX', '2 March 2026', '£100', '20 March 2026', 'Baycare Parking Ltd'],
  },
  {
    text: `Dear Tenant,

Rent account 00812-3. Sian Bowler and Rob Bowler of 6 Ivy Close owe £912.30 as at 1 June 2026.
Contact: Rent Team 0300 555 0912
Clwyd Homes`,
    hides: ['Sian Bowler', 'Rob Bowler', '6 Ivy Close', '0300 555 0912'],
    keeps: ['00812-3', '£912.30', '1 June 2026', 'Clwyd Homes'],
  },
  {
    text: `From: Paul Grimshaw <p.grimshaw@zen.example>
To: Disputes <disputes@kelso.example>
Date: 4 Feb 2026

I dispute invoice 99120 for £212. Regards, Paul Grimshaw, 12 Elm Grove, Kelso TD5 7AA`,
    hides: ['Paul Grimshaw', 'p.grimshaw@zen.example', '12 Elm Grove', 'TD5 7AA'],
    keeps: ['99120', '£212', '4 Feb 2026'],
  },
  {
    text: `IN THE MAGISTRATES' COURT AT DOVER
Defendant: YOUSSEF EL-AMRANI   DOB: 11 November 1979
Address: 2 Cliff Road, Dover CT16 1AA
Fine £220, costs £85, surcharge £88. Total £393 by 30 October 2025. Case 462500119X`,
    hides: ['YOUSSEF', 'AMRANI', '11 November 1979', '2 Cliff Road', 'CT16 1AA'],
    keeps: ['£220', '£393', '30 October 2025', '462500119X'],
  },
  {
    text: `Hello Marguerite,

Thanks for chatting. Your plan: £25 a month from 1 July 2026 by Direct Debit (sort code 40-02-50, account ending 771).
Your Lowell reference is 771 662 0091.

Best, Dan`,
    hides: ['Marguerite', '40-02-50'],
    keeps: ['£25', '1 July 2026', '771 662 0091', 'Lowell'],
  },
  {
    text: `Jacobs Enforcement Limited
6 Europa Boulevard, Birkenhead

Mr Daniel Kwarteng
31A Peel Street
Accrington
BB5 0AA

Reference 66102-88 Date 2 June 2026

NOTICE OF ENFORCEMENT
Debt £640.00 Fee £79.00 Total £719.00
Daniel Kwarteng must pay by 16 June 2026. Phone 0345 601 2692.`,
    hides: ['Daniel', 'Kwarteng', '31A Peel Street', 'BB5 0AA', '0345 601 2692'],
    keeps: ['Jacobs Enforcement Limited', '66102-88', '2 June 2026', '£719.00', '16 June 2026'],
  },
  {
    text: `Hello,
I'm writing for my mum, Mrs Patricia Nolan, of 44 Abbey Road, Barrow LA14 5QR. She got a PCN 99120011 dated 4 May 2026 for £70. Her blue badge was on show. Reach me at t.nolan88@inbox.example or 07700900771.
Thanks, Tom Nolan`,
    hides: [
      'Patricia',
      'Nolan',
      '44 Abbey Road',
      'LA14 5QR',
      't.nolan88@inbox.example',
      '07700900771',
    ],
    keeps: ['99120011', '4 May 2026', '£70'],
  },
  {
    text: `COUNTY COURT BUSINESS CENTRE
Claim number M7QZ0011   Issue date 12/05/2026
Claimant  Cabot Financial (UK) Limited
Defendant
Ms Iris Holloway
Garden Flat
102 Tyne Crescent
Bedford MK41 7UL
Amount claimed £1,988.10 court fee £115.00`,
    hides: ['Iris', 'Holloway', 'Garden Flat', '102 Tyne Crescent', 'MK41 7UL'],
    keeps: ['M7QZ0011', '12/05/2026', 'Cabot Financial (UK) Limited', '£1,988.10'],
  },
  {
    text: `Dear Ibrahim Yusuf,

Your UC statement. NI: PE 10 20 30 D. We took £22.10 off for an advance. Payment goes to account 66554433, sort code 11-22-33 on 28 June 2026.
DWP`,
    hides: ['Ibrahim', 'Yusuf', 'PE 10 20 30 D', '66554433', '11-22-33'],
    keeps: ['£22.10', '28 June 2026', 'DWP'],
  },
  {
    text: `Lowell
Hi Keeley

You told us you can't pay on 3 July 2026. Ref 771002299. Keeley, call 0333 556 5550.
Lowell Financial Ltd`,
    hides: ['Keeley', '0333 556 5550'],
    keeps: ['3 July 2026', '771002299', 'Lowell Financial Ltd'],
  },
  {
    text: `Tenancy Services
Stonebridge Homes

Joint tenants: Mr Liam Carragher and Ms Eve Stanton
Property address: Flat 3, 70 Mersey View, Widnes WA8 0QQ

18 May 2026
Rent arrears £1,402.11
Dear Mr Carragher and Ms Stanton
Pay by 1 June 2026 or ring Dawn on 0151 496 0202.`,
    hides: ['Liam', 'Carragher', 'Eve', 'Stanton', '70 Mersey View', 'WA8 0QQ', '0151 496 0202'],
    keeps: ['Stonebridge Homes', '18 May 2026', '£1,402.11', '1 June 2026'],
  },
  {
    text: `SCOTT & LYLE Sheriff Officers
To ANGUS JOHN MCPHAIL residing at 8 Shore Road, Ullapool IV26 2AA
Charge for payment £1,540.22 within 14 days. Ref 26/1188. Extract decree 4 March 2026 against Angus John McPhail.`,
    hides: ['ANGUS', 'MCPHAIL', '8 Shore Road', 'IV26 2AA', 'Angus John McPhail'],
    keeps: ['SCOTT & LYLE', '£1,540.22', '26/1188', '4 March 2026'],
  },
  {
    text: `Student Loans Company
Miss Xiu Ying Chen
Customer reference 1100 9922 771
Date 30/04/2026
Dear Miss Chen,
You were overpaid £318.00. Email repay@slc.example. If Xiu Ying has left the course tell us by 30 May 2026.`,
    hides: ['Xiu Ying', 'Chen', 'repay@slc.example'],
    keeps: ['1100 9922 771', '30/04/2026', '£318.00', '30 May 2026', 'Student Loans Company'],
  },
]

test('nearly all planted personal data is hidden', () => {
  const planted = EXAMPLES.flatMap(({ text, hides }) => {
    const redacted = redact(text).text
    return hides.map((words) => ({ words, isHidden: !redacted.includes(words) }))
  })
  const missed = planted.filter(({ isHidden }) => !isHidden).map(({ words }) => words)
  expect(planted.length).toBeGreaterThan(150)
  expect(missed.length / planted.length, `missed: ${missed.join(' | ')}`).toBeLessThanOrEqual(0.05)
})

test.each(EXAMPLES)('everything that the reader needs stays: $keeps', ({ text, keeps }) => {
  const redacted = redact(text).text
  expect(keeps.filter((words) => !redacted.includes(words))).toEqual([])
})
