/** Questions about a dismissal in the first year of a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_SERVICE_FR: Words = {
  'ie.ask.fired-under-year': {
    says: 'Pour un licenciement injuste, il faut 12 mois dans l’emploi. Mais des motifs sont interdits dès le premier jour : grossesse, origine, handicap, âge, syndicat, ou avoir réclamé un droit. Après 13 semaines, une semaine de préavis est due, plus les congés acquis. Demandez le motif par écrit. Pour tout cela, la WRC dans les six mois, gratuite.',
  },
}
