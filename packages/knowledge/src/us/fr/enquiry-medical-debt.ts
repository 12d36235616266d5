/** Questions about hospital bills and medical records: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_DEBT_FR: Words = {
  'us.ask-debt.right-estimate': {
    says: 'Sans assurance, vous pouvez demander un devis écrit avant des soins prévus. Une facture de 400 $ ou plus au-dessus peut être contestée dans les 120 jours. En urgence, il n’y en a le plus souvent pas.',
  },
  'us.ask-debt.medical-report': {
    says: 'Un tribunal a annulé l’interdiction fédérale en juillet 2025. Les bureaux de crédit disent qu’ils laissent de côté les dettes payées, celles de moins d’un an et celles de moins de 500 $. Certains États les interdisent.',
    dependsOn: 'la somme, son âge et votre État',
  },
  'us.fact.small-payments-hospital': {
    says: 'Aucune loi n’empêche un hôpital de passer au recouvrement pendant que vous envoyez de petites sommes. Seul un plan qu’il a accepté le lie. Mais un hôpital à but non lucratif doit offrir une aide et prendre votre formulaire 240 jours après la première facture. Pendant l’examen, pas de procès ni de signalement. Envoyez-le aujourd’hui. Contestez par écrit au collecteur sous 30 jours.',
  },
  'us.ask-debt.hospital-collections': {
    says: 'Un hôpital sans but lucratif doit attendre au moins 120 jours avant des mesures dures comme un procès. Il doit les arrêter pendant qu’il examine votre demande d’aide, que vous pouvez faire pendant 240 jours.',
    dependsOn: 'si l’hôpital est sans but lucratif',
  },
  'us.ask-life.medical-records': {
    says: 'Vous pouvez avoir votre dossier médical, le plus souvent en 30 jours et pour des frais justes. Ils ne peuvent pas le retenir à cause d’une facture impayée. Plaignez-vous au HHS Office for Civil Rights.',
  },
}
