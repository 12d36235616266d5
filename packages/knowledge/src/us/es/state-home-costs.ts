/** The Spanish words of the rows in ../state-home-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_COSTS_ES: Words = {
  ...stateWords('rent-rise', {
    AZ: 'en un alquiler de mes a mes una renta más alta exige 30 días de aviso escrito. Con contrato fijo la renta casi siempre sigue igual hasta el final',
    FL: 'en un alquiler de mes a mes una renta más alta exige 30 días de aviso escrito. Con contrato fijo la renta casi siempre sigue igual hasta el final',
    GA: 'en un alquiler de mes a mes una renta más alta exige 60 días de aviso escrito. Con contrato fijo la renta casi siempre sigue igual hasta el final',
    IL: 'en un alquiler de mes a mes una renta más alta exige 30 días de aviso escrito. Con contrato fijo la renta casi siempre sigue igual hasta el final',
    MA: 'en un alquiler de mes a mes una renta más alta exige un mes completo de aviso escrito. Con contrato fijo la renta casi siempre sigue igual hasta el final',
    MI: 'en un alquiler de mes a mes una renta más alta exige un mes de aviso escrito. Con contrato fijo la renta casi siempre sigue igual hasta el final',
    NC: 'en un alquiler de mes a mes una renta más alta exige siete días de aviso escrito. Con contrato fijo la renta casi siempre sigue igual hasta el final',
    NJ: 'el propietario debe avisar bien y no puede pedir una renta desmedida. Muchos pueblos tienen control de rentas',
    OH: 'en un alquiler de mes a mes una renta más alta exige 30 días de aviso escrito. Con contrato fijo la renta casi siempre sigue igual hasta el final',
    TX: 'en un alquiler de mes a mes una renta más alta exige un mes de aviso escrito. Con contrato fijo la renta casi siempre sigue igual hasta el final',
    VA: 'en un alquiler de mes a mes una renta más alta exige 30 días de aviso escrito. Con contrato fijo la renta casi siempre sigue igual hasta el final',
  }),
  ...stateWords('value-appeal', {
    MI: 'puede protestar el valor ante la junta local (board of review) en marzo y después ante el Tax Tribunal',
    NC: 'puede apelar el valor ante la junta del condado y después ante la comisión del estado',
    PA: 'puede apelar el valor ante la junta del condado, casi siempre antes del 1 de septiembre o en 40 días del aviso de cambio',
    VA: 'puede pedir al tasador, después a la junta (board of equalization) y después a la corte que baje el valor',
  }),
  ...stateWords('tax-appeal', {
    GA: 'tiene 30 días desde el aviso para protestar una liquidación propuesta (proposed assessment), y 30 días para apelar una oficial',
    MA: 'puede pedir una reducción (abatement), casi siempre en tres años de la declaración o dos de la liquidación',
    MI: 'puede pedir una reunión informal en 60 días de la carta y apelar la cuenta final ante el Tax Tribunal',
    PA: 'puede pedir a la junta de apelaciones que revise una liquidación: en 90 días si es del impuesto personal sobre la renta, y en 60 para casi todos los demás',
  }),
  ...stateWords('tax-sale', {
    CA: 'una casa solo puede venderse cinco años después de quedar en mora. Puede pagar todo hasta el día hábil antes de la venta, o pedir a tiempo partes anuales',
    FL: 'quien compra el certificado (tax certificate) puede pedir la escritura (tax deed) tras dos años. Puede pagar hasta que alguien pague del todo la escritura en la secretaría del tribunal (clerk)',
    TX: 'la oficina debe en general darle 12 meses o más para pagar en partes por su hogar (homestead). Desde los 65 años o con discapacidad puede aplazarlo',
    AZ: 'casi siempre puede pagar y salvar la casa por tres años tras la venta del gravamen',
    GA: 'casi siempre puede recuperar la casa en 12 meses tras la venta por impuestos',
    MA: 'puede redimir la casa hasta que la corte lo cierre, y lo que sobre de la venta es suyo',
    MI: 'puede pagar hasta el 31 de marzo del tercer año, pedir un plan por dificultad y reclamar lo que sobre de una venta',
    NC: 'el condado debe ir por la corte o un camino parecido antes de vender. Puede pagar hasta que la venta sea firme',
    NJ: 'casi siempre puede redimir la casa por dos años tras la venta, o después hasta una sentencia',
    OH: 'puede pedir al tesorero un plan de pagos. Puede redimir hasta que se confirme la venta',
    PA: 'debe recibir avisos por correo y en la casa antes de una venta, y puede pedir un plan de pagos',
    VA: 'la casa solo puede venderse por medio de la corte, y puede pagar hasta la venta',
    WA: 'el condado puede ejecutar tras tres años. Puede pagar hasta el día antes de la venta y pedir un plan',
  }),
}
