/** Questions about unemployment pay that was refused: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_FR: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: 'Contestez par écrit en un mois ; c’est gratuit. Il faut douze mois de travail assuré dans les 30 derniers mois. Les pauses ne gênent pas : les jours s’additionnent, et les indemnités maladie, le temps parental et d’autres comptent. Envoyez contrats, fiches et arrêts. Si c’est trop peu, six mois suffisent parfois pour des emplois courts. Sans argent ? Demandez le Grundsicherungsgeld le jour même.',
  },
}
