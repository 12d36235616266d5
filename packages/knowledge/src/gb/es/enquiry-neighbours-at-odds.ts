/** Questions about neighbours: noise from the flat above, plants cut without a yes, and a garden that does not please: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_AT_ODDS_ES: Words = {
  'gb.ask-neighbour.flat-above': {
    says: 'El council debe mirar las quejas por ruido, también entre pisos privados. Escriba a su servicio de environmental health, con un diario. Si no quiere, use su vía de quejas y luego el Ombudsman. Los pasos normales por un suelo fino casi nunca son molestia legal. Lea por eso los dos contratos (leases): muchos prohíben suelos sin moqueta o laminados, y el dueño del edificio (freeholder) puede actuar. Con cinco inquilinos o más suele hacer falta licencia (HMO): dígaselo al council. También puede pedir usted una orden a los magistrates.',
  },
  'gb.ask-neighbour.cuts-our-plants': {
    says: 'En su lado el vecino no puede hacer nada sin su sí: entrar o meter el brazo es ilegal (trespass). Solo puede cortar lo que cuelga al otro lado, hasta el límite. Cortar o matar más a propósito puede ser delito (criminal damage). Escriba con calma que debe parar, con fotos y el precio de plantas nuevas, y ofrezca mediación. Si sigue, reclame el coste ante el county court y pida una orden. Daños una y otra vez pueden ser acoso (harassment), cosa de la policía.',
  },
  'gb.ask-neighbour.dislikes-my-garden': {
    says: 'El aspecto solo no da ningún derecho al vecino: no hay derecho a una vista bonita ni al precio de una casa. Solo cuenta un daño real, como raíces, plagas, agua o plantas que cuelgan. El council solo puede ordenar limpiar si el terreno afea mucho la zona, y usted puede recurrir. No tiene que hacer nada; una palabra amable o una mediación puede calmar. Guarde cada mensaje. Insultos por su origen pueden ser delito de odio: llame al 101.',
  },
}
