/** The Dutch words of the rows in ../council-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_ORDERS_NL: Words = {
  'ie.order.right-ask': {
    says: 'U kunt de redenen en het dossier vragen en uw kant geven. Is het oneerlijk, dan is de Ombudsman gratis.',
  },
  'ie.order.step-ring': {
    says: 'Bel voor de laatste dag de genoemde persoon. Vraag wat genoeg is, en schriftelijk om meer tijd.',
  },
  'ie.order.warn-planning': {
    says: 'Er is geen beroep tegen een enforcement notice. Niet gehoorzamen is strafbaar. Vraag snel advies.',
  },
  'ie.order.right-seven': {
    says: 'De gemeente kan meestal maar binnen zeven jaar vanaf het begin optreden. Is het ouder, zeg dat met bewijs.',
  },
  'ie.order.right-retention': {
    says: 'Sommige werken vragen geen vergunning, voor andere kan het achteraf (retention). Dat alleen stopt het bevel niet.',
  },
}
