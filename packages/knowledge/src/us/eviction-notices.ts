/** Notices to leave a home or pay rent: what they are, and what is not yet so. */
import type { Rule } from '@plainletter/contracts/rule'

import { GUIDANCE, HOME_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'
import { ORDER_MADE } from './state-phrases.ts'

const HOME = {
  ...CHECKED,
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
} satisfies Partial<Rule>

const BEFORE_ORDER = { ...HOME, when: { not: [ORDER_MADE] } } satisfies Partial<Rule>

export const EVICTION_NOTICES: readonly Rule[] = [
  {
    ...BEFORE_ORDER,
    id: 'us.home.want',
    kinds: ['EVICTION_NOTICE'],
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'Your landlord wants you to pay, to fix a problem or to leave, and may ask a court to end your tenancy.',
    authority: HOME_LAW.stateTenant,
  },
  {
    ...HOME,
    id: 'us.home.want-rent',
    kinds: ['RENT_ARREARS_LETTER'],
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'Your landlord says that you are behind with the rent and wants it paid.',
    authority: HOME_LAW.stateTenant,
  },
  {
    ...HOME,
    id: 'us.home.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 20,
    says: 'Your landlord or its agent is a private person or firm. Only a sheriff, marshal or constable may carry out an eviction.',
    authority: HOME_LAW.stateTenant,
  },
  {
    ...BEFORE_ORDER,
    id: 'us.home.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'A notice is the first step, not the last. The landlord must go to court and win before you can be made to leave.',
    authority: HOME_LAW.stateTenant,
  },
  {
    ...BEFORE_ORDER,
    id: 'us.home.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You may stay until a court orders otherwise. You can tell the judge your side, and legal aid may help you for free.',
    authority: HOME_LAW.stateTenant,
  },
  {
    ...BEFORE_ORDER,
    id: 'us.home.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'They cannot change the locks, cut off power or put your things out because of this notice.',
    authority: HOME_LAW.stateLockout,
  },
  {
    ...HOME,
    id: 'us.home.order-made',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    when: { any: [ORDER_MADE] },
    needsProfessional: true,
    says: 'A court may already have decided. You may have only hours or days. Call legal aid and the court clerk now.',
    authority: GUIDANCE.legalHelp,
  },
  {
    ...HOME,
    id: 'us.home.know-voucher',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 20,
    learnMore:
      'Ask if the rent is helped by Section 8, public housing or tax credits, or if the loan on the building is federally backed.',
    says: 'In homes with federal help or a federally backed loan, more notice may be due than in your state’s law.',
    authority: HOME_LAW.cares,
  },
  {
    ...BEFORE_ORDER,
    id: 'us.home.insight-repairs',
    kind: 'insight',
    severity: 'medium',
    rank: 20,
    actionable: 'Write down what is broken and when you told the landlord. Take photos.',
    confidence: 0.7,
    says: 'In most states bad conditions in the home can be a defense to an eviction for rent.',
    authority: HOME_LAW.stateRepairs,
  },
  {
    ...BEFORE_ORDER,
    id: 'us.home.tactic-receipt',
    kind: 'tactic',
    use: 'top',
    rank: 10,
    risk: 'None.',
    notWhen: 'A court has already ordered you out: call legal aid first.',
    says: 'Pay by a way that leaves proof, and write on it which month it is for.',
    authority: HOME_LAW.stateTenant,
  },
]
