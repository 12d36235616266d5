/** Parking tickets, traffic citations and tolls: what the law of each state lets you do, and bills of private car parks. */
import type { Rule } from '@plainletter/contracts/rule'

const TOLL_WORDS = [
  'toll',
  'tolls',
  'e-zpass',
  'ezpass',
  'sunpass',
  'fastrak',
  'txtag',
  'peaje',
  'turnpike',
  'toll evasion',
  'toll violation',
]

const MOVING_VIOLATION_WORDS = [
  'speeding',
  'citation',
  'moving violation',
  'stop sign',
  'traffic citation',
  'red light',
  'infraction',
  'uniform traffic',
  'infracción',
  'tránsito',
  'exceso de velocidad',
]

const TICKET = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
  topics: ['parking'],
} satisfies Partial<Rule>

const ASKED = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['parking'],
} satisfies Partial<Rule>

const TOLL = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
  topics: ['parking', 'debt'],
  when: {
    any: [
      {
        says: TOLL_WORDS,
      },
    ],
  },
} satisfies Partial<Rule>

const PRIVATE = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PARKING_TICKET', 'ENQUIRY'],
  topics: ['parking'],
  when: {
    any: [
      {
        says: [
          'private',
          'parking lot',
          'parking company',
          'parking firm',
          'garage',
          'notice of non-payment',
          'parking charge',
          'parking notice',
          'invoice',
          'parked',
          'vehicle',
          'parking enforcement',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const LAW_1 = {
  title: 'Constitution of the United States',
  provision:
    'Fourteenth Amendment, section 1 (due process: notice and a hearing before a penalty is final)',
  url: 'https://constitution.congress.gov/constitution/amendment-14/',
  inForceFrom: '1868-07-09',
}
const LAW_2 = {
  title: 'FTC: Consumer alerts',
  provision: 'texts about unpaid tolls',
  url: 'https://consumer.ftc.gov/consumer-alerts',
  inForceFrom: '2025-01-01',
}

export const TICKET_LAW: readonly Rule[] = [
  {
    ...TICKET,
    id: 'us.ticket.right-due-process',
    kind: 'right',
    rank: 12,
    says: 'A city or state must tell you of the penalty and let you be heard before it is final.',
    authority: LAW_1,
  },
  {
    ...TICKET,
    id: 'us.ticket.right-not-excessive',
    kind: 'right',
    rank: 30,
    says: 'Fines that are far too high for what was done are barred. That holds for states and cities too.',
    authority: {
      title: 'Constitution of the United States',
      provision: 'Eighth Amendment (excessive fines; Timbs v. Indiana, 2019)',
      url: 'https://constitution.congress.gov/constitution/amendment-8/',
      inForceFrom: '2019-02-20',
    },
  },
  {
    ...TOLL,
    id: 'us.toll.right-owner',
    kind: 'right',
    rank: 8,
    says: 'The notice goes to the owner. If the car was sold, stolen or rented out, state law mostly lets you show who had it.',
    authority: {
      title: 'Toll law of your state',
      provision:
        'notice to the registered owner, and proof that another drove, sold or stole the car',
      url: 'https://www.usa.gov/local-governments',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TOLL,
    id: 'us.toll.step-official',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Check it on the toll agency’s own site, typed by you. False toll messages are common. Ask to pay the toll without fees.',
    authority: LAW_2,
  },
  {
    ...TICKET,
    id: 'us.ticket.de-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-DE'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Delaware the owner answers for the toll, apart from cases that the law names. You can contest the notice by the date in it.',
    authority: {
      title: 'Delaware Code, Title 21',
      provision: '21 Delaware Code 4127 and 4129 (toll evasion)',
      url: 'https://delcode.delaware.gov/title21/c041/sc03a/index.html',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.de-surcharge',
    kind: 'right',
    rank: 5,
    regions: ['US-DE'],
    says: 'In Delaware extra sums may be added to a fine only as the law names them. Ask for each one to be explained.',
    authority: {
      title: 'Delaware Code, Title 11',
      provision: '11 Delaware Code 4101 (costs and surcharges)',
      url: 'https://delcode.delaware.gov/title11/c041/sc01/index.html',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.ca-parking',
    kind: 'right',
    rank: 5,
    regions: ['US-CA'],
    when: { any: [{ says: ['parking', 'parked', 'meter', 'estacionamiento', 'estacionar'] }] },
    says: 'In California you can ask for a free first review within 21 days of a parking ticket, or 14 days of a mailed notice. A hearing comes next.',
    authority: {
      title: 'California Vehicle Code',
      provision: 'sections 40215, 40220 and 40230',
      url: 'https://leginfo.legislature.ca.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.ca-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-CA'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In California you can contest a toll notice within 21 days of its issue, free of charge. Payment plans exist for people with low incomes.',
    authority: {
      title: 'California Vehicle Code',
      provision: 'sections 40254, 40255 and following (with Assembly Bill 2594 of 2022)',
      url: 'https://leginfo.legislature.ca.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.ca-declaration',
    kind: 'right',
    rank: 5,
    regions: ['US-CA'],
    when: {
      any: [
        {
          says: MOVING_VIOLATION_WORDS,
        },
      ],
    },
    says: 'In California you can fight a traffic infraction in writing, without going to court (trial by written declaration).',
    authority: {
      title: 'California Vehicle Code',
      provision: 'section 40902',
      url: 'https://leginfo.legislature.ca.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.ny-parking',
    kind: 'right',
    rank: 5,
    regions: ['US-NY'],
    when: { any: [{ says: ['parking', 'parked', 'meter', 'estacionamiento', 'estacionar'] }] },
    says: 'In New York City you have 30 days to answer a parking ticket before fees grow. You can ask for a hearing online or by mail.',
    authority: {
      title: 'New York Vehicle and Traffic Law (VTL)',
      provision: 'sections 235 to 242 (parking violations bureau)',
      url: 'https://www.nysenate.gov/legislation/laws/VAT',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.ny-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-NY'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In New York the owner of the car answers for tolls by mail. A stolen car or a rental is a defense.',
    authority: {
      title: 'New York Public Authorities Law',
      provision: 'section 2985',
      url: 'https://www.nysenate.gov/legislation/laws/PBA/2985',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.fl-thirty',
    kind: 'right',
    rank: 5,
    regions: ['US-FL'],
    when: {
      any: [
        {
          says: MOVING_VIOLATION_WORDS,
        },
      ],
    },
    says: 'In Florida you have 30 days from a traffic ticket to pay, choose a driving course or ask for a hearing.',
    authority: {
      title: 'Florida Statutes',
      provision: 'sections 318.14 and 318.18',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.fl-camera',
    kind: 'right',
    rank: 5,
    regions: ['US-FL'],
    when: {
      any: [
        {
          says: [
            'red light',
            'photo enforcement',
            'automated enforcement',
            'traffic camera',
            'speed camera',
            'camera',
          ],
        },
      ],
    },
    says: 'In Florida a red light camera notice gives you 60 days to pay, name another driver or ask for a hearing.',
    authority: {
      title: 'Florida Statutes',
      provision: 'section 316.0083',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.fl-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-FL'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Florida an unpaid toll is a traffic citation. You can pay it, or ask the court for a hearing.',
    authority: {
      title: 'Florida Statutes',
      provision: 'section 316.1001',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.tx-camera',
    kind: 'right',
    rank: 5,
    regions: ['US-TX'],
    when: {
      any: [
        {
          says: [
            'red light',
            'photo enforcement',
            'automated enforcement',
            'traffic camera',
            'speed camera',
            'camera',
          ],
        },
      ],
    },
    says: 'In Texas cities may not fine drivers by red light cameras, by a law of 2019.',
    authority: {
      title: 'Texas Transportation Code',
      provision: 'section 707.020',
      url: 'https://statutes.capitol.texas.gov/Docs/TN/htm/TN.707.htm',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.tx-parking',
    kind: 'right',
    rank: 5,
    regions: ['US-TX'],
    when: { any: [{ says: ['parking', 'parked', 'meter', 'estacionamiento', 'estacionar'] }] },
    says: 'In Texas you can ask for a hearing about a city parking ticket, and appeal to the municipal court.',
    authority: {
      title: 'Texas Transportation Code',
      provision: 'chapter 682',
      url: 'https://statutes.capitol.texas.gov/Docs/TN/htm/TN.682.htm',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.tx-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-TX'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Texas an owner who sold or leased out the car before the trip does not owe the toll. Send proof in time.',
    authority: {
      title: 'Texas Transportation Code',
      provision: 'sections 228.054, 228.055 and 372.105 to 372.107; 366.178 (regional tollways)',
      url: 'https://statutes.capitol.texas.gov/Docs/TN/htm/TN.228.htm',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.il-parking',
    kind: 'right',
    rank: 5,
    regions: ['US-IL'],
    says: 'In Illinois a town must offer a hearing on a parking or camera ticket, in person or by mail.',
    authority: {
      title: 'Illinois Vehicle Code',
      provision: '625 ILCS 5/11-208.3; in Chicago Municipal Code 9-100',
      url: 'https://www.ilga.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.il-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-IL'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Illinois you can ask the toll authority for a hearing on a violation notice. A stolen or leased car is a defense.',
    authority: {
      title: 'Illinois Toll Highway Act',
      provision: '605 ILCS 10/10',
      url: 'https://www.ilga.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    checkedOn: '2026-11-22',
    id: 'us.ticket.pa-parking',
    kind: 'right',
    rank: 5,
    regions: ['US-PA'],
    when: { any: [{ says: ['parking', 'parked', 'meter', 'estacionamiento', 'estacionar'] }] },
    says: 'In Pennsylvania you can plead not guilty to a parking ticket and be heard. In Philadelphia you dispute it at the Bureau of Administrative Adjudication.',
    authority: {
      title: 'Pennsylvania Vehicle Code and Philadelphia Code',
      provision: '75 Pa.C.S. 3353; Philadelphia Code 12-2800',
      url: 'https://www.phila.gov/services/payments-assistance-taxes/parking/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.pa-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-PA'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Pennsylvania the owner answers for tolls, but can show that the car was stolen, sold or leased.',
    authority: {
      title: 'Pennsylvania Consolidated Statutes',
      provision: '74 Pa.C.S. 8117',
      url: 'https://www.palegis.us/statutes',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.nj-parking',
    kind: 'right',
    rank: 5,
    regions: ['US-NJ'],
    when: { any: [{ says: ['parking', 'parked', 'meter', 'estacionamiento', 'estacionar'] }] },
    says: 'In New Jersey a parking ticket goes to the municipal court. You can plead not guilty there.',
    authority: {
      title: 'New Jersey Parking Offenses Adjudication Act',
      provision: 'N.J.S.A. 39:4-139.2 and following',
      url: 'https://www.njleg.state.nj.us/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.ma-parking',
    kind: 'right',
    rank: 5,
    regions: ['US-MA'],
    when: { any: [{ says: ['parking', 'parked', 'meter', 'estacionamiento', 'estacionar'] }] },
    says: 'In Massachusetts you have 21 days to pay or contest a parking ticket.',
    authority: {
      title: 'Massachusetts General Laws',
      provision: 'chapter 90, sections 20A and 20A 1/2',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIV/Chapter90',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.ma-citation',
    kind: 'right',
    rank: 5,
    regions: ['US-MA'],
    when: {
      any: [
        {
          says: MOVING_VIOLATION_WORDS,
        },
      ],
    },
    says: 'In Massachusetts you have 20 days from a traffic citation to pay it or ask for a hearing.',
    authority: {
      title: 'Massachusetts General Laws',
      provision: 'chapter 90C, section 3',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIV/Chapter90C/Section3',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.wa-response',
    kind: 'right',
    rank: 5,
    regions: ['US-WA'],
    says: 'In Washington State you can answer an infraction in three ways: pay, explain, or contest it at a hearing. The notice gives the days.',
    authority: {
      title: 'Revised Code of Washington',
      provision: 'RCW 46.63.060 and 46.63.070',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=46.63',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.oh-parking',
    kind: 'right',
    rank: 5,
    regions: ['US-OH'],
    when: { any: [{ says: ['parking', 'parked', 'meter', 'estacionamiento', 'estacionar'] }] },
    says: 'In Ohio you can answer a parking ticket by paying, explaining or denying it, and ask for a hearing.',
    authority: {
      title: 'Ohio Revised Code',
      provision: 'chapter 4521',
      url: 'https://codes.ohio.gov/ohio-revised-code/chapter-4521',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.va-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-VA'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Virginia you can show the court that you were not the driver, or that the car was stolen or sold.',
    authority: {
      title: 'Code of Virginia',
      provision: 'sections 46.2-819.1 to 46.2-819.3:1',
      url: 'https://law.lis.virginia.gov/vacode/title46.2/chapter8/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.md-toll',
    kind: 'right',
    kinds: ['PENALTY_CHARGE_NOTICE', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    rank: 5,
    regions: ['US-MD'],
    when: {
      any: [
        {
          says: TOLL_WORDS,
        },
      ],
    },
    says: 'In Maryland you can contest a toll citation in the District Court, or name who drove.',
    authority: {
      title: 'Maryland Code, Transportation',
      provision: 'section 21-1414',
      url: 'https://mgaleg.maryland.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...ASKED,
    id: 'us.ticket.ask-step-date',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Look for the last day on the paper and act before it. Missing it can add fees.',
    authority: LAW_1,
  },
  {
    ...ASKED,
    id: 'us.ticket.ask-step-proof',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Collect proof: photos of the signs, receipts, and papers that show who had the car.',
    authority: LAW_1,
  },
  {
    ...ASKED,
    id: 'us.ticket.ask-step-real',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Check that it is real: look up the city, court or agency yourself. Do not use a link in a message.',
    authority: LAW_2,
  },
  {
    ...ASKED,
    id: 'us.ticket.ask-option-contest',
    kind: 'option',
    option: 'appeal',
    rank: 10,
    title: 'Contest it',
    cost: 'Free in most places',
    time: 'By the date on the paper',
    risk: 'An early discount may be lost.',
    bestFor: 'It is wrong, or another had the car.',
    says: 'Ask for a hearing or a review, in the way that the paper says.',
    authority: LAW_1,
  },
  {
    ...ASKED,
    id: 'us.ticket.ask-option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Ask for a plan',
    cost: 'Part of it each month',
    time: 'Before the date on the paper',
    risk: 'None.',
    bestFor: 'You cannot pay it at once.',
    says: 'Ask for payments over time, or for a lower sum if your income is low.',
    authority: {
      title: 'Bearden v. Georgia, 461 U.S. 660 (1983)',
      provision: 'no jail for a fine that a person cannot pay',
      url: 'https://www.supremecourt.gov/opinions/USReports.aspx',
      inForceFrom: '1983-05-24',
    },
  },
  {
    ...PRIVATE,
    id: 'us.ticket.private-contract',
    kind: 'right',
    rank: 12,
    says: 'A private firm must show that you agreed to its terms: clear signs and a fair sum. A court decides if you disagree.',
    authority: {
      title: 'Contract law of your state',
      provision: 'offer, clear signs and fair damages (common law)',
      url: 'https://consumer.ftc.gov/',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...PRIVATE,
    id: 'us.ticket.private-records',
    kind: 'right',
    rank: 14,
    says: 'A firm may get your name from motor vehicle records only for uses that a federal law lists.',
    authority: {
      title: 'Driver’s Privacy Protection Act',
      provision: '18 U.S.C. 2721',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title18-section2721&num=0&edition=prelim',
      inForceFrom: '1997-09-13',
    },
  },
  {
    ...PRIVATE,
    id: 'us.ticket.private-collector',
    kind: 'right',
    rank: 16,
    says: 'If a debt collector writes about it, you can ask for proof within 30 days. It may not call it a fine or threaten arrest.',
    authority: {
      title: 'Fair Debt Collection Practices Act (FDCPA)',
      provision: '15 U.S.C. 1692e and 1692g',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1692e&num=0&edition=prelim',
      inForceFrom: '1978-03-20',
    },
  },
]
