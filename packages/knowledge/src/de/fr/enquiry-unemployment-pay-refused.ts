/** Questions about unemployment pay that was refused: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_FR: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: 'Contestez par écrit en un mois ; c’est gratuit. Il faut douze mois de travail assuré dans les 30 derniers mois. Les pauses ne gênent pas : les jours s’additionnent, et les indemnités maladie, le temps parental et d’autres comptent. Envoyez contrats, fiches et arrêts. Si c’est trop peu, six mois suffisent parfois pour des emplois courts. Sans argent ? Demandez le Grundsicherungsgeld le jour même.',
  },
  'de.ask-job.unemployment-pay-length': {
    says: 'Cela dépend de la durée cotisée sur cinq ans et de l’âge. Avec 12 mois, vous l’avez six mois ; avec 24, douze. Dès 50 ans : 15 mois après 30 cotisés ; dès 55 ans : 18 après 36 ; dès 58 ans : 24 après 48. Il faut 12 mois cotisés sur 30. Inscrivez-vous à l’agence pour l’emploi au plus tard le premier jour sans travail.',
  },
}
