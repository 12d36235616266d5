/** Immigration: missed hearings, sponsors, naturalization, green cards and a new address. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { OTHER_COURT } from './immigration-notices.ts'

const MOVED = {
  title: 'Immigration and Nationality Act (INA): change of address, asylum within one year',
  provision: '8 U.S.C. 1305, 1158(a)(2)(B) and 1229a(b)(5); 8 CFR 1003.15',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1229a&num=0&edition=prelim',
  inForceFrom: '1997-04-01',
}

const SPONSOR = {
  title: 'Immigration and Nationality Act (INA): affidavit of support',
  provision: '8 U.S.C. 1183a; 8 CFR part 213a',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1183a&num=0&edition=prelim',
  inForceFrom: '1997-12-19',
}

const NATURAL = {
  title: 'Immigration and Nationality Act (INA): naturalization',
  provision: '8 U.S.C. 1421(c), 1427 and 1447; 8 CFR 336.2',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1447&num=0&edition=prelim',
  inForceFrom: '1991-10-01',
}

const COURT_DAY = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'notice to appear',
          'immigration judge',
          'immigration court',
          'removal proceedings',
          'asylum',
        ],
      },
    ],
    not: [OTHER_COURT],
  },
} satisfies Partial<Rule>

const I864 = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { any: [{ says: ['i-864', 'affidavit of support', 'public charge'] }] },
} satisfies Partial<Rule>

const CITIZEN = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'n-400',
          'naturalization',
          'citizenship interview',
          'application for naturalization',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const ASYLUM = {
  title: 'Immigration and Nationality Act (INA): cards, travel and changes',
  provision: '8 U.S.C. 1186a, 1304 and 1305; 8 CFR 216.4 and 265.1',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1186a&num=0&edition=prelim',
  inForceFrom: '1990-11-29',
}

const CITIZEN_REFUSED = {
  ...CHECKED,
  kinds: ['OTHER'],
  when: { any: [{ says: ['n-400', 'naturalization'] }] },
} satisfies Partial<Rule>

const CARD = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'i-751',
          'conditional resident',
          'conditional permanent resident',
          'i-90',
          'green card',
          'permanent resident card',
          'biometrics',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const CITIZENSHIP_AND_GREEN_CARDS: readonly Rule[] = [
  {
    ...COURT_DAY,
    id: 'us.public.right-moved',
    kind: 'right',
    rank: 5,
    says: 'If you miss the hearing, the judge can order you out. Tell the court of a new address within five days. Asylum must mostly be asked for within a year.',
    authority: MOVED,
  },
  {
    ...COURT_DAY,
    id: 'us.public.step-moved',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Look at the immigration court’s own site for your hearing day. Find a lawyer or an accredited helper. Beware of a notario.',
    authority: MOVED,
  },
  {
    ...I864,
    id: 'us.public.right-sponsor',
    kind: 'right',
    rank: 6,
    says: 'The sponsor must show income of mostly 125% of the poverty line. A joint sponsor can fill the gap.',
    authority: SPONSOR,
  },
  {
    ...CITIZEN,
    id: 'us.public.right-citizen',
    kind: 'right',
    rank: 5,
    says: 'If naturalization is refused, ask for a hearing within 30 days (Form N-336). With no answer 120 days after the interview you can go to court.',
    authority: NATURAL,
  },
  {
    ...CITIZEN_REFUSED,
    id: 'us.life.want-citizen',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The immigration office decides on your request to become a citizen.',
    authority: NATURAL,
  },
  {
    ...CITIZEN_REFUSED,
    id: 'us.life.step-citizen',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Note the date of the letter and get an immigration lawyer or accredited helper to read it.',
    authority: NATURAL,
  },
  {
    ...CITIZEN_REFUSED,
    id: 'us.life.option-citizen',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask for a hearing',
    cost: 'A filing fee, which can be waived',
    time: '30 days from service',
    risk: 'The facts are looked at anew.',
    bestFor: 'The reason is wrong or you have new proof.',
    says: 'Ask for a hearing with Form N-336, or apply again later.',
    authority: NATURAL,
  },
  {
    ...CARD,
    id: 'us.life.right-green-card',
    kind: 'right',
    rank: 7,
    says: 'Tell the immigration office of a new address within ten days. A conditional card needs Form I-751 in the 90 days before it ends.',
    authority: ASYLUM,
  },
]
