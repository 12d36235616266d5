/** Dutch: the words of the rows in ../wages-paid-by-mistake.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WAGES_PAID_BY_MISTAKE_NL: Words = {
  'gb.pay-debt.spent-in-good-faith': {
    says: 'Dacht u dat het loon klopte, en gaf u het uit? Dan kan een rechter u een deel of alles laten houden. Dat kan misgaan als uw contract zegt dat u moet terugbetalen.',
  },
}
