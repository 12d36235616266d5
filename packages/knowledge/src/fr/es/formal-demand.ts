/** A formal demand (mise en demeure): what it changes and what comes next: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const FORMAL_DEMAND_WORDS: Words = {
  'fr.demand.want-formal': {
    says: 'Es un requerimiento formal (mise en demeure). Desde él puede correr el interés de demora. Es el último paso antes de un juez.',
  },
  'fr.demand.step-answer': {
    says: 'Responda por escrito antes de la fecha de la carta, aunque solo sea para discutir la suma o pedir un plan.',
  },
  'fr.demand.option-pay': {
    title: 'Pagar lo que de verdad debe',
    says: 'Si es correcta y puede, pague solo la deuda y guarde la prueba. Pida una carta que diga que está saldada.',
    cost: 'La deuda y el interés.',
    time: 'Un día.',
    risk: 'Bajo. No pague los gastos de cobro.',
    bestFor: 'La deuda es correcta y tiene el dinero.',
  },
  'fr.demand.know-conciliator': {
    says: 'Hasta 5.000 €, la otra parte debe casi siempre probar un conciliador gratuito antes de ir al tribunal. Una orden de pago no lo necesita.',
  },
  'fr.demand.tactic-conciliator': {
    says: 'Ofrezca un conciliador gratuito (conciliateur de justice). Muestra buena fe, y un acuerdo firmado puede valer como una sentencia.',
    risk: 'Debe cumplir el acuerdo.',
    notWhen: 'La deuda es demasiado vieja: apóyese primero en eso.',
  },
  'fr.demand.element-demand': {
    name: 'Palabras que exigen el pago',
    says: 'Un requerimiento formal debe pedirle claramente que pague.',
    ifMissing: 'No dice «mise en demeure». Puede ser solo un recordatorio.',
  },
}
