/** The judge's order to pay (injonction de payer) and the objection to it (opposition): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'fr.claim.want-order': {
    says: 'Un juez ha dictado una orden de pago (injonction de payer). Solo oyó a la otra parte. Ahora usted puede oponerse.',
  },
  'fr.claim.reality-order': {
    says: 'La orden es real, pero no es el final. Si se opone en un mes, todo el caso empieza de nuevo ante el juez.',
  },
  'fr.claim.not-yet-order': {
    says: 'No pueden ejecutar la orden mientras corre el mes para oponerse, ni mientras su oposición está abierta.',
  },
  'fr.claim.know-served': {
    says: 'Una orden dictada desde el 1 de septiembre de 2026 debe llegarle en tres meses. Las anteriores tenían seis meses. Si llega más tarde, ya no vale.',
  },
  'fr.claim.deadline-object': {
    says: 'Tiene un mes desde la notificación de la orden para oponerse (opposition).',
    action: 'Oponerse a la orden de pago (opposition)',
    consequence: 'Si no hace nada, la orden vale como una sentencia y se puede ejecutar.',
  },
  'fr.claim.step-date': {
    says: 'Busque el día en que el agente notificó la orden (signification). Cuente un mes desde ese día.',
  },
  'fr.claim.step-object': {
    says: 'Para oponerse, mande una carta certificada a la secretaría del tribunal (greffe) que nombra la orden, o vaya allí. Diga que se opone y firme.',
  },
  'fr.claim.right-object': {
    says: 'Tiene derecho a oponerse sin dar aún motivos. Entonces el juez debe oír a las dos partes.',
  },
  'fr.claim.right-not-in-hand': {
    says: 'Si no le dieron la orden en la mano, puede tener más tiempo. El mes empieza entonces con el primer acto entregado en persona, o con el primer embargo.',
  },
  'fr.claim.option-object': {
    title: 'Oponerse a la orden',
    says: "Mande una breve carta certificada a la secretaría: «Je fais opposition à l'ordonnance du (date, numéro)» (me opongo a la orden).",
    cost: 'Una carta certificada.',
    time: 'Media hora. Luego unos meses hasta la vista.',
    risk: 'Si pierde, se pueden añadir gastos.',
    bestFor: 'La deuda es falsa, demasiado vieja, o necesita tiempo.',
  },
  'fr.claim.warn-letter-not-object': {
    says: 'Una carta o llamada al acreedor no es una oposición. Solo cuenta un escrito a la secretaría del tribunal.',
  },
  'fr.claim.tactic-object': {
    says: 'Oponerse es un derecho y le da una vista. Allí puede discutir la suma o pedir tiempo.',
    risk: 'Se pueden añadir gastos si pierde.',
    notWhen: 'Lo debe todo y puede pagar ahora.',
  },
  'fr.claim.change-served': {
    says: 'Para órdenes dictadas desde el 1 de septiembre de 2026 el acreedor solo tiene tres meses para notificarlas.',
    was: 'El acreedor tenía seis meses.',
    is: 'El acreedor tiene tres meses.',
  },
  'fr.claim.element-month': {
    name: 'El plazo para oponerse',
    says: 'El acto debe decir que tiene un mes para oponerse, y dónde.',
    ifMissing: 'No vemos el plazo para oponerse. Enseñe el acto a un asesor jurídico gratuito.',
  },
  'fr.claim.element-sum': {
    name: 'La suma, los intereses y los gastos del tribunal',
    says: 'El acto debe decir la suma, con intereses y gastos del tribunal.',
    ifMissing: 'No vemos una suma clara. Pida una copia a la secretaría del tribunal.',
  },
}
