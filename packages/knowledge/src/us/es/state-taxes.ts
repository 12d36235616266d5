/** The Spanish words of the rows in ../state-taxes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TAXES_ES: Words = {
  ...stateWords('tax-plan', {
    CA: 'puede pedir al Franchise Tax Board pagar en partes hasta 60 meses, si debe como máximo $25,000. Pídalo pronto: puede tomar parte de su pago sin corte',
    NC: 'puede pedir al Departamento de Ingresos pagos mensuales, y que quite una multa por una buena razón. Puede venir un cargo del 20% cuando la deuda tiene 60 días de atraso',
  }),
  ...stateWords('tax-protest', {
    AL: 'tiene 30 días desde un aviso preliminar (preliminary assessment) para pedir una revisión al Departamento de Ingresos',
    ID: 'tiene 63 días desde que se envía el aviso (notice of deficiency) para protestar ante la State Tax Commission',
    KY: 'tiene 60 días desde la fecha del aviso para protestar por escrito ante el Departamento de Ingresos',
    ND: 'tiene 30 días para protestar por escrito un aviso (notice of deficiency) ante el Tax Commissioner',
    AZ: 'tiene 90 días para apelar una liquidación de impuesto sobre la renta, y 45 para otros impuestos estatales',
    CA: 'tiene 60 días para protestar una propuesta de la Franchise Tax Board',
    IL: 'tiene 60 días para protestar un aviso de deficiencia o ir al Tribunal de Impuestos',
    NC: 'tiene 45 días desde el aviso para pedir una revisión al Departamento de Ingresos',
    NJ: 'tiene 90 días para protestar ante la División de Impuestos o ir a la Corte de Impuestos',
    NY: 'tiene 90 días desde un aviso de deficiencia para pedir una conferencia o una audiencia',
    OH: 'tiene 60 días desde la liquidación para pedir que la revisen',
    VA: 'tiene 90 días desde la liquidación para apelar ante el Comisionado de Impuestos',
  }),
  ...stateWords('tax-protest', {
    TX: 'tiene 60 días desde la fecha del aviso para pedir al Comptroller una nueva determinación (redetermination)',
    WA: 'tiene 30 días desde el aviso para pedir una revisión (review) al Department of Revenue',
  }),
}
