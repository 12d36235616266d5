/** Fianza, daños y reparaciones, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_ES: Words = {
  'be.home.right-deposit': {
    says: 'La fianza debe estar en una cuenta bloqueada a su nombre. Solo se paga con acuerdo escrito de ambos o por sentencia.',
  },
  'be.home.right-inventory': {
    says: 'Sin un acta del estado al inicio (état des lieux), la vivienda cuenta como está ahora. Nunca paga el desgaste normal.',
  },
  'be.home.right-repair': {
    says: 'El casero debe mantener la vivienda segura y hacer las reparaciones grandes. Escriba por carta certificada. El juez de paz puede ordenarlas o bajar el alquiler.',
  },
  'be.home.right-no-entry-report': {
    says: '¿No se hizo un informe detallado al entrar? Entonces se presume que devuelve la vivienda como la recibió. El casero debe probar que usted hizo el daño.',
  },
}
