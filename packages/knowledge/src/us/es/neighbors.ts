/** The Spanish words of the rows in ../neighbors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const NEIGHBORS_ES: Words = {
  'us.neighbor.right-fence': {
    says: 'Reglas del estado o de la ciudad dicen quién paga una cerca en la línea. Pida por escrito el plan, el precio y la razón antes de aceptar.',
  },
  'us.neighbor.step-fence': {
    says: 'Busque la regla de su ciudad sobre cercas y la línea del terreno. Ofrezca hablar o una mediación gratis.',
  },
  'us.neighbor.right-nuisance': {
    says: 'Un vecino no puede perturbar su casa mucho más de lo normal. Una corte puede ordenar que pare o dar dinero.',
  },
  'us.neighbor.step-log': {
    says: 'Anote días y horas. Escriba primero al vecino, después a la ciudad o al propietario.',
  },
  'us.neighbor.right-tree': {
    says: 'Casi siempre puede cortar ramas hasta la línea a su costo, si el árbol vive. Dañar el árbol de un vecino puede costar el doble o triple de su valor.',
  },
  ...stateWords('fence', {
    CA: 'los vecinos pagan por igual el costo justo de una cerca, si no es injusto. Debe recibir aviso escrito de 30 días con el plan y el costo',
    OH: 'una ley de cercas divisorias dice quién comparte el costo. Habla sobre todo de tierra de campo',
    VA: 'los vecinos casi siempre comparten una cerca divisoria, salvo que uno deje abierto su terreno y lo diga tras el aviso',
  }),
  ...stateWords('dog', {
    AZ: 'el dueño paga por la mordida aunque el perro nunca haya mordido. Demande en un año según esta ley',
    CA: 'el dueño paga por la mordida aunque el perro nunca haya mordido',
    FL: 'el dueño paga por la mordida, menos por su propia culpa. Un letrero claro de “Bad Dog” puede cambiarlo',
    GA: 'el dueño paga si se sabía que el perro era peligroso o andaba suelto contra la ley',
    IL: 'el dueño paga si el perro atacó sin causa y usted tenía derecho a estar ahí',
    MA: 'el dueño o quien lo cuida paga el daño, salvo que usted lo molestara o entrara sin permiso',
    MI: 'el dueño paga por una mordida sin causa, aunque el perro nunca haya mordido',
    NC: 'el dueño paga si el perro era peligroso, o mayor de seis meses y suelto de noche a propósito',
    NJ: 'el dueño paga por la mordida aunque el perro nunca haya mordido',
    NY: 'el dueño de un perro peligroso paga al médico. Para más debe mostrar que se conocía el peligro o, desde 2025, un descuido del dueño',
    OH: 'el dueño o quien lo cuida paga el daño, salvo que usted entrara sin permiso o lo molestara',
    PA: 'el dueño paga al médico. Para más casi siempre debe mostrar descuido',
    TX: 'el dueño paga si se sabía que el perro era peligroso, o por descuido',
    VA: 'el dueño paga si se conocía el peligro, o por descuido, como no usar correa donde es ley',
    WA: 'el dueño paga por la mordida aunque el perro nunca haya mordido',
  }),
}
