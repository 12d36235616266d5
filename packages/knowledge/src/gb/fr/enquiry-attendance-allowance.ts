/** Questions about money for care in old age: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ATTENDANCE_ALLOWANCE_FR: Words = {
  'gb.ask-benefit.attendance': {
    says: 'Oui. À l’âge de la retraite, qui a besoin d’aide pour se laver, s’habiller ou rester en sécurité peut avoir l’Attendance Allowance. Épargne et revenus ne comptent pas, ni impôt. Le besoin doit en général durer depuis six mois. Demandez le formulaire au 0800 731 0122 (Irlande du Nord 0800 587 0912) et décrivez les mauvais jours. Elle peut augmenter la Pension Credit ; l’aidant aussi.',
  },
}
