/** Questions about taxes, and benefits asked back or refused: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_FR: Words = {
  'es.ask.tax-instalments': {
    says: 'Oui. Demandez en ligne avant le dernier jour. Jusqu’à 50 000 €, aucune garantie n’est demandée. Des intérêts s’ajoutent.',
  },
  'es.ask.tax-papers': {
    says: 'Répondez à temps, le plus souvent en dix jours ouvrables, avec des copies. Vous pouvez demander la moitié de jours en plus. Si vous n’êtes pas d’accord, dites pourquoi. Contre la décision, vous aurez un mois.',
  },
}
