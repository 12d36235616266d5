/** The Spanish words of the rows in ../licence-points.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_ES: Words = {
  'de.points.want': {
    says: 'La oficina de permisos escribe por sus puntos en el registro (Fahreignungsregister).',
  },
  'de.points.reality': {
    says: 'Con cuatro o cinco puntos hay una amonestación; con seis o siete, una advertencia. Con ocho se pierde el permiso.',
  },
  'de.points.right-seminar': {
    says: 'Con cinco puntos como máximo, un curso quita uno, una vez en cinco años. Entregue el certificado en dos semanas. Con seis ya no.',
  },
  'de.points.right-steps': {
    says: 'Deben ir paso a paso. ¿Faltó uno? Los puntos bajan a cinco o siete.',
  },
  'de.points.right-delete': {
    says: 'Los puntos se borran a los dos años y medio, cinco o diez, según la gravedad.',
  },
  'de.points.right-no-stop': {
    says: 'Con ocho puntos la oposición no detiene nada: no conduzca. Solo el tribunal puede pararlo. Nuevo permiso tras seis meses como pronto.',
  },
  'de.points.step': {
    says: 'Pida gratis sus datos al KBA. Compruebe cada hecho, su fecha y si ya debe borrarse.',
  },
  'de.points.option': {
    says: 'Reserve el curso mientras tenga cinco puntos o menos.',
    title: 'Hacer el curso',
    cost: 'Unos cientos de euros.',
    time: 'Unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'Tiene de uno a cinco puntos.',
  },
  'de.public.fine-right-list': {
    says: 'Las multas de tráfico están en una lista para toda Alemania. Sus sumas son para un descuido en circunstancias normales. Compare la suya: para cobrar más, la oficina debe dar un motivo.',
  },
}
