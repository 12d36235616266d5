/** The Spanish words of the rows in ../state-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CLAIMS_ES: Words = {
  ...stateWords('claim-proof', {
    CA: 'un comprador de deudas debe nombrar en sus papeles el primer acreedor, el último pago y cada firma que tuvo la deuda',
    FL: 'el contrato debe ir con la demanda. Un nuevo dueño de la deuda debe avisarle 30 días antes de demandar',
    GA: 'también tiene 30 días para contestar en la corte de magistrado (magistrate court). Puede hacerlo por escrito o hablando con la secretaría',
    IL: 'una demanda por tarjeta debe traer un formulario jurado sobre la cuenta y cada dueño de la deuda',
    MA: 'una demanda por deuda de consumo debe traer papeles jurados sobre la cuenta, su dueño y la dirección de usted',
    MI: 'el contrato escrito debe ir con la demanda, salvo que den una buena razón',
    MO: 'en una demanda de hasta $25,000 vaya a la corte el día de la citación (summons), y entregue antes sus defensas por escrito. Por encima tiene 30 días para contestar',
    NC: 'un comprador de deudas debe adjuntar el contrato y prueba de cada venta de la deuda, y mostrar la suma',
    NJ: 'un comprador de deudas que quiere un fallo en rebeldía debe jurar quién tuvo la deuda, paso a paso',
    NY: 'una demanda por tarjeta debe nombrar el primer acreedor, el último pago y cada dueño, con el contrato',
    OH: 'una copia de la cuenta o del contrato debe ir con la demanda. Si falta, puede oponerse',
    PA: 'el contrato escrito debe ir con la demanda. Si falta, puede oponerse',
    TX: 'un reclamo de deuda en la corte de justicia (justice court) debe nombrar el primer acreedor, la cuenta y cómo se forma la suma',
    VA: 'puede pedir a la corte general de distrito que les haga detallar el reclamo (bill of particulars)',
    WA: 'una agencia de cobros necesita licencia, y debe presentar el caso en la corte antes de darle los papeles. Dígalo si no lo hizo',
  }),
}
