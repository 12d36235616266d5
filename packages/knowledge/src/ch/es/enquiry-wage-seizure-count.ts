/** Questions about a seizure of wages that leaves too little: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_COUNT_ES: Words = {
  'ch.ask.wage-count': {
    says: 'El cálculo no es definitivo. Reclame ante la autoridad de vigilancia en diez días desde que lo recibió; es gratis. Si algo cambia, lleve pruebas a la oficina de deudas y pida en todo momento un nuevo cálculo. Debe contar la suma básica, el alquiler, las primas que de verdad paga y lo que exige el trabajo: comidas fuera, y el coche si no hay bus ni tren. Los impuestos corrientes en general no cuentan: pida plazos o una condonación (Erlass).',
  },
}
