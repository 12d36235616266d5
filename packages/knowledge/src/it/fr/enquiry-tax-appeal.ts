/** The French words of the rows in ../enquiry-tax-appeal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_APPEAL_FR: Words = {
  'it.ask.tax-appeal': {
    says: 'Vous avez 60 jours dès réception pour saisir le tribunal fiscal. Jusqu’à 3 000 €, pas besoin d’avocat. Vous pouvez aussi demander au bureau de corriger (autotutela), mais cela n’arrête pas les 60 jours. Demandez au juge de suspendre le paiement s’il vous fait grand tort.',
  },
}
