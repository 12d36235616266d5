/** Letters about free or cheaper meals at school. */
import type { Rule } from '@plainletter/contracts/rule'

import { STOP_LAW, stop } from './benefit-stop-law.ts'

const MEALS = stop([
  'school meals',
  'school meal',
  'school lunch',
  'free or reduced',
  'free and reduced',
  'reduced price',
  'reduced-price',
  'comida escolar',
  'comidas escolares',
  'precio reducido',
])

export const SCHOOL_MEALS: readonly Rule[] = [
  {
    ...MEALS,
    id: 'us.stop.meals-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The school district says if your child gets free or cheaper meals, and why.',
    authority: STOP_LAW.mealsDecision,
  },
  {
    ...MEALS,
    id: 'us.stop.meals-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'You can apply again at any time, for example when your income falls or your family grows.',
    authority: STOP_LAW.mealsDecision,
  },
  {
    ...MEALS,
    id: 'us.stop.meals-right-hearing',
    kind: 'right',
    rank: 5,
    says: 'You can appeal to someone who did not decide. You may bring a helper and see the papers.',
    authority: STOP_LAW.mealsHearing,
  },
  {
    ...MEALS,
    id: 'us.stop.meals-right-direct',
    kind: 'right',
    rank: 8,
    says: 'A child in a home with SNAP, or a foster or homeless child, gets free meals without an income test.',
    authority: STOP_LAW.meals,
  },
  {
    ...MEALS,
    id: 'us.stop.meals-step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Compare the income and the number of people with your own figures. Ask for a hearing if they are wrong.',
    authority: STOP_LAW.mealsHearing,
  },
  {
    ...MEALS,
    id: 'us.stop.meals-option',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask for a hearing',
    cost: 'Free',
    time: 'By the day in the letter',
    risk: 'None.',
    bestFor: 'The income or the people counted are wrong.',
    says: 'Call or write to the person named in the letter.',
    authority: STOP_LAW.mealsHearing,
  },
]
