/** The Spanish words of the Netherlands: court judgment. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_ES: Words = {
  'nl.judgment.want': {
    says: 'Un juez ha decidido que debe pagar o hacer algo.',
  },
  'nl.judgment.who': {
    says: 'Un agente judicial (deurwaarder) trae la sentencia. Viene del juzgado.',
  },
  'nl.judgment.real': {
    says: 'Es serio, pero aún hay formas de responder o de pagar a plazos.',
  },
  'nl.judgment.not-yet': {
    says: 'El agente judicial (deurwaarder) debe entregarle antes la sentencia con una orden de pago. Después tiene casi siempre dos días.',
  },
  'nl.judgment.rights': {
    says: 'Si nunca contestó, puede pedir al mismo juez que lo mire otra vez (verzet).',
  },
  'nl.judgment.deadline-verzet': {
    says: 'Tiene cuatro semanas para oponerse (verzet). Empiezan cuando la recibió en persona o mostró que la conocía. Por prudencia, cuente desde la carta.',
    action: 'Empezar la oposición (verzet)',
    consequence: 'La sentencia queda firme.',
  },
  'nl.judgment.deadline-appeal': {
    says: 'Tiene tres meses desde la sentencia para recurrir. El caso debe ser por más de 1.750 €.',
    action: 'Recurrir (hoger beroep) con un abogado',
    consequence: 'La sentencia queda firme.',
  },
  'nl.judgment.step-help': {
    says: 'Llame hoy al Juridisch Loket. Diga qué día recibió la sentencia.',
  },
  'nl.judgment.step-plan': {
    says: 'Si la sentencia es correcta, llame al agente judicial (deurwaarder) y ofrezca lo que pueda pagar.',
  },
  'nl.judgment.step-wgs': {
    says: 'Pida a su ayuntamiento (gemeente) ayuda con deudas si no puede pagar.',
  },
  'nl.judgment.step-verzet': {
    says: 'Una oposición necesita un papel que trae un agente judicial (verzetdagvaarding). Pida ayuda a un abogado o al Juridisch Loket.',
  },
  'nl.judgment.right-again': {
    says: 'Tiene derecho a que miren el caso otra vez.',
  },
  'nl.judgment.right-appeal': {
    says: 'Tiene derecho a recurrir (hoger beroep) por encima de 1.750 €.',
  },
  'nl.judgment.right-income': {
    says: 'Una parte de sus ingresos siempre sigue siendo suya (beslagvrije voet).',
  },
  'nl.judgment.option-verzet': {
    title: 'Oponerse (verzet)',
    says: 'Pida al mismo juez que lo mire otra vez.',
    cost: 'Los gastos del agente judicial.',
    time: 'En cuatro semanas.',
    risk: 'Costas si pierde.',
    bestFor: 'No contestó y no está de acuerdo.',
  },
  'nl.judgment.option-plan': {
    title: 'Acordar un plan',
    says: 'Ofrezca al agente judicial (deurwaarder) una cantidad al mes.',
    cost: 'Lo que ofrezca.',
    time: 'Una llamada.',
    risk: 'Los intereses pueden seguir.',
    bestFor: 'La debe.',
  },
  'nl.judgment.option-help': {
    title: 'Pedir ayuda a su ayuntamiento',
    says: 'El ayuntamiento (gemeente) ayuda gratis con todas sus deudas.',
    cost: 'Nada.',
    time: 'Una charla en cuatro semanas, antes si es urgente.',
    risk: 'Ninguno.',
    bestFor: 'No puede pagar.',
  },
  'nl.judgment.right-stop': {
    says: 'Un juez puede parar o limitar la ejecución en un juicio rápido (executiegeschil), por un error claro o una nueva necesidad grave.',
  },
}
