/** The Spanish words of the rows in ../work-transfer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRANSFER_ES: Words = {
  'de.transfer.want': {
    says: 'Su empresa le traslada a otro lugar o tarea.',
  },
  'de.transfer.reality': {
    says: 'Su trabajo no acaba. Solo es legal si el contrato lo permite y es justo.',
  },
  'de.transfer.right-fair': {
    says: 'Familia, salud, distancia y discapacidad deben valorarse. Un juez puede revisarlo.',
  },
  'de.transfer.right-council': {
    says: 'Con más de 20 empleados el comité debe aceptar antes.',
  },
  'de.transfer.step': {
    says: 'Lea el contrato sobre lugar y tarea. Opóngase por escrito, pero siga trabajando con reserva hasta tener consejo.',
  },
  'de.transfer.option': {
    says: 'Pregunte a un sindicato o abogado. El tribunal laboral puede pararlo.',
    title: 'Que lo revisen',
    cost: 'Gratis con sindicato.',
    time: 'Antes del día.',
    risk: 'No ir puede costar el empleo.',
    bestFor: 'Está lejos o es peor puesto.',
  },
}
