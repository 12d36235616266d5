/** Questions about tickets and parking: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'ca.ask.fine': {
    says: 'Vous pouvez payer ou contester avant la date. C’est 15 jours en Ontario, 30 au Québec et en Colombie-Britannique. Payer, c’est accepter.',
    dependsOn: 'votre province et la date du constat',
  },
  'ca.ask.private-parking': {
    says: 'Une firme privée ne peut pas donner d’amende. Elle peut demander de l’argent et poursuivre. Exigez des preuves.',
    dependsOn: 'ce que disaient les affiches',
  },
  'ca.ask.ticket-on': {
    says: 'En Ontario, vous avez 15 jours pour choisir: payer, résolution rapide (early resolution) ou procès. Demandez l’un des deux et les notes de l’agent. Une condamnation peut amener des points.',
  },
}
