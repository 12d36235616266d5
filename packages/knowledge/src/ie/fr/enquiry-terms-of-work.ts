/** Questions about the terms of work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_FR: Words = {
  'ie.ask.tips': {
    says: 'Dans les cafés, pubs, hôtels, salons de coiffure et quelques autres métiers, les pourboires par carte ou appli doivent être partagés équitablement entre le personnel. Ils ne peuvent pas remplacer le salaire. Demandez la règle écrite et votre part. Plainte gratuite à la WRC dans les six mois.',
  },
  'ie.ask.written-terms': {
    says: 'Demandez-le par écrit. Vous devez recevoir les points principaux sous cinq jours et le reste sous un mois. Sans cela, vous avez quand même le salaire minimum, les congés, le repos et le préavis. Si rien ne vient, plainte gratuite à la WRC ; elle peut accorder jusqu’à quatre semaines de paie.',
  },
  'ie.ask.work-permit': {
    says: 'Un employeur ne peut pas vous faire payer le permis de travail (employment permit) ni le recrutement, ni garder votre passeport. C’est un délit. Avec la plupart des permis (general ou critical skills), vous pouvez demander à changer d’employeur après neuf mois. Exigez toute demande par écrit et plaignez-vous à la WRC.',
  },
  'ie.ask.rest-and-hours': {
    says: 'Vous avez droit à 24 heures de repos d’affilée par semaine, 11 heures entre deux services, et une pause de 15 minutes après quatre heures et demie, ou 30 après six. La moyenne est de 48 heures par semaine au plus. Les heures en plus demandent un jour de préavis. Sinon, votre contrat compte. La WRC est gratuite.',
  },
  'ie.ask.sunday': {
    dependsOn: 'si votre contrat dit que le taux compte déjà le dimanche',
    says: 'Le dimanche doit rapporter un plus, sauf si votre paie le couvre clairement : plus par heure, une somme ou du repos payé. C’est souvent un quart à un tiers. Demandez par écrit. Puis plaignez-vous à la Workplace Relations Commission, gratuit, sous six mois.',
  },
}
