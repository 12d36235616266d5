/** Questions about a dismissal for economic reasons: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTIVE_DISMISSAL_NL: Words = {
  'es.ask.dismissed-objective': {
    says: 'Het bedrijf moet een brief met de feiten geven, 20 dagen loon per jaar erbij (hoogstens 12 maanden) en 15 dagen opzeg of loon. Teken „no conforme”. Kloppen de redenen niet, zoals bij aanwerving voor uw werk, dan is het onterecht: 33 dagen per jaar of uw baan. U hebt 20 werkdagen. U mag het geld nemen en toch eisen. Paro binnen 15 werkdagen.',
  },
}
