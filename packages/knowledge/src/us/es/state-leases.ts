/** The Spanish words of the rows in ../state-leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_LEASES_ES: Words = {
  ...stateWords('just-cause', {
    OR: 'después del primer año el propietario necesita una causa que nombra la ley, casi siempre con 90 días y un mes de renta',
    CO: 'después de un año, a casi todo inquilino solo se le puede sacar por una causa que nombra la ley. Algunas exigen 90 días',
    NY: 'en la ciudad de Nueva York y otros lugares, a muchos inquilinos solo se les puede sacar por una buena causa. El aviso debe decir si la ley le cubre',
    WA: 'un propietario solo puede terminar casi toda renta por una causa que nombra la ley, con aviso escrito',
  }),
  ...stateWords('month-notice', {
    AZ: 'terminar una renta de mes a mes exige 30 días de aviso antes del día de pago',
    CA: 'terminar una renta de mes a mes exige 30 días de aviso, o 60 después de un año',
    FL: 'terminar una renta de mes a mes exige 30 días de aviso antes del fin de un mes',
    GA: 'el propietario debe dar 60 días de aviso para terminar una renta sin plazo (at will)',
    IL: 'terminar una renta de mes a mes exige 30 días de aviso',
    MA: 'terminar una renta sin plazo exige 30 días de aviso o un período de renta, lo que sea más largo',
    MI: 'terminar una renta de mes a mes exige un mes de aviso',
    NC: 'terminar una renta de mes a mes exige solo siete días de aviso antes del fin del mes. Para el lugar de una casa móvil son 60',
    NY: 'el propietario debe dar 30, 60 o 90 días de aviso, según cuánto tiempo lleva usted allí. Fuera de la ciudad de Nueva York, un inquilino mes a mes avisa un mes antes del fin del mes de renta',
    OH: 'terminar una renta de mes a mes exige 30 días de aviso',
    PA: 'terminar una renta de un año o menos exige 15 días de aviso, salvo que el contrato renuncie a ello',
    TX: 'terminar una renta de mes a mes exige al menos un mes de aviso, salvo que el contrato diga otra cosa',
    VA: 'terminar una renta de mes a mes exige 30 días de aviso antes del día de pago',
  }),
  ...stateWords('deposit-claim', {
    AZ: 'el propietario tiene 14 días hábiles desde que usted se va y lo pide para devolver el depósito con una lista',
    FL: 'el propietario tiene 15 días para devolver el depósito o 30 para enviar un reclamo sobre él. Usted tiene 15 días para oponerse',
    IL: 'un propietario de cinco viviendas o más tiene 30 días para dar la lista y 45 para devolver el resto',
  }),
  ...stateWords('entry', {
    NJ: 'el propietario de un edificio de tres viviendas o más debe dar casi siempre un día de aviso antes de entrar',
    MA: 'el propietario puede entrar solo a inspeccionar, reparar o mostrar la vivienda, como permite el contrato',
    'AL AZ HI': 'el propietario debe dar casi siempre dos días de aviso antes de entrar',
    CA: 'el propietario debe dar casi siempre 24 horas de aviso escrito antes de entrar',
    FL: 'el propietario debe dar casi siempre 24 horas de aviso antes de entrar a reparar',
    'AK IA NV OH OR': 'el propietario debe dar casi siempre 24 horas de aviso antes de entrar',
    VA: 'el propietario debe dar casi siempre 72 horas de aviso antes de entrar a mantenimiento',
    WA: 'el propietario debe dar casi siempre dos días de aviso escrito antes de entrar',
  }),
}
