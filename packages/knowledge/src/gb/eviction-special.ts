/** Notices that need their own words: section 21 after its end, ground 8, social homes in Scotland, no-fault in Wales. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { SOCIAL_LANDLORDS } from './eviction-sources.ts'

const HOME = {
  country: 'gb',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-04-30',
} satisfies Partial<Rule>

/** A council or housing association home in Scotland: the sheriff court decides, not the tribunal. */
export const SOCIAL_SCOTLAND: Test = {
  says: [
    'housing (scotland) act 2001',
    'scottish secure tenancy',
    'notice of proceedings for recovery of possession',
    'sheriff court',
  ],
}
/** Words of Welsh law: the English changes of 1 May 2026 do not touch such a notice. */
export const WELSH_WORDS: Test = {
  says: [
    'renting homes (wales)',
    'contract-holder',
    'contract holder',
    'occupation contract',
    'rhw16',
    'rhw17',
    'rhw20',
    'rhw23',
  ],
}

const SOCIAL_LAW: Authority = {
  title: 'Housing (Scotland) Act 2001',
  provision: 'sections 14 to 16',
  url: 'https://www.legislation.gov.uk/asp/2001/10/section/14',
  inForceFrom: '2012-08-01',
}
const WELSH_NOTICE: Authority = {
  title: 'Renting Homes (Wales) Act 2016',
  provision: 'sections 173 to 176 and Schedule 9A',
  url: 'https://www.legislation.gov.uk/anaw/2016/1/section/174',
  inForceFrom: '2022-12-01',
}
const NO_FAULT_ENDED: Authority = {
  title: "Renters' Rights Act 2025",
  provision: 'Part 1, Chapter 1 (end of section 21)',
  url: 'https://www.legislation.gov.uk/ukpga/2025/26/contents',
  inForceFrom: '2026-05-01',
}
const OLD_NOTICES: Authority = {
  title: "Renters' Rights Act 2025",
  provision: 'section 146 and Schedule 6 (notices from before 1 May 2026)',
  url: 'https://www.legislation.gov.uk/ukpga/2025/26/schedule/6',
  inForceFrom: '2025-10-27',
}
const GROUND_8: Authority = {
  title: 'Housing Act 1988',
  provision: 'Schedule 2, ground 8, as changed on 1 May 2026',
  url: 'https://www.legislation.gov.uk/ukpga/1988/50/schedule/2',
  inForceFrom: '2026-05-01',
}

const ENDED_NOTICE = {
  ...HOME,
  kinds: ['EVICTION_NOTICE'],
  nations: ['england'],
  when: {
    all: [
      { says: ['section 21', 's.21', 's21', 'form 6a'] },
      { dateAfter: { role: 'letter', date: '2026-04-30' } },
    ],
  },
  authority: NO_FAULT_ENDED,
} satisfies Partial<Rule>

/** A notice from before the reform of England's private lets. */
const BEFORE_REFORM: Test = { dateBefore: { role: 'letter', date: '2026-05-01' } }

const SOCIAL = {
  ...HOME,
  nations: ['scotland'],
  when: { all: [SOCIAL_SCOTLAND] },
  authority: SOCIAL_LAW,
} satisfies Partial<Rule>

const WALES = {
  ...HOME,
  kinds: ['EVICTION_NOTICE'],
  nations: ['wales'],
  when: { all: [WELSH_WORDS, { says: ['section 173', 's.173', 's173', 'rhw16', 'rhw17'] }] },
  authority: WELSH_NOTICE,
} satisfies Partial<Rule>

export const EVICTION_SPECIAL: readonly Rule[] = [
  {
    ...ENDED_NOTICE,
    id: 'gb.home.ended-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'This notice looks like it has no legal force. You do not have to leave because of it.',
  },
  {
    ...ENDED_NOTICE,
    id: 'gb.home.ended-step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Stay in your home. Tell the landlord in writing that section 21 ended on 1 May 2026, so the notice has no effect.',
  },
  {
    ...HOME,
    kinds: ['EVICTION_NOTICE'],
    nations: ['england'],
    id: 'gb.home.insight-ground-8',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 4,
    when: {
      all: [{ says: ['ground 8'] }],
      not: [WELSH_WORDS, BEFORE_REFORM],
    },
    says: 'Ground 8 needs three months of rent owed at the notice and again at the hearing. If you owe less by then, the judge can let you stay. The notice must give at least four weeks.',
    actionable:
      'Count the weeks from the day it came to the day in it. Work out three months of rent, and try to owe less before the hearing.',
    authority: GROUND_8,
  },
  {
    ...HOME,
    kinds: ['EVICTION_NOTICE'],
    nations: ['england'],
    id: 'gb.home.insight-section-8-old',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 4,
    when: {
      all: [{ says: ['section 8', 's.8', 'form 3', 'ground 8', 'ground 10'] }, BEFORE_REFORM],
      not: [WELSH_WORDS, { sender: SOCIAL_LANDLORDS }],
    },
    says: 'This section 8 notice is from before 1 May 2026. A private landlord can use it only if a court claim began in time, by 31 July 2026 at the latest. Then the old rules hold: ground 8 needs two months of rent.',
    actionable:
      'Ask in writing if a court claim was made, and when. If not, the landlord needs a new notice.',
    authority: OLD_NOTICES,
  },
  {
    ...SOCIAL,
    id: 'gb.home.social-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This notice is a warning. You can stay in your home unless a sheriff makes an order for eviction.',
  },
  {
    ...SOCIAL,
    id: 'gb.home.social-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 5,
    says: 'The sheriff must find it reasonable to evict you. You can go to court, tell your side and offer a plan.',
  },
  {
    ...SOCIAL,
    id: 'gb.home.social-steps-first',
    kind: 'right',
    rank: 5,
    says: 'For rent arrears your landlord must first try to agree a plan, help you claim benefits and tell you where to get advice.',
    authority: {
      ...SOCIAL_LAW,
      provision: 'sections 14(2A) and 14A (added by Housing (Scotland) Act 2010, section 155)',
    },
  },
  {
    ...SOCIAL,
    id: 'gb.home.social-notice-ends',
    kind: 'right',
    rank: 8,
    says: 'The court case can start only after the date in the notice, and within six months of it. After that they need a new notice.',
  },
  {
    ...SOCIAL,
    id: 'gb.home.social-step-plan',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Call your landlord today. Offer the rent plus a small sum off the arrears, and ask for it in writing.',
  },
  {
    ...WALES,
    id: 'gb.home.wales-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This notice gives no reason, and in Wales it need not. But you can stay until a court makes an order.',
  },
  {
    ...WALES,
    id: 'gb.home.wales-six-months',
    kind: 'right',
    rank: 5,
    says: 'For most contracts the notice must give at least six months, and may not come in your first six months there.',
  },
  {
    ...WALES,
    id: 'gb.home.wales-registered',
    kind: 'right',
    rank: 7,
    says: 'Most private landlords must be registered with Rent Smart Wales, and whoever manages the home needs a licence. If not, this notice may not count. The register is free to check online.',
    authority: {
      title: 'Housing (Wales) Act 2014',
      provision: 'section 44',
      url: 'https://www.legislation.gov.uk/anaw/2014/7/section/44',
      inForceFrom: '2022-12-01',
    },
  },
  {
    ...WALES,
    id: 'gb.home.wales-invalid',
    kind: 'right',
    rank: 6,
    says: 'The notice may not count if the landlord gave no written statement, did not protect the deposit or broke some safety rules.',
  },
  {
    ...WALES,
    id: 'gb.home.wales-step-check',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask Shelter Cymru to check the notice now. Bring your contract, the deposit papers and the day you moved in.',
  },
]
