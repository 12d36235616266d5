/** Questions about rent, charges, receipts, guarantors and flatmates: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'fr.ask-home.rent-rise': {
    dependsOn: 'votre bail',
    says: 'Une fois par an, seulement si le bail le prévoit, et au plus selon l’IRL. Une année oubliée n’est pas rattrapable.',
  },
  'fr.ask-home.charges': {
    dependsOn: 'les justificatifs',
    says: 'Demandez le décompte annuel. Vous pouvez voir les factures pendant six mois. Les charges ne se réclament que sur trois ans.',
  },
  'fr.ask-home.guarantor': {
    dependsOn: 'l’acte signé',
    says: 'Le garant paie si le locataire ne paie pas. Sans date de fin, vous pouvez résilier par écrit, mais il court jusqu’à la fin du bail.',
  },
  'fr.ask-home.flatmate': {
    dependsOn: 'le bail',
    says: 'Avec une clause de solidarité, chacun doit tout le loyer. Celui qui part reste tenu six mois au plus après son préavis.',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Demandez-la par écrit. Le bailleur doit donner une quittance pour chaque loyer payé en entier, sans frais. Pour un paiement partiel, il donne un reçu. En cas de refus, saisissez la commission de conciliation (CDC), gratuite.',
  },
}
