/** Questions about bullying at work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_NL: Words = {
  'jp.ask.bullying': {
    says: 'Schrijf elke dag op, de woorden en wie erbij was. Zeg het schriftelijk aan de hulpbalie van het bedrijf: het moet het onderzoeken en mag u niet straffen. Doet het niets, ga dan naar de gratis arbeidsbalie (総合労働相談コーナー).',
  },
}
