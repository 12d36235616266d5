/** What must come first before court, a bailiff or a meter: rent, water, energy, tax, music licences and libel. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'
import { cite, CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'
import { HEARING_FIXED } from './conditions.ts'
import { ORDER_BROKEN } from './eviction-order.ts'
import { GROUNDS } from './housing-sources.ts'

const WATER_COMPANY: Test = {
  sender: [
    'water',
    'wessex',
    'severn trent',
    'united utilities',
    'hafren dyfrdwy',
    'south west water',
  ],
}
const WATER_BILL: Test = {
  says: [
    'water charges',
    'water bill',
    'water account',
    'wastewater',
    'sewerage',
    'thames water',
    'water services',
  ],
}
const WARRANT: Test = { says: ['warrant', 'prepayment meter', 'pre-payment meter'] }
const TAKING_GOODS: Test = {
  says: [
    'take control of your belongings',
    'take control of goods',
    'take control of your goods',
    'take your belongings',
    'take your possessions',
    'sell them',
    'distraint',
  ],
}
const BAILIFFS_FOR_HOME: Test = {
  says: [
    'carry out the eviction',
    'warrant for possession',
    'warrant of possession',
    'appointment with bailiff',
    'notice of eviction',
    'bailiffs will attend',
  ],
}
const LIBEL: Test = {
  says: ['libel', 'libellous', 'slander', 'slanderous', 'defamation', 'defamatory', 'serious harm'],
}

const EVICTION_DAY: Authority = {
  title: 'Civil Procedure Rules 1998',
  provision: 'CPR 83.8A (notice of eviction)',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part83-writs-and-warrants-general-provisions',
  inForceFrom: '2020-08-23',
}
const FROM_COUNCIL: Test = { sender: ['council', 'borough'] }
const COUNCIL_NOTICE: Authority = {
  title: 'Housing Act 1985',
  provision: 'sections 83 and 84',
  url: 'https://www.legislation.gov.uk/ukpga/1985/68/section/83',
  inForceFrom: '1997-02-12',
}
const PAYING_FAIR: Authority = {
  title: 'Ofwat: Paying Fair guidelines for water companies',
  provision: 'supporting customers who struggle to pay',
  url: 'https://www.ofwat.gov.uk/',
  inForceFrom: '2022-05-31',
}
const METER_ENTRY: Authority = {
  title: 'Electricity Act 1989',
  provision:
    'Schedule 6, paragraph 7, with Gas Act 1986, Schedule 2B and Rights of Entry (Gas and Electricity Boards) Act 1954, section 2',
  url: 'https://www.legislation.gov.uk/ukpga/1989/29/schedule/6',
  inForceFrom: '2001-10-01',
}
const LIBEL_PROTOCOL: Authority = {
  title: 'Pre-Action Protocol for Media and Communications Claims',
  provision: 'paragraphs 3.1 to 3.5',
  url: 'https://www.justice.gov.uk/courts/procedure-rules/civil/protocol',
  inForceFrom: '2019-10-01',
}

export const LETTERS_BEFORE_STEPS: readonly Rule[] = [
  {
    ...CHECKED,
    kinds: ['RENT_ARREARS_LETTER'],
    nations: ['england'],
    id: 'gb.rent.notice-first',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 8,
    when: {
      not: [
        { says: ['service charge', 'service charges', 'ground rent'] },
        FROM_COUNCIL,
        HEARING_FIXED,
        ORDER_BROKEN,
      ],
    },
    says: 'No court case can start before you get a formal notice. For a private or housing association home it is most often a section 8 notice.',
    authority: GROUNDS,
  },
  {
    ...CHECKED,
    kinds: ['EVICTION_NOTICE'],
    nations: ['england'],
    id: 'gb.home.section-8-now',
    kind: 'right',
    rank: 8,
    when: {
      all: [
        {
          says: [
            'section 21',
            'form 6a',
            'do not have to give a reason',
            'does not have to give a reason',
            'rolling contract',
            "weeks' notice",
            'two months notice',
            "two months' notice",
          ],
        },
        { dateAfter: { role: 'letter', date: '2026-04-30' } },
      ],
      not: [
        {
          says: [
            'section 8',
            'lodger',
            'possession order',
            'warrant',
            'secure tenancy',
            'borough council',
            'city council',
          ],
        },
      ],
    },
    says: 'To get the home back, the landlord must now use section 8: a legal reason, the right notice time, and proof in court.',
    authority: GROUNDS,
  },
  {
    ...CHECKED,
    kinds: ['UTILITY_BILL_DEMAND', 'LETTER_BEFORE_CLAIM'],
    nations: ENGLAND_AND_WALES,
    id: 'gb.bill.water-paying-fair',
    kind: 'right',
    rank: 8,
    when: { any: [WATER_BILL, WATER_COMPANY] },
    says: 'Ofwat expects your water company to help if you struggle. Ask for a plan that you can keep, and for a lower bill if your income is low.',
    authority: PAYING_FAIR,
  },
  {
    ...CHECKED,
    kinds: ['UTILITY_BILL_DEMAND'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.bill.warrant-hearing',
    kind: 'right',
    rank: 9,
    when: { all: [WARRANT], not: [WATER_BILL] },
    says: "A warrant to enter needs the court's yes, after notice to you. You can go and say why they should not come in, or call the firm and agree a plan first.",
    authority: METER_ENTRY,
  },
  {
    ...CHECKED,
    kinds: ['TAX_DEMAND'],
    nations: ENGLAND_AND_WALES,
    id: 'gb.tax.goods-notice',
    kind: 'right',
    rank: 14,
    when: { all: [TAKING_GOODS] },
    says: 'Before HMRC takes goods it must send a notice and wait seven clear days. A payment plan agreed in that time stops it.',
    authority: cite(
      'tcea',
      'Schedule 12, paragraph 7 (used for tax by Finance Act 2008, section 127)',
      'schedule/12',
    ),
  },
  {
    ...CHECKED,
    kinds: ['PPL_PRS_BILL'],
    nations: ENGLAND_AND_WALES,
    id: 'gb.music.before-court',
    kind: 'right',
    rank: 40,
    when: {
      any: [{ threat: ['court'] }, { says: ['injunction', 'proceedings', 'court', 'solicitors'] }],
    },
    says: 'Before court they should set out their case and give you fair time to answer. Reply in writing, as a judge can look at how both sides behaved.',
    authority: COURT_LAW.preAction,
  },
  {
    ...CHECKED,
    kinds: ['CEASE_AND_DESIST'],
    nations: ENGLAND_AND_WALES,
    id: 'gb.cease.libel-protocol',
    kind: 'right',
    rank: 8,
    when: { all: [LIBEL] },
    says: 'A letter about libel should give the exact words, say what is untrue, and why it did serious harm. You should get fair time to answer, most often 14 days.',
    authority: LIBEL_PROTOCOL,
  },
  {
    ...CHECKED,
    kinds: ['EVICTION_NOTICE', 'BAILIFF_NOTICE'],
    nations: ENGLAND_AND_WALES,
    id: 'gb.home.right-eviction-day',
    kind: 'right',
    rank: 6,
    when: { all: [BAILIFFS_FOR_HOME] },
    says: "You must get at least 14 days' written notice of the eviction day. If you did not, ask the court to stop it.",
    authority: EVICTION_DAY,
  },
  {
    ...CHECKED,
    kinds: ['RENT_ARREARS_LETTER'],
    nations: ['england'],
    id: 'gb.rent.council-notice-first',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 8,
    when: { all: [FROM_COUNCIL], not: [HEARING_FIXED, ORDER_BROKEN] },
    says: 'No court case can start before you get a formal notice from the council. For rent, the court must also find it reasonable to order you out.',
    authority: COUNCIL_NOTICE,
  },
]
