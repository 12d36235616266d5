/** How people write in English who have nothing to eat; misspelt too. */
import type { Condition, Rule } from '@plainletter/contracts/rule'

import { WHOM_TO_ASK, WIDE } from './need-in-common.ts'

/** Nothing to eat. */
const NO_FOOD = [
  'money for food',
  'no food',
  'nothing to eat',
  'nothing to feed',
  'fridge is empty',
  'fridge empty',
  'empty fridge',
  'nothing in the fridge',
  'cupboards are empty',
  'cupboards empty',
  'empty cupboards',
  "haven't eaten",
  'havent eaten',
  'not eaten',
  'afford food',
  'afford to eat',
  'afford groceries',
  'money for groceries',
  'buy food',
  'need food',
  'get food',
  'free food',
  'food bank',
  'foodbank',
  'food pantry',
  'food parcel',
  'feed my kids',
  'feed my children',
  'feed the kids',
  'feed us',
  'food for my children',
  'food for my kids',
  'food for the kids',
  'food for the baby',
  'where can i get food',
  'get food today',
  'last of the bread',
  'kids are hungry',
  'kids r hungry',
  'children are hungry',
  'we are hungry',
  'im hungry',
  'going hungry',
  'eat once a day',
  'out of formula',
  'nearly out of milk',
]

/** Who gives food, sells it or asks for a benefit as such. */
const NOT_NO_FOOD: Condition = {
  not: [
    {
      says: [
        'donate',
        'volunteer',
        'restaurant',
        'food poisoning',
        'food hygiene',
        'power cut',
        'freezer broke',
        'fridge broke',
        'fridge stopped',
        'food stamps if',
        'refund',
        'money back',
        'delivery',
        'out of date',
        'my dog',
        'storm',
      ],
    },
  ],
}

/** Tells of no food beside one of the next list only. */
const PERHAPS_NO_FOOD = [
  'food',
  'groceries',
  'hungry',
  'feed my family',
  'feed us',
  'milk',
  'nappies',
  'diapers',
  'formula',
  'something to eat',
]
const BESIDE_NO_FOOD = [
  'no money',
  'got no money',
  'out of food',
  'ran out of food',
  'broke until',
  'broke till',
  'and broke',
  'im broke',
  "i'm broke",
  'payday is',
  'until payday',
  'till payday',
  'until thursday',
  'until friday',
  'until monday',
  'till friday',
  'till monday',
  'till thurs',
  'cannot feed',
  "can't feed",
  'cant feed',
  'dollars left',
  'pounds left',
  'euros left',
]

/** No food, and a question that names it or asks at large: then the story tells what is asked. */
export const FOOD_TODAY = {
  isUrgent: true,
  topics: [...WIDE],
  when: NOT_NO_FOOD,
  asks: [
    [...NO_FOOD, ...PERHAPS_NO_FOOD],
    [...NO_FOOD, ...BESIDE_NO_FOOD, ...WHOM_TO_ASK],
  ],
} satisfies Partial<Rule>
