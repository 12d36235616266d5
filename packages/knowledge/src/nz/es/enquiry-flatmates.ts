/** Questions of flatmates who have no tenancy of their own: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLATMATES_ES: Words = {
  'nz.ask.flatmate': {
    says: 'Si no está en el contrato, es flatmate y la ley de alquiler no le protege. Cuenta lo que acordaron. Si no acordaron nada, deben darle un aviso justo, a menudo una o dos semanas o un periodo de renta. No pueden quedarse sus cosas. La fianza es suya, menos una pérdida real: pídala por escrito con fecha y luego Disputes Tribunal. Si está en el contrato, solo el Tenancy Tribunal puede sacarle.',
    dependsOn: 'lo que acordó con su compañero de piso',
  },
}
