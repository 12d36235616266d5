/** The Italian words of the rows in ../family-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const FAMILY_ORDERS_IT: Words = {
  ...stateWords('support-change', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'può chiedere di cambiare gli alimenti per i figli (child support) quando le cose sono molto cambiate. Il debito vecchio quasi sempre non si riduce: lo chieda subito',
  }),
  'us.family.right-home-state': {
    says: 'Sull’affidamento decide quasi sempre il tribunale dello Stato dove il bambino ha vissuto negli ultimi sei mesi. Gli altri Stati devono seguire il suo ordine.',
  },
  'us.family.step-order': {
    says: 'Segua l’ordine in vigore e non si trasferisca con il bambino prima di aver chiesto al tribunale. Scriva le visite saltate.',
  },
  'us.family.right-license': {
    says: 'Da $2,500 di alimenti per i figli (child support) non pagati possono rifiutarle il passaporto. Prima di togliere una patente o licenza devono avvisarla, e può chiedere un piano.',
  },
  'us.family.right-protect': {
    says: 'Un ordine di protezione (protection order) vale in ogni Stato. Le due parti possono essere ascoltate da un giudice, quasi sempre in giorni o settimane.',
  },
  'us.family.right-parent': {
    says: 'Lo Stato non può togliere un bambino a lungo senza un tribunale. Può essere ascoltato, vedere le prove e chiedere un avvocato.',
  },
  ...stateWords('support-enforce', {
    'AZ CA FL GA IL MA MI NC NJ NY OH PA TX WA':
      'il mantenimento in ritardo si può togliere dalla paga e può fermare una licenza. Chieda un’udienza o un piano entro il giorno dell’avviso',
  }),
  ...stateWords('protect-order', {
    'CA FL GA IL NC PA TX WA':
      'deve rispettare l’ordine da quando lo conosce, anche se l’altra persona La contatta. Vada all’udienza (hearing) con le Sue prove, o si può decidere senza di Lei',
    AZ: 'l’ordine resta in vigore se non chiede un’udienza (hearing). Lo rispetti del tutto, e chieda un’udienza per iscritto se non è d’accordo',
    MI: 'ha 14 giorni da quando lo riceve per chiedere al giudice di cambiare o finire un ordine così. Fino ad allora lo rispetti del tutto',
  }),
}
