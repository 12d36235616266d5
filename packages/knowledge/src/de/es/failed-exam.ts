/** The Spanish words of the rows in ../failed-exam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAILED_EXAM_ES: Words = {
  'de.exam.want': {
    says: 'La universidad decide que un examen está suspendido o le da de baja (Exmatrikulation). Un juez puede revisarlo.',
  },
  'de.exam.right-object': {
    says: 'Tiene un mes para oponerse (Widerspruch), o ir al tribunal si la carta lo dice. Hasta entonces una Exmatrikulation no suele tener efecto, salvo que se ordene en el acto. Pregunte con qué puede seguir.',
  },
  'de.exam.right-rethink': {
    says: 'Puede ver su examen y las notas. Si muestra qué se corrigió mal, los examinadores deben pensarlo de nuevo.',
  },
  'de.exam.right-ill': {
    says: 'Los fallos en la sala o la enfermedad suelen contar solo si lo dijo enseguida, con certificado médico. En algunos sitios un caso de dureza da otro intento: lea su reglamento.',
  },
  'de.exam.step': {
    says: 'Pida hoy ver el examen (Akteneinsicht) y envíe una oposición breve. Los motivos pueden venir después. El AStA suele aconsejar gratis.',
  },
}
