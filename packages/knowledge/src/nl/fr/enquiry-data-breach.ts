/** The French words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_FR: Words = {
  'nl.ask.data-breach': {
    says: 'Changez vos mots de passe, surveillez votre compte et ne croyez aucun appel ou mail à ce sujet. Demandez à l’entreprise quelles données sont parties. Vous pouvez demander de l’argent pour un vrai tort, ou la peur d’un abus, mais vous devez le montrer.',
  },
  'nl.ask.data-right-copy': {
    says: 'Vous pouvez demander une copie gratuite de vos données. L’entreprise doit répondre en un mois. Sinon, plaignez-vous à l’Autoriteit Persoonsgegevens.',
  },
}
