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
  'ca.ask.camera-ticket': {
    says: 'Le propriétaire paie le plus souvent le constat d’un photo radar, peu importe qui conduisait. Il n’y a pas de points pour lui. Si l’auto était vendue ou volée, envoyez la preuve avant la date du constat. Vous pouvez aussi le contester avant cette date.',
    dependsOn: 'votre province et la date du constat',
  },
}
