/** The Spanish words of the rows in ../enquiry-redundancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_ES: Words = {
  'nl.ask.transition-pay': {
    says: 'Casi siempre es un tercio del sueldo mensual por año, desde el primer día. No si se va usted, pacta otra cosa o tiene culpa grave. Pídalo en tres meses desde el final.',
    dependsOn: 'quién terminó el trabajo y por qué',
  },
  'nl.ask.redundancy': {
    says: 'Su empresa necesita antes el permiso del UWV, debe seguir un orden fijo y buscarle otro trabajo. Puede contestar al UWV en dos semanas. Al final recibe el pago de transición. No firme nada sin consejo.',
  },
}
