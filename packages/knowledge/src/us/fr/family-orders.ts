/** The French words of the rows in ../family-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const FAMILY_ORDERS_FR: Words = {
  'us.family.right-home-state': {
    says: 'Le tribunal de l’État où l’enfant a vécu les six derniers mois décide le plus souvent de la garde. Les autres États doivent suivre son ordre.',
  },
  'us.family.step-order': {
    says: 'Suivez l’ordre en vigueur et ne déménagez pas avec l’enfant avant d’avoir demandé au tribunal. Notez les visites manquées.',
  },
  'us.family.right-license': {
    says: 'À partir de 2 500 $ de pension pour enfants impayée, on peut vous refuser un passeport. Avant de perdre un permis, vous devez être prévenu et pouvez demander un plan.',
  },
  'us.family.right-protect': {
    says: 'Un ordre de protection compte dans chaque État. Les deux parties peuvent être entendues par un juge, le plus souvent en quelques jours ou semaines.',
  },
  'us.family.right-parent': {
    says: 'L’État ne peut pas prendre un enfant longtemps sans un tribunal. Vous pouvez être entendu, voir les preuves et demander un avocat.',
  },
  ...stateWords('support-change', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'vous pouvez demander de changer la pension pour enfants quand les choses ont beaucoup changé. Une vieille dette n’est le plus souvent pas réduite, demandez donc tout de suite',
  }),
  ...stateWords('support-enforce', {
    'AZ CA FL GA IL MA MI NC NJ NY OH PA TX WA':
      'une pension en retard peut être prise sur la paie et bloquer un permis. Demandez une audience ou un plan avant le jour de l’avis',
  }),
  ...stateWords('protect-order', {
    'CA FL GA IL NC PA TX WA':
      'vous devez suivre l’ordonnance dès que vous la connaissez, même si l’autre personne vous contacte. Allez à l’audience (hearing) avec vos preuves, sinon on peut décider sans vous',
    AZ: 'l’ordonnance reste en vigueur si vous ne demandez pas d’audience (hearing). Suivez-la en tout, et demandez une audience par écrit si vous n’êtes pas d’accord',
    MI: 'vous avez 14 jours après l’avoir reçue pour demander au juge de changer ou de finir une telle ordonnance. Jusque-là, suivez-la en tout',
  }),
}
