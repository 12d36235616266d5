/** A threat to end a long lease over a service charge: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_FORFEITURE_ES: Words = {
  'gb.lease.right-service-charge': {
    says: 'Paga solo lo razonable, y nada hasta que llegue la petición con el resumen de sus derechos. El tribunal puede decidir. No pueden acabar antes el contrato: usted debe admitir la suma o fijarla un tribunal, y luego ordenarlo un juez.',
  },
}
