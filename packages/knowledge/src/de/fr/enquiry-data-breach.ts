/** The French words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_FR: Words = {
  'de.ask-data.breach': {
    says: 'Changez vos mots de passe et surveillez votre compte. Demandez à l’entreprise ce qui a été pris. Perdre le contrôle de vos données peut déjà être un dommage, même sans abus. Vous devez montrer que cela vous touche.',
  },
  'de.ask-data.right-know': {
    says: 'Vous pouvez demander une copie gratuite de vos données. L’entreprise doit répondre dans un délai d’un mois. Sinon, plaignez-vous gratuitement à l’autorité de protection des données.',
  },
}
