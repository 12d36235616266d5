/** The French words of the rows in ../enquiry-home-sold.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_FR: Words = {
  'nl.ask.home-sold': {
    says: 'Une vente ne met pas fin au bail : l’acheteur devient votre bailleur. Vous n’avez ni à signer ni à partir. Payez le nouveau propriétaire dès que vous avez une preuve écrite. Refusez par écrit un congé pour vente.',
  },
}
