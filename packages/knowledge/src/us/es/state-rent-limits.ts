/** The Spanish words of the rows in ../state-rent-limits.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENT_LIMITS_ES: Words = {
  ...stateWords('no-rent-cap', {
    'AZ GA IL MI NC OH':
      'ninguna ley limita casi ninguna renta. El dueño igual debe avisar bien, y no puede subirla para castigar una queja',
  }),
  ...stateWords('deposit-rules', {
    'AZ MI': 'un depósito puede ser como mucho de un mes y medio de renta',
    'GA NC': 'un depósito puede casi siempre ser como mucho de dos meses de renta',
    IL: 'un dueño de 25 viviendas o más en un edificio o grupo debe pagar intereses por un depósito de más de seis meses',
    MA: 'un depósito puede ser como mucho de un mes de renta. Debe estar en un banco y dar intereses para usted',
    NJ: 'un depósito puede ser como mucho de un mes y medio de renta. Debe estar en un banco y dar intereses para usted',
    OH: 'la parte del depósito que pasa de un mes de renta casi siempre le da 5% al año si se queda seis meses',
    WA: 'un dueño puede cobrar un depósito solo con un contrato escrito y una lista firmada de cómo estaba la vivienda al inicio',
  }),
  ...stateWords('broker-fee', {
    MA: 'la comisión del agente (broker) la paga quien lo contrató. Si fue el propietario, usted no debe pagarla y puede pedir que se la devuelvan',
  }),
  ...stateWords('rental-fees', {
    IL: 'solo debe los cargos que están en la primera página del contrato. El cargo por solicitud suele ser de $50 como mucho',
  }),
}
