/** Spanish: shared homes without a licence, zero hours, copies of data, wills, letters before care proceedings, and unfair parking sums in court. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHTS_AT_HOME_AND_WORK_ES: Words = {
  'gb.shared-home.right-licence': {
    says: 'Casi toda vivienda que comparten cinco personas o más, de dos familias o más, necesita una licencia del ayuntamiento. Alquilar sin ella es delito.',
  },
  'gb.shared-home.right-rent-back': {
    says: 'Puede pedir al First-tier Tribunal que le devuelvan la renta. Por lo ocurrido desde el 1 de mayo de 2026 son hasta dos años de renta, si lo pide en dos años. Antes era un año.',
  },
  'gb.shared-home.answer': {
    says: 'Sí, si hacía falta licencia y no la hay. Pregunte al ayuntamiento, guarde pruebas de la renta y pida al First-tier Tribunal la devolución (rent repayment order).',
  },
  'gb.zero-hours.right-other-job': {
    says: 'Un contrato sin horas fijas (zero hours) no puede prohibirle trabajar para otros. No pueden castigarle ni despedirle por ello.',
  },
  'gb.zero-hours.right-holiday': {
    says: 'Tiene derecho a 5.6 semanas de vacaciones pagadas al año y a descansos. El trabajo no pasa de 48 horas por semana de media, salvo que firmara otra cosa.',
  },
  'gb.zero-hours.answer': {
    says: 'Puede trabajar para otros, y tiene vacaciones pagadas, descansos y el salario mínimo. Por ahora pueden cancelar turnos. Pida sus vacaciones por escrito y llame después a Acas.',
  },
  'gb.data-copy.wants': { says: 'Contestan a su petición de una copia de sus datos.' },
  'gb.data-copy.right-copy': {
    says: 'Puede tener gratis una copia de sus datos en un mes, o en tres si es complejo. Pueden tapar a otros, pero deben darle el resto.',
  },
  'gb.data-copy.step': {
    says: "Conteste: ¿en qué regla se basan? Pida todo lo que no sea de otros. Quéjese después gratis al Information Commissioner's Office. Un tribunal también puede ordenarlo.",
  },
  'gb.data-copy.answer': {
    says: "Deben contestar en un mes, o en tres si es complejo. Recuérdelo por escrito. Quéjese después gratis al Information Commissioner's Office.",
  },
  'gb.will.wants': {
    says: 'La carta trata de una herencia. Quizá quiere que usted renuncie a reclamar. No tiene que firmar nada ahora.',
  },
  'gb.will.right-claim': {
    says: 'Cónyuge, pareja, hijo o persona a cargo puede pedir al tribunal una parte justa. El plazo es de seis meses desde el acta de herencia (grant of probate).',
  },
  'gb.will.right-valid': {
    says: 'Un testamento solo vale si se firmó ante dos testigos, con la mente clara y sin presión. Puede pedir al abogado el expediente de cómo se hizo.',
  },
  'gb.will.right-account': {
    says: 'Quien arregla la herencia debe reunirla, pagar las deudas y repartirla. Se le puede pedir una lista y cuentas.',
  },
  'gb.will.step': {
    says: 'Vea a un abogado de herencias antes de que acaben los seis meses, y no firme nada antes. Si aún no hay acta, pregunte por un bloqueo (caveat).',
  },
  'gb.will.answer': {
    says: 'Cónyuge, pareja, hijo o persona a cargo puede pedir una parte justa en seis meses desde el acta de herencia. Un testamento mal firmado, o hecho bajo presión, tampoco vale.',
  },
  'gb.care-case.wants': {
    says: 'El ayuntamiento se preocupa por un niño y quizá vaya al juzgado. Aún tiene tiempo de cambiarlo.',
  },
  'gb.care-case.right-lawyer': {
    says: 'Un padre o madre que recibe esta carta tiene derecho a un abogado gratis, gane lo que gane. Llévele la carta hoy.',
  },
  'gb.care-case.step': {
    says: 'Vaya a la reunión con un abogado. Nombre a familiares que puedan ayudar. No firme nada sobre dónde vive el niño sin consejo.',
  },
  'gb.claim.parking-fair-terms': {
    says: 'Las reglas de un cartel solo le obligan si son justas y claras. Puede discutir las sumas añadidas al cargo.',
  },
  'gb.work.right-grievance': {
    says: 'Su empleador debe estudiar una queja, reunirse con usted y un acompañante, y dejarle recurrir. Si no, un tribunal puede añadir hasta un 25%.',
  },
}
