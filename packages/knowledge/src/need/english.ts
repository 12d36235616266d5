/** How people in need tonight write in English: as where English is spoken, but for power, of which other rows tell too. */
import { BED_TONIGHT } from '../english/need-bed.ts'
import { FOOD_TODAY } from '../english/need-food.ts'
import { LENDER_WHO_THREATENS } from '../english/need-power-and-lender.ts'
import type { NeedWords } from './need.ts'

export const ENGLISH: NeedWords = {
  roof: BED_TONIGHT.asks.map((phrases) => [...phrases, 'have no place to go']),
  food: FOOD_TODAY.asks,
  power: [
    ['cut off', 'switched off', 'turned off', 'no power', 'no electricity', 'power is off'],
    ['electricity', 'power', 'energy'],
    ['baby', 'newborn', 'infant', 'toddler', 'small child', 'kids', 'children', 'months old'],
  ],
  lender: LENDER_WHO_THREATENS.asks,
}
