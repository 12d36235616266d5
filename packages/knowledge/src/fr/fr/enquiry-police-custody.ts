/** The French words of the rows in ../enquiry-police-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_CUSTODY_WORDS: Words = {
  'fr.ask-buy.police-custody': {
    says: 'Une garde à vue dure jusqu’à 24 heures. Si le délit est puni d’au moins un an de prison, le procureur peut ajouter 24 heures ; seuls des cas graves durent plus. Vous pouvez garder le silence. Vous pouvez avoir un avocat dès le début, commis d’office si vous ne pouvez pas payer, voir un médecin et faire prévenir une personne de votre choix. On doit vous dire pourquoi. Si l’on vous demande seulement de venir (audition libre), vous pouvez partir à tout moment.',
  },
}
