/** Questions about hospital bills with a collector or on a credit report: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_DEBT_FR: Words = {
  'us.ask-debt.medical-report': {
    says: 'Un tribunal a annulé l’interdiction fédérale en juillet 2025. Les bureaux de crédit disent qu’ils laissent de côté les dettes payées, celles de moins d’un an et celles de moins de 500 $. Certains États les interdisent.',
    dependsOn: 'la somme, son âge et votre État',
  },
  'us.ask-debt.hospital-collections': {
    says: 'Un hôpital sans but lucratif doit attendre au moins 120 jours avant des mesures dures comme un procès. Il doit les arrêter pendant qu’il examine votre demande d’aide, que vous pouvez faire pendant 240 jours.',
    dependsOn: 'si l’hôpital est sans but lucratif',
  },
}
