/** Refusals of the Home Office, EU settled status, citizenship and detention. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

/** The ministry, and not a room for work at home. */
const HOME_OFFICE = [
  'the home office',
  'from home office',
  'by home office',
  'home office letter',
  'home office decision',
  'home office reference',
  'home office ref',
  'home office refused',
  'home office rejected',
  'home office turned',
  'home office said',
  'home office says',
  'home office has',
]
const OFFICE_SAID: Test = {
  says: [
    ...HOME_OFFICE,
    'ukvi',
    'uk visas and immigration',
    'leave to remain',
    'visa',
    'immigration',
    'entry clearance',
    'settlement',
    'asylum',
  ],
}
const REFUSED_SAID: Test = {
  says: [
    'refused',
    'refusal',
    'refuse',
    'rejected',
    'turned down',
    'not been granted',
    'curtailed',
    'cancelled your leave',
    'cancel your leave',
    'cancellation of your permission',
    'permission to stay now ends',
    'permission has been cancelled',
  ],
}
const FAMILY_SAID: Test = {
  says: [
    'partner',
    'spouse',
    'wife',
    'husband',
    'fiancé',
    'fiancée',
    'family life',
    'financial requirement',
    'family visa',
    'appendix fm',
    'my children',
  ],
}
const EU_STATUS_SAID: Test = {
  says: ['settled status', 'pre-settled', 'eu settlement scheme', 'euss'],
}
const CITIZENSHIP_SAID: Test = { says: ['citizenship', 'naturalisation', 'british citizen'] }
const HELD_SAID: Test = {
  says: [
    'i am detained',
    'is detained',
    'been detained',
    'being detained',
    'detention centre',
    'removal centre',
    'in detention',
    'removal directions',
    'deportation order',
    'intention to deport',
    'to deport you',
  ],
}

const APPEAL_LAW: Authority = {
  title: 'Nationality, Immigration and Asylum Act 2002',
  provision:
    'sections 82 and 84, with Tribunal Procedure (First-tier Tribunal) (Immigration and Asylum Chamber) Rules 2014, rule 19',
  url: 'https://www.legislation.gov.uk/ukpga/2002/41/section/82',
  inForceFrom: '2014-10-20',
}
const LEAVE_GOES_ON_LAW: Authority = {
  title: 'Immigration Act 1971',
  provision: 'section 3C (leave goes on while an application, review or appeal runs)',
  url: 'https://www.legislation.gov.uk/ukpga/1971/77/section/3C',
  inForceFrom: '2003-04-01',
}
const REVIEW_LAW: Authority = {
  title: 'Immigration Rules',
  provision: 'Appendix AR (administrative review)',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-ar-administrative-review',
  inForceFrom: '2014-10-20',
}
const FAMILY_RULES_LAW: Authority = {
  title: 'Immigration Rules',
  provision:
    'Appendix FM and Appendix FM-SE, with ECHR Article 8 and Borders, Citizenship and Immigration Act 2009, section 55',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-fm-family-members',
  inForceFrom: '2012-07-09',
}
const SETTLED_LAW: Authority = {
  title: "Immigration (Citizens' Rights Appeals) (EU Exit) Regulations 2020",
  provision:
    'regulations 3 to 6, with Immigration Rules, Appendix EU and the Withdrawal Agreement, article 18',
  url: 'https://www.legislation.gov.uk/uksi/2020/61/contents',
  inForceFrom: '2020-01-31',
}
const CITIZEN_LAW: Authority = {
  title: 'British Nationality Act 1981',
  provision: 'section 6 and Schedule 1 (naturalisation)',
  url: 'https://www.legislation.gov.uk/ukpga/1981/61/section/6',
  inForceFrom: '1983-01-01',
}
const BAIL_LAW: Authority = {
  title: 'Immigration Act 2016',
  provision: 'Schedule 10 (immigration bail)',
  url: 'https://www.legislation.gov.uk/ukpga/2016/19/schedule/10',
  inForceFrom: '2018-01-15',
}
const ADVISERS_LAW: Authority = {
  title: 'Immigration and Asylum Act 1999',
  provision: 'section 84 (who may give immigration advice)',
  url: 'https://www.legislation.gov.uk/ukpga/1999/33/section/84',
  inForceFrom: '2001-04-30',
}

const REFUSED_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  papers: ['immigration_refusal'],
  when: { all: [OFFICE_SAID, REFUSED_SAID], not: [EU_STATUS_SAID, CITIZENSHIP_SAID] },
} satisfies Partial<Rule>

const REFUSED_LETTER_ROW = {
  ...CHECKED,
  kinds: ['OTHER'],
  papers: ['immigration_refusal'],
  when: { all: [OFFICE_SAID, REFUSED_SAID] },
} satisfies Partial<Rule>

const FAMILY_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [OFFICE_SAID, REFUSED_SAID, FAMILY_SAID], not: [EU_STATUS_SAID, CITIZENSHIP_SAID] },
} satisfies Partial<Rule>

const SETTLED_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [EU_STATUS_SAID, REFUSED_SAID] },
} satisfies Partial<Rule>

const CITIZEN_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [CITIZENSHIP_SAID, REFUSED_SAID] },
} satisfies Partial<Rule>

const HELD_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HELD_SAID, OFFICE_SAID] },
} satisfies Partial<Rule>

const ADVICE_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [OFFICE_SAID, REFUSED_SAID] },
} satisfies Partial<Rule>

export const IMMIGRATION: readonly Rule[] = [
  {
    ...REFUSED_LETTER_ROW,
    id: 'gb.immigration.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The Home Office has refused what you asked for. Its letter says if you can appeal, ask for a review or apply again.',
    authority: APPEAL_LAW,
  },
  {
    ...REFUSED_ROW,
    id: 'gb.immigration.right-appeal',
    kind: 'right',
    rank: 6,
    says: 'You can appeal when it refuses asylum or a claim based on human rights, such as family life. You have 14 days in the UK, or 28 days abroad.',
    authority: APPEAL_LAW,
  },
  {
    ...REFUSED_ROW,
    id: 'gb.immigration.right-stay-meanwhile',
    kind: 'right',
    rank: 7,
    says: 'Did you apply before your leave ended? Then you may stay, and work as before, until the appeal or review in time is decided.',
    authority: LEAVE_GOES_ON_LAW,
  },
  {
    ...REFUSED_ROW,
    id: 'gb.immigration.right-review',
    kind: 'right',
    rank: 8,
    says: 'For many work and study refusals you ask for an administrative review instead. The time is 14 days in the UK, or 28 days abroad.',
    authority: REVIEW_LAW,
  },
  {
    ...FAMILY_ROW,
    id: 'gb.immigration.right-family',
    kind: 'right',
    rank: 9,
    says: 'The rules say what income and papers a partner must show. If you fall short, the Home Office must still weigh your family life and what is best for a child.',
    authority: FAMILY_RULES_LAW,
  },
  {
    ...SETTLED_ROW,
    id: 'gb.immigration.right-settled',
    kind: 'right',
    rank: 6,
    says: 'You can appeal against a refusal of settled status. The time is 14 days in the UK, or 28 days abroad.',
    authority: SETTLED_LAW,
  },
  {
    ...CITIZEN_ROW,
    id: 'gb.immigration.right-citizen',
    kind: 'right',
    rank: 6,
    says: 'There is no appeal against a refusal of citizenship. You can ask them to look again if they got law or facts wrong, or apply again.',
    authority: CITIZEN_LAW,
  },
  {
    ...HELD_ROW,
    id: 'gb.immigration.right-bail',
    kind: 'right',
    rank: 4,
    says: 'Whoever is held can ask the Home Office or the tribunal for bail. Ask at once for a solicitor: there is free advice in detention.',
    authority: BAIL_LAW,
  },
  {
    ...ADVICE_ROW,
    id: 'gb.immigration.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Get advice this week, as the time is short. Only a solicitor or a registered immigration adviser may advise you. Keep the envelope or email.',
    authority: ADVISERS_LAW,
  },
  {
    ...CHECKED,
    id: 'gb.immigration.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general', 'family'],
    asks: [
      [...HOME_OFFICE, 'visa', 'leave to remain', 'asylum', 'immigration'],
      [
        'refused',
        'refusal',
        'rejected',
        'turned down',
        'refused me',
        'knocked back',
        'deport',
        'deported',
        'curtailed',
        'cancelled my',
        'not granted',
      ],
    ],
    verdict: 'do_this',
    says: 'Get a solicitor or registered adviser now. In the UK you have 14 days to appeal or to ask for a review; the letter says which. If you applied in time, you may stay meanwhile.',
    authority: APPEAL_LAW,
  },
  {
    ...CHECKED,
    id: 'gb.immigration.answer-settled',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general', 'family'],
    asks: [
      ['settled status', 'pre-settled', 'eu settlement scheme', 'euss'],
      ['refused', 'refusal', 'rejected', 'turned down'],
    ],
    verdict: 'yes',
    says: 'Yes, you can appeal. You have 14 days in the UK, or 28 days abroad. You can also apply again, with a good reason for being late.',
    authority: SETTLED_LAW,
  },
]
