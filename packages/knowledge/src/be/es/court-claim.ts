/** A summons (citation, dagvaarding): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ES: Words = {
  'be.court.claim-want': {
    says: 'Alguien pide a un juzgado que decida contra usted. El papel (citation o requête) le llama a una vista.',
  },
  'be.court.claim-who': {
    says: 'Las deudas pequeñas, el alquiler, la energía y las facturas médicas van al juez de paz (juge de paix), cerca de su casa.',
  },
  'be.court.claim-reality': {
    says: 'Todavía no se ha decidido nada. Vaya a la primera vista: allí cuenta su palabra.',
  },
  'be.court.claim-not-yet': {
    says: 'No pueden vender nada ni quitarle sueldo antes de que haya una sentencia y se la entreguen. En casos raros pueden bloquear antes dinero o cosas.',
  },
  'be.court.claim-rights': {
    says: 'Puede ir en persona, discutir, pedir tiempo y tener un abogado gratis si sus ingresos son bajos.',
  },
  'be.court.claim-step-date': {
    says: 'Apunte el día, la hora y el juzgado de la primera vista. Póngalo donde lo vea.',
  },
  'be.court.claim-step-go': {
    says: 'Vaya. Diga si la discute, o pida pagar cada mes. Si no va, casi siempre deciden que la debe.',
  },
  'be.court.claim-step-aid': {
    says: 'Pida ahora un abogado gratis en la oficina de asistencia (bureau d’aide juridique).',
  },
  'be.court.claim-step-proof': {
    says: 'Lleve pruebas: pagos, cartas, el contrato. Dígalo si la deuda es demasiado vieja.',
  },
  'be.court.claim-step-time': {
    says: 'Pida al juez tiempo para pagar (termes et délais). Lleve su presupuesto.',
  },
  'be.court.claim-right-heard': {
    says: 'Tiene derecho a ser oído y a al menos ocho días entre la citación y la vista.',
  },
  'be.court.claim-right-time': {
    says: 'Tiene derecho a pedir tiempo para pagar.',
  },
  'be.court.claim-right-aid': {
    says: 'Con ingresos bajos tiene derecho a un abogado gratis.',
  },
  'be.court.claim-option-go': {
    title: 'Ir a la vista',
    says: 'Cuente su versión, o pida tiempo.',
    cost: 'Nada sin abogado.',
    time: 'Una mañana.',
    risk: 'Costas si pierde.',
    bestFor: 'Cualquiera con una citación.',
  },
  'be.court.claim-option-plan': {
    title: 'Acordar un plan antes de la vista',
    says: 'Ofrezca por escrito una cantidad al mes. Vaya igual a la vista.',
    cost: 'Lo que ofrezca.',
    time: 'Una carta.',
    risk: 'Los gastos de la citación se quedan.',
    bestFor: 'La debe.',
  },
  'be.court.claim-option-help': {
    title: 'Tener un abogado gratis',
    says: 'Pregunte en la oficina de asistencia jurídica de su zona.',
    cost: 'Nada o una parte, según ingresos.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Sus ingresos son bajos.',
  },
  'be.court.claim-warn': {
    says: 'No falte a la primera vista. Una sentencia en su ausencia es difícil de deshacer.',
  },
}
