/** Questions about damage by another driver whose insurer does not pay: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_BY_ANOTHER_NL: Words = {
  'nl.ask.other-insurer': {
    says: 'U kunt direct bij de verzekeraar van de ander claimen, schriftelijk, met schadeformulier, foto’s, getuigen en rekening. Vraag een antwoord met redenen vóór een datum. Meestal hebt u drie jaar. Een fietser of voetganger die door een auto is geraakt, staat veel sterker. Uw eigen verzekeraar of rechtsbijstand helpt. Na een nee: klacht, dan de rechter. Bestuurder onbekend of onverzekerd? Vraag het Waarborgfonds.',
  },
}
