/** Notices to end a tenancy and late rent, in every state, with the states and territories that have few rows: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ES: Words = {
  'au.home.myth-date': {
    says: 'Una fecha en un aviso (notice) no termina por sí sola con su casa. Solo un tribunal (tribunal o court) puede ordenar que se vaya.',
  },
  'au.home.want': { says: 'Este aviso (notice) es el primer paso, no el último.' },
  'au.home.reality': {
    says: 'Un aviso (notice) no termina por sí solo con su casa. Si usted se queda, el arrendador debe pedir una orden a un tribunal (tribunal o court).',
  },
  'au.home.who': {
    says: 'Un arrendador o agente es una persona o empresa privada. No puede dejarle fuera ni sacar sus cosas.',
  },
  'au.home.rights': {
    says: 'Puede quedarse hasta que haya una orden. Puede ponerse al día con el alquiler, disputar el aviso (notice) o pedir tiempo.',
  },
  'au.home.not-yet': {
    says: 'No pueden echarle hoy. Necesitan un aviso válido (notice), una orden y luego la policía o un oficial (sheriff o bailiff).',
  },
  'au.home.know-form': {
    says: 'Un aviso (notice) con el formulario equivocado, fechas equivocadas o sin motivo quizá no cuente.',
  },
  'au.home.right-hearing': {
    says: 'Tiene derecho a una audiencia en el tribunal de su estado (tribunal o court).',
  },
  'au.home.right-locks': {
    says: 'Tiene derecho a conservar sus llaves, la luz y el agua. Dejarle fuera sin una orden va contra la ley.',
  },
  'au.home.right-notice': {
    says: 'Tiene derecho a un aviso (notice) por escrito con el plazo y, en la mayoría de los estados, el motivo que pide la ley.',
  },
  'au.home.step-stay': { says: 'No se mude todavía y no firme nada que termine el contrato.' },
  'au.home.step-type': {
    says: 'Busque el motivo, el formulario y las fechas en el aviso (notice). De eso depende lo que puede hacer.',
  },
  'au.home.step-pay': {
    says: 'Si es por el alquiler, pague ahora lo que pueda u ofrezca un plan por escrito. Guarde las pruebas.',
  },
  'au.home.step-help': {
    says: 'Llame hoy al servicio gratuito de consejo a inquilinos de su estado.',
  },
  'au.home.opt-pay': {
    says: 'Páguelo todo, o acuerde un plan, antes de la fecha del aviso (notice).',
    title: 'Ponerse al día con el alquiler',
    cost: 'El alquiler que debe.',
    time: 'Antes de la fecha del aviso.',
    risk: 'Si paga demasiado tarde, el caso puede seguir.',
    bestFor: 'Debe alquiler y puede encontrar el dinero.',
  },
  'au.home.opt-dispute': {
    says: 'Vaya al tribunal de su estado (tribunal o court) y dé su versión.',
    title: 'Disputar el aviso (notice)',
    cost: 'Gratis o una tasa pequeña.',
    time: 'Antes de la fecha del aviso.',
    risk: 'Si pierde, le dan una fecha para irse.',
    bestFor: 'El motivo no es verdad, o el aviso tiene errores.',
  },
  'au.home.opt-time': {
    says: 'Pida al arrendador, o al tribunal, un día más tarde por lo que usted necesita.',
    title: 'Pedir más tiempo',
    cost: 'Gratis.',
    time: 'Ahora.',
    risk: 'Pueden decir que no.',
    bestFor: 'Necesita tiempo para encontrar una casa.',
  },
  'au.home.opt-help': {
    says: 'Un servicio de inquilinos puede revisar el aviso (notice). Pregunte a su estado por un préstamo o una ayuda para el alquiler.',
    title: 'Pedir ayuda gratuita',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro de qué hacer.',
  },
  'au.home.warn-hearing': {
    says: 'Vaya a la audiencia. Muchas órdenes se dan solo porque no fue nadie.',
  },
  'au.home.warn-database': {
    says: 'Las deudas malas y las órdenes pueden ponerle en un fichero de inquilinos (tenant database). Puede pedir verlo y corregirlo.',
  },
  'au.home.insight-plan': {
    says: 'Los tribunales a menudo dejan a la gente en su casa cuando hay sobre la mesa un plan justo para el alquiler.',
    actionable: 'Lleve a la audiencia un presupuesto y la prueba de su primer pago.',
  },
}
