/** Ways to go about a council penalty charge in England and Wales: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_OPTIONS_ES: Words = {
  'gb.pcn.option-challenge': {
    says: 'Diga qué pasó, nombre su motivo y añada fotos. El ayuntamiento (council) debe estudiar lo que envíe.',
    title: 'Impugnarla ante el ayuntamiento',
    cost: 'Gratis',
    time: 'En un plazo de 14 días para el precio menor, 28 días como mucho',
    risk: 'Si pierde después, se debe la multa completa.',
    bestFor: 'Los carteles, los hechos o sus motivos están de su parte.',
  },
  'gb.pcn.option-tribunal': {
    says: 'Decide un jurista independiente del ayuntamiento. Puede pedir una vista por teléfono o vídeo.',
    title: 'Recurrir al tribunal independiente',
    cost: 'Gratis',
    time: 'En un plazo de 28 días desde el rechazo',
    risk: 'Si pierde, paga la multa completa.',
    bestFor: 'El ayuntamiento ha dicho que no y usted aún tiene un motivo.',
  },
  'gb.pcn.option-statement': {
    says: 'Si se acepta, la orden se anula y el caso vuelve a una fase anterior.',
    title: 'Hacer una declaración (witness statement)',
    cost: 'Gratis',
    time: 'En un plazo de 21 días desde la orden',
    risk: 'Una declaración falsa es desacato (contempt of court).',
    bestFor: 'Nunca recibió los avisos, o pagó, o nadie le contestó.',
  },
  'gb.pcn.option-pay': {
    says: 'Pague como indica el aviso y guarde el recibo.',
    title: 'Pagarla',
    cost: 'La cantidad del aviso',
    time: 'Mejor dentro del plazo con descuento',
    risk: 'Pagar termina su derecho a recurrir.',
    bestFor: 'La multa es correcta, o no merece la pena discutir.',
  },
  'gb.pcn.option-help': {
    says: 'Citizens Advice o National Debtline pueden ayudarle a elegir y a rellenar formularios.',
    title: 'Pedir consejo gratuito',
    cost: 'Gratis',
    time: 'Una llamada o una visita',
    risk: 'Los días siguen corriendo.',
    bestFor: 'No puede pagar, o se habla de agentes de embargo (bailiffs).',
  },
  'gb.pcn.option-never-knew': {
    says: 'Dígalo al ayuntamiento (council). Cuando llegue la orden (order for recovery), envíe el formulario TE9 o PE3 para que el caso vuelva atrás.',
    title: 'Decir que nunca recibió los avisos',
    cost: 'Gratis',
    time: 'Escriba ya. Luego use el formulario en un plazo de 21 días desde la orden',
    risk: 'Solo funciona si es verdad.',
    bestFor: 'Las cartas anteriores fueron a una dirección vieja, o nadie le contestó.',
  },
}
