/** The Dutch words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'fr.news.consumer-credit': {
    says: 'Voor contracten sinds 20 november 2026 gelden de regels voor consumentenkrediet ook voor kleine leningen en het meeste betalen in delen.',
    was: 'Leningen onder €200 of boven €75.000 en het meeste gratis betalen in delen binnen drie maanden vielen buiten de regels.',
    is: 'Krediet tot €100.000 valt eronder, met een toets van wat u kunt betalen. Oudere contracten houden meestal de oude regels.',
  },
  ...europeanChangeWords('fr', 'nl'),
}
