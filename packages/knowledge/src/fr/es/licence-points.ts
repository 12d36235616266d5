/** The Spanish words of the rows in ../licence-points.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_POINTS_ES: Words = {
  'fr.points.want': {
    says: 'Dicen que no le quedan puntos. Su permiso ya no vale y debe entregarlo.',
  },
  'fr.points.warn': {
    says: 'No conduzca ya. Conducir con el permiso invalidado es delito.',
  },
  'fr.points.deadline': {
    says: 'Tiene dos meses para ir al tribunal administrativo. Un recurso al ministro en ese plazo lo conserva.',
    action: 'Recurrir la decisión 48 SI',
    consequence: 'La pérdida del permiso será firme.',
  },
  'fr.points.right-told': {
    says: 'En cada infracción deben avisarle de la pérdida de puntos. Si no lo prueban, el juez los devuelve.',
  },
  'fr.points.right-back': {
    says: 'Un punto perdido vuelve tras seis meses sin infracción. Todos vuelven tras dos o tres años. Un curso da cuatro, una vez al año.',
  },
  'fr.points.step': {
    says: 'Pida su historial completo (relevé intégral) en línea o en la prefectura. Un abogado verá qué punto se puede recuperar.',
  },
  'fr.points.option': {
    says: 'Acuda al tribunal administrativo, con petición urgente si necesita el permiso para trabajar.',
    title: 'Recurrir la decisión',
    cost: 'Un abogado ayuda. Hay asistencia jurídica.',
    time: 'Dos meses.',
    risk: 'Ninguno.',
    bestFor: 'Nunca le avisaron.',
  },
}
