/** Italian: the words of the rows in ../enquiry-possession-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POSSESSION_HEARING_IT: Words = {
  'gb.ask-housing.possession-hearing': {
    says: 'Vada all’udienza con un’offerta: l’affitto e un po’ degli arretrati. Un consulente gratuito sul posto può parlare per Lei. Per molti motivi il giudice può rinviare o sospendere l’ordine. Per gli altri ha 14 giorni, o fino a sei settimane nei casi gravi.',
  },
}
