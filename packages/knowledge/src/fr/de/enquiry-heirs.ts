/** Questions about heirs who do not agree: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_DE: Words = {
  'fr.ask-family.coheirs': {
    says: 'Niemand muss in einer Erbengemeinschaft bleiben. Schreiben Sie den anderen und dem Notar: Verkauf, Kauf ihres oder Verkauf Ihres Anteils. Wer allein dort wohnt, schuldet den anderen Geld (indemnité d’occupation). Wer die große Mehrheit der Anteile hat, kann den Richter um Erlaubnis zum Verkauf bitten. Hilft nichts, ordnet das Gericht Teilung oder Verkauf an: dafür brauchen Sie einen Anwalt. Zuerst hilft ein Mediator.',
  },
}
