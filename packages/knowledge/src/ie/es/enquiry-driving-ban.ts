/** Questions about a ban from driving: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_ES: Words = {
  'ie.ask.drink-driving': {
    says: 'Sí, pierde el permiso; el tiempo depende de la tasa. Sin otro aviso en tres años, pagar en 28 días lo acaba sin juicio: de 51 a 80 en sangre, €200 y tres meses; de 81 a 100, €400 y seis meses. Con más de 100, el juez prohíbe dos años o más. Para noveles y profesionales el límite es 20. Mire las fechas y vea a un abogado antes de pagar o admitir.',
  },
  'ie.ask.twelve-points': {
    says: 'Con 12 puntos en tres años, seis meses sin conducir, aunque dependa el empleo. Para noveles son siete. El móvil en la mano cuesta €120 y tres puntos, cinco si hay condena. No deje que llegue a juicio sin consejo. Si no conducía, nombre al conductor en 28 días. Vea antes a un abogado.',
  },
}
