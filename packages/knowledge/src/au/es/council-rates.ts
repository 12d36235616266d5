/** The Spanish words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_ES: Words = {
  'au.rates.want': {
    says: 'El ayuntamiento (council) quiere la tasa (rates) del año o del trimestre por su casa o terreno.',
  },
  'au.rates.right-plan': {
    says: 'Pida al ayuntamiento (council) un plan de pago o ayuda por dificultades (hardship). Los jubilados casi siempre pueden tener una rebaja.',
  },
  'au.rates.step-call': {
    says: 'Llame al ayuntamiento (council) antes del día de pago. Pregunte por sus reglas de ayuda (hardship policy) y qué intereses suma.',
  },
  'au.rates.nsw': {
    says: 'En Nueva Gales del Sur el ayuntamiento (council) puede aceptar pagos a lo largo del tiempo y quitar intereses por dificultades (hardship).',
  },
  'au.rates.vic': {
    says: 'En Victoria puede pedir al ayuntamiento (council) que aplace o perdone la tasa (rates) por dificultades (hardship).',
  },
  'au.rates.qld': {
    says: 'En Queensland el ayuntamiento (council) puede dar una rebaja, o dejarle pagar la tasa (rates) a plazos, si tiene dificultades (hardship).',
  },
}
