/** Notices to leave in Scotland and Northern Ireland: what each nation's law adds to the common steps. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { SOCIAL_IRELAND } from './eviction-sources.ts'
import { SOCIAL_SCOTLAND } from './eviction-special.ts'
import { HOUSING_RIGHTS, NI_NOTICE, SHELTER_SCOTLAND } from './housing-sources.ts'

const NOTICE = {
  country: 'gb',
  kinds: ['EVICTION_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-04-30',
} satisfies Partial<Rule>
const SCOTLAND = {
  ...NOTICE,
  nations: ['scotland'],
  when: { not: [SOCIAL_SCOTLAND] },
} satisfies Partial<Rule>
const IRELAND = {
  ...NOTICE,
  nations: ['northern_ireland'],
} satisfies Partial<Rule>

const TRIBUNAL_FIRST: Authority = {
  title: 'Private Housing (Tenancies) (Scotland) Act 2016',
  provision:
    'sections 51 and 52 and Schedule 3 (First-tier Tribunal for Scotland, Housing and Property Chamber), as changed by Coronavirus (Recovery and Reform) (Scotland) Act 2022, section 43 (no ground is automatic)',
  url: 'https://www.legislation.gov.uk/asp/2016/19/part/5',
  inForceFrom: '2022-10-01',
}
const NO_FORCE_SCOTLAND: Authority = {
  title: 'Rent (Scotland) Act 1984',
  provision: 'section 22',
  url: 'https://www.legislation.gov.uk/ukpga/1984/58/section/22',
  inForceFrom: '1989-01-02',
}
const HOMELESS_SCOTLAND: Authority = {
  title: 'Housing (Scotland) Act 1987',
  provision: 'sections 24, 29 and 32',
  url: 'https://www.legislation.gov.uk/ukpga/1987/26/part/II',
  inForceFrom: '2012-12-31',
}
const HOMELESS_IRELAND: Authority = {
  title: 'nidirect: homelessness',
  provision: 'Help from the Housing Executive',
  url: 'https://www.nidirect.gov.uk/articles/homelessness',
  inForceFrom: '2022-05-05',
}

/** The letter that must come before a notice to leave for rent. */
const PRE_ACTION: Test = {
  says: ['pre-action requirements', 'pre-action requirement', 'not a notice to leave'],
}
const BEFORE_NOTICE = {
  ...NOTICE,
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-23',
  nations: ['scotland'],
  when: { all: [PRE_ACTION], not: [SOCIAL_SCOTLAND] },
} satisfies Partial<Rule>
const STEPS_FIRST: Authority = {
  title: 'Private Housing (Tenancies) (Scotland) Act 2016',
  provision:
    'Schedule 3, paragraph 12(4)(b), with the Rent Arrears Pre-Action Requirements (Coronavirus) (Scotland) Regulations 2020',
  url: 'https://www.legislation.gov.uk/asp/2016/19/schedule/3',
  inForceFrom: '2022-10-01',
}

export const EVICTION_NATIONS: readonly Rule[] = [
  {
    ...BEFORE_NOTICE,
    id: 'gb.home.before-notice-reality-scotland',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'This letter is not a notice to leave. It must come first, so that you can agree a plan and keep your home.',
    authority: STEPS_FIRST,
  },
  {
    ...BEFORE_NOTICE,
    id: 'gb.home.before-notice-step-scotland',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Answer in writing by the day in this letter. Say what you can pay each month on top of the rent, and ask for a yes in writing.',
    authority: STEPS_FIRST,
  },
  {
    ...SCOTLAND,
    id: 'gb.home.want-scotland',
    when: { not: [SOCIAL_SCOTLAND, PRE_ACTION] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'If you stay, they may ask the First-tier Tribunal to decide.',
    authority: TRIBUNAL_FIRST,
  },
  {
    ...SCOTLAND,
    id: 'gb.home.not-yet-scotland',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'No one can put you out now. The landlord must first go to the Tribunal, and you can speak there.',
    authority: TRIBUNAL_FIRST,
  },
  {
    ...SCOTLAND,
    id: 'gb.home.right-no-force-scotland',
    kind: 'right',
    rank: 30,
    says: 'It is a crime to force you out or to make life so hard that you go. If it happens, call the police.',
    authority: NO_FORCE_SCOTLAND,
  },

  {
    ...SCOTLAND,
    id: 'gb.home.step-council-scotland',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Tell your council that you may lose your home. It must give you advice and help.',
    authority: HOMELESS_SCOTLAND,
  },
  {
    ...SCOTLAND,
    id: 'gb.home.option-help-scotland',
    kind: 'option',
    option: 'get_help',
    rank: 10,
    title: 'Get free housing advice',
    says: 'An adviser can check the notice and help you put your side to the Tribunal.',
    cost: 'Nothing.',
    time: 'Call this week.',
    risk: 'None.',
    bestFor: 'Anyone with a notice to leave.',
    authority: SHELTER_SCOTLAND,
  },
  {
    ...SCOTLAND,
    id: 'gb.home.option-tribunal-scotland',
    kind: 'option',
    option: 'defend',
    rank: 30,
    title: 'Put your side to the Tribunal',
    says: 'If the landlord applies, say why it is not fair to make you leave. There is no fee for you.',
    cost: 'Nothing.',
    time: 'Some months.',
    risk: 'If you lose, an order to leave follows.',
    bestFor: 'The notice is wrong, or leaving would be very hard for you.',
    authority: TRIBUNAL_FIRST,
  },
  {
    ...IRELAND,
    id: 'gb.home.rights-ni',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You may stay until a court orders you to leave. You can check the notice and get free advice first.',
    authority: NI_NOTICE,
  },
  {
    ...IRELAND,
    id: 'gb.home.right-no-force-ni',
    kind: 'right',
    rank: 20,
    checkedOn: '2026-11-22',
    says: 'When the notice ends, the landlord must still go to court. To put you out without a court, or to harass you, is a crime: call the council.',
    authority: {
      title: 'Rent (Northern Ireland) Order 1978',
      provision: 'articles 54 and 56 (harassment, no eviction without a court)',
      url: 'https://www.legislation.gov.uk/nisi/1978/1050/contents',
      inForceFrom: '1978-10-01',
    },
  },
  {
    ...IRELAND,
    id: 'gb.home.right-executive-ni',
    kind: 'right',
    rank: 5,
    checkedOn: '2026-11-22',
    when: {
      any: [
        { sender: ['housing executive'] },
        { says: ['secure tenancy', 'introductory tenancy', 'secure tenant'] },
      ],
    },
    says: 'The Housing Executive needs a court order. For a secure tenant the judge must mostly find it reasonable. With an introductory tenancy you can ask for a review within 14 days of the notice.',
    authority: {
      title: 'Housing (Northern Ireland) Order 1983',
      provision:
        'articles 27 to 29 (secure tenants), with Housing (Northern Ireland) Order 2003, articles 9 to 11 (introductory tenants)',
      url: 'https://www.legislation.gov.uk/nisi/1983/1118/contents',
      inForceFrom: '2004-04-01',
    },
  },
  {
    ...IRELAND,
    id: 'gb.home.insight-weeks-ni',
    when: { not: [...SOCIAL_IRELAND] },
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 5,
    says: 'A notice that gives too few weeks, or is not in writing, does not count. The landlord must then give a new one.',
    actionable:
      'Count the weeks from the day you got it. Then tell Housing Rights how long you have lived there.',
    authority: NI_NOTICE,
  },
  {
    ...IRELAND,
    id: 'gb.home.step-council-ni',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Tell the Housing Executive that you may lose your home. It looks at what help you can get.',
    authority: HOMELESS_IRELAND,
  },
  {
    ...IRELAND,
    id: 'gb.home.option-help-ni',
    kind: 'option',
    option: 'get_help',
    rank: 10,
    title: 'Get free housing advice',
    says: 'Housing Rights can check the notice and speak to the landlord for you.',
    cost: 'Nothing.',
    time: 'Call this week.',
    risk: 'None.',
    bestFor: 'Anyone with a notice to quit.',
    authority: HOUSING_RIGHTS,
  },
  {
    ...SCOTLAND,
    id: 'gb.home.right-form-scotland',
    kind: 'right',
    rank: 22,
    when: {
      any: [{ says: ['notice to leave', 'private residential tenancy'] }],
      not: [SOCIAL_SCOTLAND, PRE_ACTION],
    },
    checkedOn: '2026-11-22',
    says: 'A notice to leave must use the set form, with the ground and the first day for the Tribunal. A small slip, even a date one day out, may not undo it. A wrong ground or a far too early date can.',
    authority: {
      title:
        'Private Residential Tenancies (Prescribed Notices and Forms) (Scotland) Regulations 2017, and Private Housing (Tenancies) (Scotland) Act 2016',
      provision: 'regulation 6 and schedule 5; sections 62 and 73 of the Act',
      url: 'https://www.legislation.gov.uk/ssi/2017/297/contents',
      inForceFrom: '2017-12-01',
    },
  },
  {
    ...SCOTLAND,
    id: 'gb.home.right-days-scotland',
    kind: 'right',
    rank: 23,
    when: {
      any: [{ says: ['notice to leave'] }],
      not: [SOCIAL_SCOTLAND, PRE_ACTION],
    },
    checkedOn: '2026-11-23',
    says: 'After six months in the home you must get 84 days if the landlord wants to sell or move in. A notice that is sent counts as received 48 hours later.',
    authority: {
      title: 'Private Housing (Tenancies) (Scotland) Act 2016',
      provision: 'sections 54 and 62, and schedule 3, paragraphs 1 and 4',
      url: 'https://www.legislation.gov.uk/asp/2016/19/section/54',
      inForceFrom: '2017-12-01',
    },
  },
]
