/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ES: Words = {
  'au.ask.pay-cut': {
    says: 'Diga por escrito que no está de acuerdo. Un empleador casi nunca puede bajar el sueldo acordado o las horas fijas sin su permiso, y nunca por debajo del convenio (award). Llame al Fair Work Ombudsman al 13 13 94.',
  },
  'au.ask.dismissed-pregnant': {
    says: 'Va contra la ley despedirla por estar embarazada. Para eso no necesita seis meses de trabajo. Acuda a la Fair Work Commission en 21 días: 1300 799 675.',
  },
  'au.ask.settlement-agreement': {
    says: 'No firme en el momento. Busque consejo primero, porque casi siempre renuncia a sus reclamos. Cuide los 21 días para la Fair Work Commission. No se puede renunciar con una firma al mínimo de la ley.',
  },
}
