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
  'au.ask.sacked-early': {
    says: 'Para despido injusto necesita seis meses de trabajo, o doce si hay menos de 15 personas. Si fue por enfermedad o una queja, no necesita ninguno. Pídalo en 21 días.',
  },
  'au.ask.underpaid': {
    says: 'Puede reclamar hasta seis años de sueldo sin pagar. Anote sus horas, escriba al empleador y acuda gratis al Fair Work Ombudsman. Pagar de menos a sabiendas es delito.',
  },
  'au.ask.casual': {
    says: 'Tras seis meses, o doce en una empresa pequeña, puede decir por escrito que elige ser fijo. El empleador debe contestar en 21 días y necesita una razón justa para negarse.',
  },
  'au.ask.redundancy-pay': {
    says: 'La indemnización va de 4 semanas tras un año a 16 tras nueve. Una empresa con menos de 15 personas casi nunca la debe, pero sí el preaviso y las vacaciones.',
  },
  'au.ask.leave-paid-out': {
    says: 'Las vacaciones no usadas deben pagarse al acabar el trabajo. Solo pueden obligarle a tomarlas si su convenio (award) lo permite y es justo, como en un cierre.',
  },
  'au.ask.warning-letter': {
    says: 'No tiene que estar de acuerdo. Puede firmar solo como recibido y contestar por escrito. Una razón justa y la ocasión de responder cuentan si luego le despiden.',
  },
  'au.ask.training-bond': {
    says: 'Casi nunca. Un descuento necesita su permiso escrito y ser en su beneficio, o estar en su award. Una cláusula injusta de devolución no vale. Pregunte al Fair Work Ombudsman.',
  },
  'au.ask.public-holiday': {
    says: 'Puede faltar en un festivo, con paga básica si le tocaba trabajar. Pueden pedirle que trabaje si es justo, y usted puede negarse con motivo justo. Los awards suelen pagar más.',
  },
}
