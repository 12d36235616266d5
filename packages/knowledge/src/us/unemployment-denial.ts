/** Decisions that refuse unemployment benefits. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const DENIED: Test = {
  says: [
    'benefits are denied',
    'not eligible',
    'ineligible',
    'disqualified',
    'denied',
    'determination of unemployment',
    'notice of determination',
    'determination of eligibility',
    'eligibility determination',
    'not payable',
    'without good cause',
    'not qualified',
    'not entitled',
  ],
}
/** The same offices decide on wages that an employer did not pay. */
export const NO_WAGE_CLAIM: Test = {
  says: ['wage claim', 'payday law', 'wage determination order', 'wage complaint'],
}
/** Unemployment benefits by the names of the offices that pay them, and by words that only their papers carry. */
export const JOBLESS: Test = {
  says: [
    'unemployment',
    'reemployment assistance',
    'employment security',
    'workforce commission',
    'voluntary quit',
    'voluntarily quit',
    'left work voluntarily',
    'misconduct connected with',
  ],
}
export const JOBLESS_DENIED = {
  all: [JOBLESS, DENIED],
  not: [
    {
      says: [
        'notice of overpayment',
        'overpayment notice',
        'benefit overpayment',
        'overpayment of unemployment',
        'overpayment collection',
      ],
    },
    NO_WAGE_CLAIM,
  ],
} satisfies Rule['when']
const BASE = {
  country: 'us',
  kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
  topics: ['employment'],
  when: JOBLESS_DENIED,
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const UNEMPLOYMENT_DENIAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'us.jobless.want',
    kind: 'fact',
    rank: 5,
    says: 'The state says that you get no unemployment benefits, and why.',
    slot: 'what_they_want',
    authority: {
      title: 'Social Security Act, section 303(a)(3)',
      provision: '42 U.S.C. 503(a)(3) (fair hearing)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section503&num=0&edition=prelim',
      inForceFrom: '1935-08-14',
    },
  },
  {
    ...BASE,
    id: 'us.jobless.want-appeal',
    dayToAct: 'open',
    kind: 'fact',
    rank: 10,
    says: 'You can appeal, but the time is short.',
    slot: 'what_they_want',
    authority: {
      title: 'Social Security Act, section 303(a)(3)',
      provision: '42 U.S.C. 503(a)(3) (fair hearing)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section503&num=0&edition=prelim',
      inForceFrom: '1935-08-14',
    },
  },
  {
    ...BASE,
    id: 'us.jobless.who',
    kind: 'fact',
    rank: 20,
    says: 'A state office decides. A hearing officer who did not make the decision hears your appeal.',
    slot: 'who_they_are',
    authority: {
      title: 'U.S. Department of Labor: Unemployment insurance',
      provision: 'Appeals are made to your state',
      url: 'https://www.dol.gov/general/topic/unemployment-insurance',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'us.jobless.reality',
    kind: 'fact',
    rank: 5,
    says: 'A first refusal is not the end. You can appeal for free and tell your side.',
    slot: 'reality_check',
    authority: {
      title: 'Social Security Act, section 303(a)(3)',
      provision: '42 U.S.C. 503(a)(3) (fair hearing)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section503&num=0&edition=prelim',
      inForceFrom: '1935-08-14',
    },
  },
  {
    ...BASE,
    id: 'us.jobless.rights-summary',
    kind: 'fact',
    rank: 5,
    says: 'You have the right to a fair hearing, to see the file, and to bring proof and witnesses.',
    slot: 'your_rights',
    authority: {
      title: 'Social Security Act, section 303(a)(3)',
      provision: '42 U.S.C. 503(a)(3) (fair hearing)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section503&num=0&edition=prelim',
      inForceFrom: '1935-08-14',
    },
  },
  {
    ...BASE,
    id: 'us.jobless.right-hearing',
    kind: 'right',
    rank: 5,
    says: 'Every state must give you a fair hearing before an impartial person if you appeal in time.',
    authority: {
      title: 'Social Security Act, section 303(a)(3)',
      provision: '42 U.S.C. 503(a)(3) (fair hearing)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section503&num=0&edition=prelim',
      inForceFrom: '1935-08-14',
    },
  },
  {
    ...BASE,
    id: 'us.jobless.right-employer-proof',
    kind: 'right',
    rank: 10,
    says: 'If you were fired, the employer must in most states show misconduct. If you quit, you must show a good reason.',
    authority: {
      title: 'State unemployment insurance law (misconduct, good cause)',
      provision:
        'for example California Unemployment Insurance Code 1256; Texas Labor Code 207.044 and 207.045; Florida Statutes 443.036(29) and 443.101; New York Labor Law 593; Pennsylvania 43 P.S. 802; Illinois 820 ILCS 405/601 and 405/602; Ohio Revised Code 4141.29',
      url: 'https://www.dol.gov/general/topic/unemployment-insurance',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'us.jobless.step-appeal',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Appeal in writing before the last day in the letter. In some states it is only 10 days from mailing.',
    authority: {
      title: 'U.S. Department of Labor: Unemployment insurance',
      provision: 'Appeals are made to your state',
      url: 'https://www.dol.gov/general/topic/unemployment-insurance',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'us.jobless.step-claim',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Go on claiming each week while you wait. You are paid only for weeks you claimed.',
    authority: {
      title: 'U.S. Department of Labor: Unemployment insurance',
      provision: 'Appeals are made to your state',
      url: 'https://www.dol.gov/general/topic/unemployment-insurance',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'us.jobless.step-proof',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Gather papers: the termination letter, messages, rules, names of people who saw it.',
    authority: {
      title: 'U.S. Department of Labor: Unemployment insurance',
      provision: 'Appeals are made to your state',
      url: 'https://www.dol.gov/general/topic/unemployment-insurance',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...BASE,
    id: 'us.jobless.option-appeal',
    kind: 'option',
    rank: 10,
    says: 'Say that you disagree and want a hearing. You can add reasons later.',
    title: 'Appeal',
    cost: 'Free',
    time: 'By the last day in the letter',
    risk: 'None.',
    bestFor: 'You disagree with the reason.',
    option: 'appeal',
    authority: {
      title: 'Social Security Act, section 303(a)(3)',
      provision: '42 U.S.C. 503(a)(3) (fair hearing)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section503&num=0&edition=prelim',
      inForceFrom: '1935-08-14',
    },
  },
  {
    ...BASE,
    id: 'us.jobless.option-help',
    kind: 'option',
    rank: 20,
    says: 'Legal aid often takes these hearings for free.',
    title: 'Get free legal help',
    cost: 'Free if your income is low',
    time: 'This week',
    risk: 'None. The days still run.',
    bestFor: 'The employer brings a lawyer, or it is complex.',
    option: 'get_help',
    authority: {
      title: 'U.S. Department of Labor: Unemployment insurance',
      provision: 'Appeals are made to your state',
      url: 'https://www.dol.gov/general/topic/unemployment-insurance',
      inForceFrom: '2025-01-01',
    },
  },
]
