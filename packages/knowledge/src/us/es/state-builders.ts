/** The Spanish words of the rows in ../state-builders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BUILDERS_ES: Words = {
  ...stateWords('builder', {
    AZ: 'puede quejarse ante el Registrar en dos años. Un fondo del estado puede pagar algunas pérdidas por un constructor con licencia',
    CA: 'el depósito para una obra en casa puede ser como mucho 10% o $1,000, lo que sea menos. Un constructor sin licencia no puede quedarse su dinero',
    FL: 'quien toma más del 10% debe pedir permisos en 30 días y casi siempre empezar en 90 días desde que los recibe',
    GA: 'un constructor que necesita licencia y no la tiene no puede exigirle el contrato',
    IL: 'una obra de más de $1,000 exige contrato escrito y un folleto sobre sus derechos',
    MA: 'el depósito puede ser como mucho un tercio, aparte de pedidos especiales. Un fondo del estado puede pagar algunas pérdidas',
    MI: 'el dinero pagado a un constructor es un fondo para la obra. Un constructor sin licencia no puede demandarle',
    NC: 'una obra de $40,000 o más exige constructor con licencia. Tomar dinero y no trabajar puede ser práctica desleal',
    NJ: 'una obra de más de $500 exige contrato escrito y constructor registrado. Una falta puede valer el triple de su pérdida',
    NY: 'una obra de más de $500 exige contrato escrito, y su depósito debe guardarse para la obra',
    OH: 'una obra de más de $25,000 exige contrato escrito y un depósito de 10% como mucho. Las menores caen bajo la ley de ventas',
    PA: 'el depósito para una obra mayor puede ser como mucho un tercio, aparte de materiales especiales. Puede cancelar en tres días hábiles',
    TX: 'el dinero para una obra en casa es un fondo de confianza. El constructor que lo gasta en otra cosa puede violar la ley',
    VA: 'los constructores necesitan licencia. Un fondo del estado puede pagar algunas pérdidas después de ganar en la corte',
    WA: 'el constructor debe estar registrado y tener una fianza. Puede reclamar la fianza en la corte en dos años',
  }),
}
