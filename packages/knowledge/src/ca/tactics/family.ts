/** Families in Canada: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ca', area: 'family', checkBy: '2027-05-31' } as const

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'income-papers',
    section: 'disclosure',
    says: 'Ask for three years of tax papers for child support. The guidelines say what must be shown.',
    risk: 'You may have to show yours.',
    notWhen: 'You agree on all figures.',
    when: ['support', 'income'],
    law: OWN.support,
  },
  {
    id: 'try-talks',
    section: 'procedure',
    says: 'Try family mediation before court. Lawyers and spouses have a duty to try it where it is fit.',
    risk: 'It takes both of you.',
    notWhen: 'There is violence in the family.',
    when: ['divorce', 'custody', 'children'],
    law: OWN.divorce,
  },
  {
    id: 'enforcement',
    section: 'leverage',
    says: 'Sign up with the support enforcement program. It collects for free and can act on pay, tax refunds and licences.',
    risk: 'It can be slow.',
    notWhen: 'It is paid in full.',
    when: ['support', 'unpaid'],
    law: OWN.enforcement,
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'one-year',
    says: 'You need one year apart for a divorce.',
    when: ['divorce'],
    law: OWN.divorce,
  },
  {
    id: 'best-interests',
    says: 'Orders on parenting look only at what is best for the child.',
    when: ['child', 'children', 'custody'],
    law: OWN.divorce,
  },
  {
    id: 'tables',
    says: 'Child support follows tables by income and number of children.',
    when: ['support'],
    law: OWN.support,
  },
])
