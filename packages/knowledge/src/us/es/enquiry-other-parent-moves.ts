/** Questions of a parent whose child the other parent wants to move far away: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OTHER_PARENT_MOVES_ES: Words = {
  'us.fact.texas-child-moves': {
    says: 'Lea hoy su orden. La mayoría en Texas limita la residencia del niño a un condado y los vecinos. Entonces no pueden mudarlo sin su permiso o el de la corte. Sin límite, casi siempre se deben 60 días de aviso escrito. Diga no por escrito. Pida ya a la corte cumplir o cambiar la orden, y una orden temporal para que el niño se quede. Después es más difícil.',
    dependsOn: 'si su orden limita dónde vive el niño',
  },
  'us.fact.ex-moves-child': {
    says: 'Lea hoy su orden. Quien quiere mudarse lejos con el niño casi siempre debe avisar antes por escrito, a menudo 30 a 60 días. Luego hace falta su permiso o el de la corte. Diga no por escrito. Vaya ya a la corte que dio la orden y pida una orden rápida para que el niño se quede. Hágalo antes: volver es más difícil. Sin orden aún, pida la custodia ya.',
    dependsOn: 'lo que dice su orden y su estado',
  },
}
