/** The French words of the rows in ../tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_FR: Words = {
  'us.toll.right-owner': {
    says: 'L’avis va au propriétaire. Si la voiture était vendue, volée ou louée, la loi de l’État vous laisse le plus souvent montrer qui l’avait.',
  },
  'us.toll.step-official': {
    says: 'Vérifiez-le sur le propre site de l’agence de péage, que vous tapez vous-même. Les faux messages de péage sont fréquents. Demandez à payer le péage sans frais.',
  },
  'us.ticket.de-toll': {
    says: 'Dans le Delaware, le propriétaire répond du péage, sauf dans les cas nommés par la loi. Vous pouvez contester l’avis au plus tard à la date qu’il indique.',
  },
  'us.ticket.ca-toll': {
    says: 'En Californie, vous pouvez contester gratuitement un avis de péage dans les 21 jours après son émission. Il y a des plans de paiement pour les bas revenus.',
  },
  'us.ticket.ny-toll': {
    says: 'Dans l’État de New York, le propriétaire de la voiture répond des péages par courrier. Une voiture volée ou louée est une défense.',
  },
  'us.ticket.fl-toll': {
    says: 'En Floride, un péage impayé est une amende de la route. Vous pouvez la payer, ou demander une audience au tribunal.',
  },
  'us.ticket.tx-toll': {
    says: 'Au Texas, un propriétaire qui a vendu ou loué la voiture avant le trajet ne doit pas le péage. Envoyez la preuve à temps.',
  },
  'us.ticket.il-toll': {
    says: 'Dans l’Illinois, vous pouvez demander une audience à l’agence de péage sur un avis de faute. Une voiture volée ou louée est une défense.',
  },
  'us.ticket.pa-toll': {
    says: 'En Pennsylvanie, le propriétaire répond des péages, mais peut montrer que la voiture était volée, vendue ou louée.',
  },
  'us.ticket.va-toll': {
    says: 'En Virginie, vous pouvez montrer au tribunal que vous ne conduisiez pas, ou que la voiture était volée ou vendue.',
  },
  'us.ticket.md-toll': {
    says: 'Dans le Maryland, vous pouvez contester une amende de péage à la District Court, ou nommer qui conduisait.',
  },
}
