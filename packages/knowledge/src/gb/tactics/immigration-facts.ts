/** Immigration in the United Kingdom: what to know at once. */
import { factsOf } from '../../tactic-rows.ts'
import { APPLY, ASYLUM, DETAINED, IMMIGRATION_LAW as LAW, REFUSED } from './immigration-law.ts'

const SHEET = { country: 'gb', area: 'immigration', checkBy: '2027-05-31' } as const

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  {
    id: 'fourteen-days',
    says: 'An appeal from inside the country mostly has 14 days, from outside 28. The letter says if you may appeal.',
    when: REFUSED,
    law: LAW.appealRules,
  },
  {
    id: 'registered-only',
    says: 'Only lawyers and advisers on the official register may give immigration advice. Check for free.',
    law: LAW.findAdviser,
  },
  {
    id: 'rights-go-on',
    says: 'If you apply before your visa ends, your right to stay mostly goes on until the decision.',
    when: APPLY,
    law: LAW.leaveGoesOn,
  },
  {
    id: 'bail',
    says: 'Anyone in immigration detention may ask for bail. Ask for free legal advice in the centre.',
    when: DETAINED,
    law: LAW.bail,
  },
  {
    id: 'claim-free',
    says: 'To claim asylum costs nothing.',
    when: ASYLUM,
    law: LAW.asylum,
  },
  {
    id: 'evisa',
    says: 'Your status is now shown online as an eVisa. Keep your email, phone and passport there up to date.',
    when: ['evisa', 'brp', 'status', 'share code'],
    law: LAW.evisa,
  },
  {
    id: 'settled',
    says: 'EU citizens here before 2021 may still apply late with a good reason.',
    when: ['eu', 'european', 'settled'],
    law: LAW.settled,
  },
  {
    id: 'true-forms',
    says: 'A false answer on a form can bar you for years. When in doubt, ask before you send it.',
    when: APPLY,
    law: LAW.suitability,
  },
])
