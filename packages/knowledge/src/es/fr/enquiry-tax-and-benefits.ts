/** Questions about taxes, and benefits asked back or refused: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_FR: Words = {
  'es.ask.tax-instalments': {
    says: 'Oui. Demandez en ligne avant le dernier jour. Jusqu’à 50 000 €, aucune garantie n’est demandée. Des intérêts s’ajoutent.',
  },
  'es.ask.tax-papers': {
    says: "Une proposition n'est pas encore une facture : ne la payez pas si elle est fausse. Répondez à temps, en général sous dix jours ouvrables, avec des copies qui prouvent. Vous pouvez demander la moitié de jours en plus. Pas d'accord ? Dites pourquoi. La décision arrive quand même ? Vous avez un mois pour la contester et pouvez demander à payer par parts. On ne saisit qu'après le délai de paiement.",
  },
}
