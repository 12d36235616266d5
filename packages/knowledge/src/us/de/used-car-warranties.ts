/** The German words of the rows in ../used-car-warranties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const USED_CAR_WARRANTIES_DE: Words = {
  ...stateWords('used-car', {
    MA: 'muss ein Händler schwere Fehler vieler Gebrauchtwagen 30 bis 90 Tage lang reparieren, je nach Meilen. Die Worte „as is“ ändern daran nichts',
    NJ: 'muss ein Händler schwere Fehler vieler Gebrauchtwagen 30 bis 90 Tage lang reparieren, je nach Meilen. Die Worte „as is“ ändern daran nichts',
    NY: 'muss ein Händler schwere Fehler vieler Gebrauchtwagen 30 bis 90 Tage lang reparieren, je nach Meilen. Die Worte „as is“ ändern daran nichts',
    AZ: 'muss ein Händler bei den meisten Gebrauchtwagen Motor und Getriebe 15 Tage oder 500 Meilen lang reparieren. Die Worte „as is“ ändern das meist nicht',
    IL: 'muss ein Händler bei den meisten Gebrauchtwagen Motor und Getriebe 15 Tage oder 500 Meilen lang reparieren. Die Worte „as is“ ändern das meist nicht',
  }),
}
