/** The Spanish words of the rows in ../court-claim-possession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_POSSESSION_ES: Words = {
  'gb.claim.possession-want': {
    says: 'Piden a un juzgado que le ordene dejar su vivienda. El juzgado todavía no ha decidido nada.',
  },
  'gb.claim.possession-rights': {
    says: 'Tiene derecho a ir a la vista y contar su versión al juez. Puede tener allí ayuda legal gratuita, gane lo que gane.',
  },
  'gb.claim.possession-reality': {
    says: 'Esto es serio, pero no tiene que irse ahora. Si va a la vista con una oferta que pueda mantener, el juez puede hacer más por usted.',
  },
  'gb.claim.possession-no-default': {
    says: 'No pueden ganar solo porque usted no envió un formulario. En este tipo de caso no hay sentencia automática por no contestar (judgment by default).',
  },
  'gb.claim.possession-no-eviction-yet': {
    says: 'Nadie puede echarle sin una orden judicial. Incluso entonces, solo pueden hacerlo agentes del juzgado (court bailiffs), y antes deben decirle la fecha.',
  },
  'gb.claim.possession-who': {
    says: 'El demandante (claimant) es el casero o prestamista que quiere la vivienda. Usted es el demandado (defendant). El juzgado no toma partido.',
  },
  'gb.claim.possession-step-advice': {
    says: 'Pida ya ayuda legal gratuita. Pregunte por el Housing Loss Prevention Advice Service, o llame a Shelter (en Gales, Shelter Cymru).',
  },
  'gb.claim.possession-step-hearing': {
    says: 'Vaya a la vista, aunque haya pagado o llegado a un acuerdo. Llegue pronto y pregunte por el asesor de guardia (duty adviser), que es gratis.',
  },
  'gb.claim.possession-step-form': {
    says: 'Rellene el formulario de defensa que vino con los papeles. Envíelo al juzgado antes de la fecha que dan. Si va tarde, vaya igualmente a la vista.',
  },
  'gb.claim.possession-step-pay': {
    says: 'Pague desde hoy su alquiler o hipoteca normal, y un poco de lo atrasado si puede. Guarde la prueba y llévela, con un presupuesto.',
  },
  'gb.claim.possession-step-priority': {
    says: 'Ponga esta deuda antes que tarjetas y préstamos, porque su vivienda está en riesgo. Compruebe que recibe todas las ayudas que le tocan.',
  },
  'gb.claim.possession-step-dispute': {
    says: 'Si lo atrasado está mal, o nunca recibió un aviso correcto, dígalo en el formulario y en la vista. Lleve pagos y cartas.',
  },
  'gb.claim.possession-right-mortgage': {
    says: 'El juez puede aplazar o suspender la orden si es probable que usted pague los atrasos de la hipoteca en un tiempo razonable.',
  },
  'gb.claim.possession-right-rent': {
    says: 'En muchos motivos el juez puede dejarle seguir si paga el alquiler y un poco de lo atrasado. En unos pocos motivos debe dar la orden.',
  },
  'gb.claim.possession-right-stay': {
    says: 'Tiene derecho a quedarse hasta que una orden judicial lo termine y vengan agentes del juzgado (court bailiffs). Irse antes puede dañar su derecho a ayuda de vivienda.',
  },
  'gb.claim.possession-right-help': {
    says: 'Tiene derecho a ayuda legal gratuita antes de la vista y en el juzgado. No depende de sus ingresos.',
  },
  'gb.claim.possession-warn': {
    says: 'Puede perder su vivienda si nadie habla por usted. Busque ayuda legal antes de la vista.',
  },
  'gb.claim.possession-option-hearing': {
    says: 'Cuente al juez qué fue mal, qué paga ahora y cómo pagará lo atrasado.',
    title: 'Ir a la vista con una oferta',
    cost: 'Nada. Defenderse no tiene tasa.',
    time: 'Un formulario ahora y medio día en el juzgado.',
    risk: 'Si el juzgado da una orden, a menudo se añaden costes judiciales.',
    bestFor: 'Quiere quedarse en su vivienda.',
  },
  'gb.claim.possession-option-deal': {
    says: 'Ofrezca al casero o prestamista su pago normal y un poco de lo atrasado. Pida que lo ponga por escrito y que aplace el caso (adjourn).',
    title: 'Acordar un plan antes de la vista',
    cost: 'Lo que ofrezca.',
    time: 'Unas llamadas esta semana.',
    risk: 'La vista sigue en pie hasta que el juzgado diga que se cancela. Vaya igualmente.',
    bestFor: 'Puede pagar la cantidad normal y un poco más.',
  },
  'gb.claim.possession-option-help': {
    says: 'Un asesor de vivienda puede revisar los papeles, rellenar el formulario y hablar por usted en el juzgado.',
    title: 'Pedir ayuda legal gratuita',
    cost: 'Nada.',
    time: 'Una llamada hoy.',
    risk: 'Ninguno.',
    bestFor: 'Todas las personas con una demanda por su vivienda (possession claim).',
  },
}
