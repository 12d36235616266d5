/** Questions about court papers given to someone else: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_GIVEN_TO_OTHERS_NL: Words = {
  'us.fact.served-on-relative': {
    says: 'In de meeste staten mogen papieren bij u thuis aan een volwassene worden gegeven die daar woont. De termijn loopt dan: dien nu een antwoord in. Gingen ze naar een oud adres of naar iemand die niet bij u woont, zeg dat in uw eerste stuk aan de rechter, anders kunt u dat punt verliezen. Kwam er een vonnis zonder dat u het wist, vraag dan meteen het te vernietigen. Rechtshulp is gratis.',
  },
}
