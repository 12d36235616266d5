/** The Spanish words of the rows in ../state-family-care.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_FAMILY_CARE_ES: Words = {
  ...stateWords('debt-of-the-dead', {
    'AZ WA':
      'una empresa tiene solo un plazo fijo para reclamar a una herencia. Los hijos casi nunca deben nada, pero el esposo o la esposa puede deber deudas comunes',
    'GA MI NC NJ':
      'una empresa tiene solo un plazo fijo para reclamar a la herencia del difunto. Los parientes casi nunca deben la deuda si no firmaron',
    IL: 'casi todas las deudas del difunto terminan dos años después de la muerte. Los parientes casi nunca las deben si no firmaron',
    MA: 'casi todas las deudas del difunto terminan un año después de la muerte. Los parientes casi nunca las deben si no firmaron',
    OH: 'casi todas las deudas del difunto se deben reclamar en seis meses desde la muerte. Los parientes casi nunca las deben si no firmaron',
  }),
  ...stateWords('keep-cover', {
    'AZ GA IL MA NC NJ OH':
      'en general puede conservar el plan de salud de una empresa pequeña unos meses, pagándolo usted. Pídalo en días',
  }),
  ...stateWords('elder-harm', {
    'AZ GA IL MA MI NC NJ OH WA':
      'el estado investiga el daño a adultos mayores o con discapacidad, también con su dinero. Llame a protección de adultos (adult protective services), y enseguida al banco',
  }),
  ...stateWords('power-of-attorney', {
    'AZ GA IL MA MI NC NJ OH WA':
      'una persona puede firmar o terminar un poder (power of attorney) solo mientras lo entiende. Quien ayuda debe actuar por ella y llevar cuentas',
  }),
}
