/** The Spanish words of the rows in ../state-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OLD_DEBTS_ES: Words = {
  ...stateWords('card-too-late', {
    AZ: 'una demanda por la mayoría de las deudas de tarjeta llega tarde seis años después del pago que faltó. Debe decirlo a la corte',
    CA: 'una demanda por la mayoría de las deudas de tarjeta llega tarde cuatro años después del pago que faltó. Debe decirlo a la corte',
    GA: 'una demanda por la mayoría de las deudas de tarjeta llega tarde seis años después del pago que faltó. Debe decirlo a la corte',
    IL: 'una demanda por la mayoría de las deudas de tarjeta llega tarde cinco años después del pago que faltó. Debe decirlo a la corte',
    MA: 'una demanda por la mayoría de las deudas de tarjeta llega tarde seis años después del pago que faltó. Debe decirlo a la corte',
    MI: 'una demanda por la mayoría de las deudas de tarjeta llega tarde seis años después del pago que faltó. Debe decirlo a la corte',
    NC: 'una demanda por la mayoría de las deudas de tarjeta llega tarde tres años después del pago que faltó. Debe decirlo a la corte',
    NJ: 'una demanda por la mayoría de las deudas de tarjeta llega tarde seis años después del pago que faltó. Debe decirlo a la corte',
    NY: 'una demanda por la mayoría de las deudas de tarjeta llega tarde tres años después del pago que faltó. Debe decirlo a la corte',
    OH: 'una demanda por la mayoría de las deudas de tarjeta llega tarde seis años después del pago que faltó. Debe decirlo a la corte',
    PA: 'una demanda por la mayoría de las deudas de tarjeta llega tarde cuatro años después del pago que faltó. Debe decirlo a la corte',
    TX: 'una demanda por la mayoría de las deudas de tarjeta llega tarde cuatro años después del pago que faltó. Debe decirlo a la corte',
    WA: 'una demanda por la mayoría de las deudas de tarjeta llega tarde seis años después del pago que faltó. Debe decirlo a la corte',
  }),
}
