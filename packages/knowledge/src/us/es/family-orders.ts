/** The Spanish words of the rows in ../family-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const FAMILY_ORDERS_ES: Words = {
  'us.family.right-home-state': {
    says: 'Casi siempre decide sobre la custodia la corte del estado donde el niño vivió los últimos seis meses. Los otros estados deben seguir su orden.',
  },
  'us.family.step-order': {
    says: 'Siga la orden vigente y no se mude con el niño antes de pedirlo a la corte. Anote las visitas perdidas.',
  },
  'us.family.right-license': {
    says: 'Desde $2,500 de manutención sin pagar pueden negarle el pasaporte. Antes de perder una licencia debe recibir aviso y puede pedir un plan.',
  },
  'us.family.right-protect': {
    says: 'Una orden de protección vale en todos los estados. Un juez puede oír a las dos partes, casi siempre en días o semanas.',
  },
  'us.family.right-parent': {
    says: 'El estado no puede quitarle a un hijo por mucho tiempo sin una corte. Puede ser oído, ver las pruebas y pedir un abogado.',
  },
  ...stateWords('support-change', {
    AZ: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    CA: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    FL: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    GA: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    IL: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    MA: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    MI: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    NC: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    NJ: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    NY: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    OH: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    PA: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    TX: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    VA: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
    WA: 'puede pedir cambiar la manutención cuando algo cambió mucho. La deuda vieja casi nunca baja, así que pídalo enseguida',
  }),
  ...stateWords('support-enforce', {
    'AZ CA FL GA IL MA MI NC NJ NY OH PA TX WA':
      'la manutención atrasada se puede tomar del sueldo y puede parar una licencia. Pida una audiencia o un plan antes del día del aviso',
  }),
  ...stateWords('protect-order', {
    'CA FL GA IL NC PA TX WA':
      'debe cumplir la orden desde que la conoce, aunque la otra persona le contacte. Vaya a la audiencia con sus pruebas, o pueden decidir sin usted',
    AZ: 'la orden sigue en vigor si usted no pide una audiencia. Cúmplala toda, y pida una audiencia por escrito si no está de acuerdo',
    MI: 'tiene 14 días después de recibirla para pedir al juez que cambie o termine una orden así. Hasta entonces cúmplala toda',
  }),
}
