/** The Spanish words of the rows in ../dismissal-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_MYTHS_ES: Words = {
  'us.work.myth-notice': {
    says: 'En la mayoría de los estados el empleador no tiene que dar aviso ni razón. Un contrato, un sindicato o un despido masivo puede cambiarlo.',
  },
  'us.work.myth-fired-unemployment': {
    says: 'El despido por sí solo no le quita los beneficios de desempleo (unemployment). Pídalos y deje que decida la oficina del estado.',
  },
}
