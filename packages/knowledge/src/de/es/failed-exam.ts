/** The Spanish words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_ES: Words = {
  'de.exam.want': {
    says: 'La universidad decide que un examen está suspendido o le da de baja (Exmatrikulation). Un juez puede revisarlo.',
  },
  'de.exam.right-object': {
    says: 'Opóngase en un mes (Widerspruch). Hasta que se decida, el fin de los estudios casi nunca vale y puede seguir.',
  },
  'de.exam.right-rethink': {
    says: 'Puede ver su examen y las notas. Si muestra qué se corrigió mal, los examinadores deben pensarlo de nuevo.',
  },
  'de.exam.right-ill': {
    says: 'Fallos o enfermedad solo cuentan si avisó enseguida, con certificado. Un caso de dureza puede dar otro intento: lea las normas.',
  },
  'de.exam.step': {
    says: 'Pida hoy ver el examen (Akteneinsicht) y envíe una oposición corta. Las razones pueden seguir. El AStA aconseja gratis.',
  },
}
