/** Notices of landlords, and rent that is late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ES: Words = {
  'nz.home.myth-date': {
    says: 'La fecha de un aviso no le echa por sí sola. Si se queda, necesitan una orden del Tenancy Tribunal.',
  },
  'nz.home.want': { says: 'Este aviso es el primer paso, no el último.' },
  'nz.home.reality': {
    says: 'Un aviso no le echa por sí solo. Si no está de acuerdo, decide el Tenancy Tribunal.',
  },
  'nz.home.who': {
    says: 'Un casero o agente es una persona o empresa privada. No pueden cambiar las cerraduras ni sacar sus cosas.',
  },
  'nz.home.rights': {
    says: 'Puede arreglar el problema, impugnar el aviso ante el Tribunal o pedir tiempo.',
  },
  'nz.home.not-yet': {
    says: 'No pueden echarle hoy. Solo puede un oficial del tribunal (bailiff), con una orden de desalojo (possession order) del Tribunal.',
  },
  'nz.home.right-tribunal': { says: 'Tiene derecho a ir al Tenancy Tribunal.' },
  'nz.home.right-locks': {
    says: 'Tiene derecho a conservar sus llaves, luz y agua. Dejarle fuera es contra la ley.',
  },
  'nz.home.right-remedy': {
    says: 'Si el alquiler va con retraso, casi siempre envían primero un aviso para arreglarlo en un plazo de 14 días. Si paga todo, eso termina.',
  },
  'nz.home.know-twenty-one': {
    says: 'Si el alquiler va con 21 días o más de retraso, pueden ir directo al Tribunal. Tres avisos por alquiler tardío en 90 días también pueden llevar allí.',
  },
  'nz.home.fourteen': {
    says: 'Un aviso de arreglo (notice to remedy) debe darle al menos 14 días. Contamos desde su fecha, para estar seguros.',
    action: 'Pagar el alquiler que debe, o arreglar el fallo',
    consequence: 'Pueden pedir al Tribunal que termine el alquiler.',
  },
  'nz.home.step-stay': { says: 'No se mude todavía y no firme nada que termine el alquiler.' },
  'nz.home.step-check': {
    says: 'Compruebe el tipo de alquiler, la razón, las fechas y los días de aviso.',
  },
  'nz.home.step-pay': {
    says: 'Si debe alquiler, pague ahora lo que pueda. Pregunte a Work and Income por ayuda con el alquiler.',
  },
  'nz.home.step-help': {
    says: 'Llame a Community Law, Citizens Advice Bureau o Tenancy Services al 0800 836 262.',
  },
  'nz.home.opt-pay': {
    says: 'Páguelo todo dentro de los 14 días y guarde la prueba.',
    title: 'Pagar lo que debe',
    cost: 'El alquiler que debe.',
    time: '14 días.',
    risk: 'Si paga demasiado tarde, el caso puede seguir.',
    bestFor: 'Puede conseguir el dinero.',
  },
  'nz.home.opt-tribunal': {
    says: 'Haga la solicitud en línea y cuente su versión. En muchos casos va primero una mediación (mediation) gratis.',
    title: 'Ir al Tenancy Tribunal',
    cost: 'Una tasa pequeña.',
    time: 'Antes del último día del aviso.',
    risk: 'Si pierde, debe irse.',
    bestFor: 'El aviso está mal o es para castigarle.',
  },
  'nz.home.opt-plan': {
    says: 'Ofrezca el alquiler más una parte de lo atrasado, o pida más tiempo. Consígalo por escrito.',
    title: 'Acordar un plan',
    cost: 'La suma acordada.',
    time: 'Días.',
    risk: 'Un plan no cumplido puede llevar rápido a una orden.',
    bestFor: 'Puede pagar, pero no todo de una vez.',
  },
  'nz.home.opt-help': {
    says: 'Un abogado de Community Law puede revisar el aviso.',
    title: 'Pedir ayuda gratis',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro de qué hacer.',
  },
  'nz.home.warn-hearing': {
    says: 'Vaya a la mediación (mediation) y a la audiencia. Pueden dar órdenes sin usted.',
  },
  'nz.home.right-three-notices': {
    says: 'Tres avisos en 90 días, cada uno por un alquiler con al menos cinco días hábiles de retraso, permiten al casero ir al Tribunal. Usted puede impugnar un aviso allí.',
  },
  'nz.home.right-chance': {
    says: 'El Tribunal puede dejarle quedarse si puede pagar pronto. Puede fijar un plan que termina el caso cuando usted lo ha cumplido.',
  },
}
