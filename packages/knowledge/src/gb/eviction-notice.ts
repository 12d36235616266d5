/** Notices to leave a rented home, and letters about rent arrears: options, warnings and what an adviser would notice. The four nations have different law. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { LONG_LEASE, rowsExcept } from './conditions.ts'
import { EVICTION_FACTS } from './eviction-facts.ts'
import { EVICTION_NATIONS } from './eviction-nations.ts'
import { EVICTION_ORDER, ORDER_MADE } from './eviction-order.ts'
import { EVICTION_RIGHTS } from './eviction-rights.ts'
import {
  COUNCIL_HOME,
  COURT_FIRST,
  FREE_LAWYER,
  GROUNDS,
  NO_FAULT_ENDED,
  RENT_OWED,
  SOCIAL_LANDLORDS,
} from './eviction-sources.ts'
import { EVICTION_SPECIAL, WELSH_WORDS } from './eviction-special.ts'
import { EVICTION_STEPS } from './eviction-steps.ts'
import { ORDER_ON_HOLD } from './order-on-hold.ts'
import { RENT_ARREARS } from './rent-arrears.ts'

const HOME = {
  country: 'gb',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-04-30',
} satisfies Partial<Rule>

/** A form that is used only for a tenancy with a home of one's own. */
const ASSURED_FORM: Test = {
  says: ['form 3a', 'form 6a', 'section 8', 'section 21', 'rhw16', 'rhw17', 'rhw20', 'rhw23'],
}

const OF_TENANTS: readonly Rule[] = [
  ...EVICTION_SPECIAL,
  ...EVICTION_NATIONS,
  ...EVICTION_ORDER,
  ...ORDER_ON_HOLD,
  ...EVICTION_FACTS,
  ...EVICTION_STEPS,
  ...EVICTION_RIGHTS,
  {
    ...HOME,
    id: 'gb.home.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 10,
    title: 'Get a free housing lawyer',
    nations: ['england', 'wales'],
    says: 'They check if the notice is valid and speak for you in court.',
    cost: 'Nothing.',
    time: 'Call today.',
    risk: 'None.',
    bestFor: 'Anyone with a notice or a court date.',
    authority: FREE_LAWYER,
  },
  {
    ...HOME,
    id: 'gb.home.option-plan',
    kinds: ['EVICTION_NOTICE'],
    when: { any: [RENT_OWED, { hasAmount: 'arrears' }] },
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Offer a rent plan',
    says: 'Offer the rent plus a sum off the arrears, in writing.',
    cost: 'What you offer.',
    time: 'An evening.',
    risk: 'Keep to it, or it may count against you.',
    bestFor: 'Rent is late but you can pay now.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...HOME,
    id: 'gb.home.option-defend',
    when: { not: [ORDER_MADE] },
    kind: 'option',
    option: 'defend',
    rank: 30,
    title: 'Dispute it in court',
    nations: ['england', 'wales'],
    says: 'If a claim comes, send the defence form and go to the hearing.',
    cost: 'Nothing to defend.',
    time: 'Some weeks to a hearing.',
    risk: 'Costs can be added if you lose.',
    bestFor: 'The notice is wrong, or you have a good reason.',
    authority: COURT_FIRST,
  },
  {
    ...HOME,
    id: 'gb.home.warn-court-papers',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    nations: ['england', 'wales'],
    needsProfessional: true,
    says: 'Court papers have a date for a form and a hearing. Go to the hearing, even if you sent the form.',
    authority: COURT_FIRST,
  },
  {
    ...HOME,
    id: 'gb.home.warn-lodger',
    when: { not: [{ sender: SOCIAL_LANDLORDS }, ASSURED_FORM, ORDER_MADE] },
    kind: 'warning',
    severity: 'medium',
    rank: 20,
    nations: ['england', 'wales'],
    says: 'If you live with your landlord you have fewer rights, and less notice is needed. Get advice first.',
    authority: COURT_FIRST,
  },
  {
    ...HOME,
    id: 'gb.home.insight-section-21-ended',
    kind: 'insight',
    severity: 'high',
    confidence: 0.9,
    rank: 5,
    nations: ['england'],
    kinds: ['EVICTION_NOTICE'],
    when: {
      all: [
        { says: ['section 21', 's.21', 's21', 'form 6a'] },
        { dateAfter: { role: 'letter', date: '2026-04-30' } },
      ],
    },
    says: 'This looks like a section 21 notice given after 30 April 2026. In England such notices ended on 1 May 2026, so it has no force.',
    actionable:
      'Do not leave. Show it to Shelter or a legal aid adviser and tell the landlord in writing that you stay.',
    authority: NO_FAULT_ENDED,
  },
  {
    ...HOME,
    id: 'gb.home.insight-section-21-old',
    kind: 'insight',
    severity: 'high',
    confidence: 0.8,
    rank: 5,
    nations: ['england'],
    kinds: ['EVICTION_NOTICE'],
    when: {
      all: [
        { says: ['section 21', 's.21', 's21', 'form 6a'] },
        { dateBefore: { role: 'letter', date: '2026-05-01' } },
      ],
    },
    says: 'This is a section 21 notice from before 1 May 2026. It counts only if the landlord asked a court in time, by 31 July 2026 at the latest.',
    actionable: 'Ask in writing if a court claim was made, and when. If not, the notice is dead.',
    authority: NO_FAULT_ENDED,
  },
  {
    ...HOME,
    id: 'gb.home.insight-section-8',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 10,
    nations: ['england'],
    kinds: ['EVICTION_NOTICE'],
    when: {
      any: [
        {
          says: [
            'section 8',
            's.8',
            'form 3',
            'form 3a',
            'ground 8',
            'ground 10',
            'ground 11',
            'ground 1a',
            'assured tenancy',
            'assured tenant',
          ],
        },
      ],
    },
    says: 'A section 8 notice must name the ground it relies on. The court then looks at the proof and, on many grounds, at what is fair.',
    actionable: 'Find the ground number and ask an adviser what must be shown for it.',
    authority: GROUNDS,
  },
  {
    ...HOME,
    id: 'gb.home.insight-sale',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 6,
    nations: ['england'],
    kinds: ['EVICTION_NOTICE'],
    when: {
      any: [
        {
          says: [
            'ground 1',
            'ground 1a',
            'sell the property',
            'sale of the property',
            'sale of dwelling-house',
            'want to sell',
            'wish to sell',
            'intend to sell',
            'move back in',
          ],
        },
      ],
      not: [WELSH_WORDS, COUNCIL_HOME],
    },
    says: 'A landlord who wants to sell or move in must give four months of notice. This reason cannot be used in the first 12 months of your tenancy.',
    actionable:
      'Compare the day your tenancy began with the dates in the notice, and ask for proof of the plan. After you leave, the home may not be let again for 12 months.',
    authority: GROUNDS,
  },
  {
    ...HOME,
    id: 'gb.home.change-section-21',
    when: { not: [WELSH_WORDS, COUNCIL_HOME] },
    kind: 'change',
    rank: 20,
    nations: ['england'],
    kinds: ['EVICTION_NOTICE'],
    changedOn: '2026-05-01',
    was: 'A private landlord could give two months of notice with no reason.',
    is: 'A landlord must give a legal reason and prove it in court.',
    says: 'Since 1 May 2026 private landlords in England cannot evict without a reason.',
    authority: NO_FAULT_ENDED,
  },
  {
    ...HOME,
    id: 'gb.home.warn-order-made',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    nations: ['england', 'wales'],
    when: { any: [ORDER_MADE] },
    needsProfessional: true,
    says: 'A court may have ordered you to leave, or bailiffs may have a date. Get a free housing lawyer today. You may be able to ask the court to stop it.',
    authority: FREE_LAWYER,
  },
  ...RENT_ARREARS,
]

export const EVICTION_NOTICE: readonly Rule[] = rowsExcept(OF_TENANTS, [LONG_LEASE])
