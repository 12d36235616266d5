/** Questions about a decision of the MDPH on a disability: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_REFUSED_DE: Words = {
  'fr.ask-debt.disability-refused': {
    says: 'Schreiben Sie binnen zwei Monaten nach dem Bescheid an die MDPH (recours administratif préalable). Ohne das hört das Gericht Sie nicht an. Legen Sie neue Arztpapiere bei und beschreiben Sie den Alltag. Nach einem Nein oder zwei Monaten Schweigen haben Sie zwei Monate für das Sozialgericht. Ein Anwalt ist nicht nötig. Sie können auch Schlichtung verlangen.',
  },
}
