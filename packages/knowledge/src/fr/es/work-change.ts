/** The Spanish words of the rows in ../work-change.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_CHANGE_ES: Words = {
  'fr.work-change.want': {
    says: 'Su empresa cambia su lugar, horario o puesto.',
  },
  'fr.work-change.right-core': {
    says: 'Sueldo, funciones y jornada requieren su acuerdo. Negarse no es falta. Pequeños cambios en la misma zona los decide la empresa.',
  },
  'fr.work-change.deadline-economic': {
    says: 'Por motivo económico tiene un mes desde que recibe la carta para negarse. El silencio es un sí. En insolvencia (redressement, liquidation), quince días.',
    action: 'Negarse por escrito, si no quiere el cambio',
    consequence: 'Después se entiende que acepta.',
  },
  'fr.work-change.right-clause': {
    says: 'Una cláusula de movilidad debe indicar la zona. Se aplica con buena fe, aviso y respeto a su familia.',
  },
  'fr.work-change.step': {
    says: 'No falte. Escriba lo que le perjudica (familia, salud, viaje), pida una reunión y consejo antes de la fecha.',
  },
  'fr.unfit.want': {
    says: 'El médico del trabajo le declara no apto. La empresa debe buscar antes otro puesto.',
  },
  'fr.unfit.right-pay': {
    says: 'Tras un mes sin otro puesto ni despido, vuelve su sueldo completo.',
  },
  'fr.unfit.right-contest': {
    says: 'Puede impugnar la opinión del médico ante el tribunal laboral en 15 días.',
  },
  'fr.unfit.right-double': {
    says: 'Si viene de un accidente laboral, la indemnización se dobla y se paga el preaviso.',
  },
  'fr.unfit.step': {
    says: 'Responda por escrito a la oferta a tiempo. Puede negarse, pero diga por qué: salud, lugar o sueldo.',
  },
}
