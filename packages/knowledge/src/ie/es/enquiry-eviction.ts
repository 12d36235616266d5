/** Questions about eviction, its notice, locks and rent that is late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_ES: Words = {
  'ie.ask.evict': {
    says: 'Un casero no puede echarle solo con un aviso. Puede discutirlo en el RTB y quedarse mientras decide. Llame a Threshold al 1800 454 454.',
  },
  'ie.ask.notice-length': {
    says: 'Sin incumplimiento son 90 días con menos de seis meses, 152 hasta un año, 180 hasta siete años, después 196 y 224. Por alquiler sin pagar son 28 días, tras un aviso previo de 28 días.',
    dependsOn: 'cuánto tiempo lleva allí y el motivo',
  },
  'ie.ask.locks': {
    says: 'Dejarle fuera con la cerradura va contra la ley. Llame enseguida a Threshold al 1800 454 454 y al RTB. Puede ordenar que vuelva a entrar.',
  },
  'ie.ask.arrears': {
    says: 'Pague ahora lo que pueda. Antes deben darle un aviso previo de 28 días, y pagarlo todo en ese tiempo lo detiene. Llame a MABS y Threshold.',
  },
}
