/** Questions about an apprentice who wants to leave: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_APPRENTICESHIP_ES: Words = {
  'de.ask-job.apprenticeship': {
    says: 'En la prueba, de uno a cuatro meses, ambos pueden terminar al momento, por escrito. Después se va con cuatro semanas solo si deja el oficio o aprende otro, y debe escribirlo. Por motivo grave, como impago, es inmediato, en dos semanas desde saberlo. La empresa no puede despedir de otro modo. Para cambiar de empresa pida un acuerdo. La cámara (IHK, HWK) ayuda gratis.',
    dependsOn: 'el periodo de prueba y el motivo',
  },
}
