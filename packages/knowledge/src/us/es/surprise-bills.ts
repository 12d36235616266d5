/** The Spanish words of the rows in ../surprise-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const SURPRISE_BILLS_ES: Words = {
  ...stateWords('surprise-bill', {
    AZ: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
    CA: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
    FL: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
    GA: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
    IL: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
    MI: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
    NJ: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
    NY: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
    OH: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
    TX: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
    VA: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
    WA: 'la ley estatal también limita las facturas sorpresa (surprise bills) de médicos fuera de su red. Pague solo su parte dentro de la red y quéjese a la oficina de seguros',
  }),
}
