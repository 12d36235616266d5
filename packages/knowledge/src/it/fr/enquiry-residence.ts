/** The French words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_FR: Words = {
  'it.ask.residence-refused': {
    says: 'Si c’est un avertissement de refus, répondez par écrit en dix jours. Contre le refus, 60 jours pour le TAR, ou le tribunale pour la famille. Avec peu de revenus, l’avocat est gratuit.',
  },
  'it.ask.expulsion': {
    says: 'Voyez un avocat aujourd’hui : c’est gratuit pour tous. Vous avez 30 jours pour le giudice di pace, qui peut suspendre.',
  },
  'it.ask.citizenship-refused': {
    says: 'Avant le refus, dix jours pour répondre. Contre un refus par résidence, 60 jours pour le TAR Lazio, avec avocat. Le service a 24 mois, 36 au plus.',
  },
  'it.ask.renewal-receipt': {
    says: 'Oui. Si vous avez demandé à temps le titre ou son renouvellement et avez le reçu (ricevuta), vous pouvez rester et travailler jusqu’à la décision. Demandez le renouvellement au moins 60 jours avant la fin, au plus tard dans les 60 jours après. Montrez le reçu au patron. Si les mois passent, écrivez à la Questura et voyez un patronato.',
  },
}
