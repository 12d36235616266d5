/** Questions about pay that is seized and the employer who learns of it: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_AT_WORK_FR: Words = {
  'de.ask-debt.wage-seizure-job': {
    says: 'Une part du salaire reste à vous : les premiers 1 587,40 € nets par mois, et 597,42 € de plus pour la première personne à charge. Avec un enfant ou un conjoint à charge, rien n’est saisi jusqu’à environ 2 180 €. Donnez-en la preuve au patron. Une saisie seule n’est en général pas un motif de licenciement. Faites de votre compte un P-Konto et voyez un conseil en dettes gratuit.',
  },
}
