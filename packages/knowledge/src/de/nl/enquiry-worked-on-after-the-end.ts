/** Questions about people who go on working after a fixed term has ended: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKED_ON_AFTER_THE_END_NL: Words = {
  'de.ask-job.worked-on': {
    says: 'Ja, meestal. Werkt u na de laatste dag door, en weet de werkgever dat en maakt hij niet meteen bezwaar, dan heeft de baan geen einddatum meer. Zij loopt door onder dezelfde voorwaarden. Bewaar bewijs: roosters, taken, berichten. Teken zonder advies geen nieuwe, teruggedateerde termijn. Zeggen ze nu dat het voorbij is, ga dan binnen drie weken naar de arbeidsrechter.',
  },
}
