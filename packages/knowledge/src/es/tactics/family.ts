/** Families in Spain: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'es', area: 'family', checkBy: '2027-05-31' } as const

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'agree',
    section: 'procedure',
    says: 'With an agreement and no small children a notary can do the divorce.',
    risk: 'You need a lawyer.',
    notWhen: 'There is violence in the family.',
    when: ['divorce'],
    law: cite('cc', 'artículos 82 y 87'),
  },
  {
    id: 'try-first',
    section: 'procedure',
    says: 'Try talks first and keep proof. Courts now mostly ask for it before a claim.',
    risk: 'It can take some time.',
    notWhen: 'There is violence or urgency.',
    when: ['divorce', 'children', 'claim'],
    law: cite('eficiencia', 'artículo 5'),
  },
  {
    id: 'three-months',
    section: 'timing',
    says: 'You can ask for a divorce three months after the wedding, with no reason.',
    risk: 'Sooner only with danger.',
    notWhen: 'You are not married.',
    when: ['divorce'],
    law: cite('cc', 'artículos 81 y 86'),
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'support',
    says: 'Support can be asked from the day of the claim.',
    when: ['support'],
    law: cite('cc', 'artículo 148'),
  },
  {
    id: 'child',
    says: 'A judge decides for the good of the child.',
    when: ['child', 'children'],
    law: cite('cc', 'artículo 92'),
  },
  {
    id: 'protect',
    says: 'A protection order can come in 72 hours. In danger call 112 or 016.',
    when: ['violence', 'afraid'],
    law: OWN.protect,
  },
])
