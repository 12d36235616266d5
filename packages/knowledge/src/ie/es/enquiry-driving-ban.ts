/** Questions about a ban from driving: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_ES: Words = {
  'ie.ask.drink-driving': {
    says: 'Sí, pierde el permiso; el tiempo depende de la tasa. En el tramo bajo (51 a 80 en sangre), sin caso anterior, un aviso de €200 y tres meses bastan sin juicio. Desde 81, seis meses como mínimo; más de 100, un año como mínimo. Para noveles y profesionales el límite es 20. Mire las fechas y vea a un abogado antes de pagar o admitir.',
  },
  'ie.ask.twelve-points': {
    says: 'Con 12 puntos en tres años, seis meses sin conducir, aunque dependa el empleo. Para noveles son siete. El móvil en la mano cuesta €120 y tres puntos, cinco si hay condena. No deje que llegue a juicio sin consejo. Si no conducía, nombre al conductor en 28 días. Vea antes a un abogado.',
  },
}
