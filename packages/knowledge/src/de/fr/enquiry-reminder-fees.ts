/** Questions about the fee that a firm adds for a reminder: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REMINDER_FEES_FR: Words = {
  'de.ask-debt.reminder-fees': {
    says: 'Des frais de rappel ne couvrent que papier et port, jamais le personnel ni l’informatique. La Cour fédérale n’a admis qu’environ 76 centimes à un fournisseur d’énergie. Beaucoup de juges acceptent jusqu’à 2,50 € par lettre. Un premier rappel qui fait seulement commencer le retard est gratuit. On demande plus ? Payez la facture, et écrivez que vous ne payez pas le reste. Les intérêts de retard sont à part.',
    dependsOn: 'le montant et si vous étiez déjà en retard',
  },
}
