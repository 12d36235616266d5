/** A judgment (jugement) and what can still be done: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'fr.judgment.want': { says: 'Un tribunal ha decidido. El papel dice qué debe pagar o hacer.' },
  'fr.judgment.who': {
    says: 'La decisión viene de un tribunal. Casi siempre se la trae un agente (commissaire de justice).',
  },
  'fr.judgment.reality': {
    says: 'Es serio, pero aún tiene caminos: apelar, tiempo para pagar o ayuda por sobreendeudamiento.',
  },
  'fr.judgment.rights-summary': {
    says: 'Puede apelar a tiempo, pedir tiempo para pagar y conservar lo que la ley protege.',
  },
  'fr.judgment.not-yet': {
    says: 'No pueden embargar antes de que un agente le notifique la sentencia (signification).',
  },
  'fr.judgment.know-lapse': {
    says: 'Si usted no estuvo y se la notifican después de más de seis meses, puede no valer.',
    learnMore: 'Compare la fecha de la sentencia con la de la notificación.',
  },
  'fr.judgment.deadline-appeal': {
    says: 'Tiene un mes desde la notificación para apelar, o para oponerse a una sentencia dictada sin usted.',
    action: 'Apelar la sentencia (appel)',
    consequence: 'Después la sentencia es definitiva.',
  },
  'fr.judgment.deadline-order': {
    says: 'Tiene un mes desde la notificación para oponerse a una orden de pago.',
    action: 'Oponerse a la orden de pago (opposition)',
    consequence: 'Si no hace nada, la orden se puede ejecutar.',
  },
  'fr.judgment.deadline-fifteen': {
    says: 'Solo tiene 15 días para apelar una orden urgente (référé) o una decisión del juez de ejecución.',
    action: 'Apelar la decisión (appel)',
    consequence: 'Después es definitiva por ahora.',
  },
  'fr.judgment.step-read': {
    says: 'Lea la última página: qué debe pagar, a quién y cómo apelar. Anote el día en que la recibió.',
  },
  'fr.judgment.step-advice': {
    says: 'Vaya enseguida a un abogado o a un point-justice (3039) para una apelación. Con ingresos bajos paga el Estado.',
  },
  'fr.judgment.step-call-officer': {
    says: 'Escriba al agente o al acreedor y ofrezca una suma mensual antes de que embarguen.',
  },
  'fr.judgment.step-overdebt': {
    says: 'Si tiene muchas deudas, presente un expediente en la Banque de France. Es gratis y puede parar embargos.',
  },
  'fr.judgment.step-pay': {
    says: 'Pague lo antes posible. Dos meses después de que la sentencia tenga efecto, el interés sube cinco puntos.',
  },
  'fr.judgment.step-appeal': {
    says: 'Mire el valor. Hasta 5.000 € casi ninguna sentencia admite apelación, solo el tribunal supremo (cassation).',
  },
  'fr.judgment.right-appeal': {
    says: 'Tiene derecho a apelar en un mes la mayoría de las sentencias de más valor. El papel lo dice.',
  },
  'fr.judgment.right-time': {
    says: "Tras un requerimiento de pago o un embargo, el juez de ejecución (juge de l'exécution) aún puede darle tiempo.",
  },
  'fr.judgment.right-floor': {
    says: 'Debe quedar una suma básica en su cuenta, unos 650 € (solde bancaire insaisissable).',
  },
  'fr.judgment.right-goods': {
    says: 'No se pueden embargar su cama, ropa, mesa, nevera, lavadora y herramientas de trabajo.',
  },
  'fr.judgment.option-appeal': {
    title: 'Apelar',
    says: 'Un abogado manda la apelación a tiempo al tribunal superior.',
    cost: 'Un abogado, salvo con asistencia jurídica.',
    time: 'Un mes para empezar. Un año o más.',
    risk: 'A menudo debe pagar mientras tanto, y los gastos pueden crecer.',
    bestFor: 'El tribunal se equivocó claramente.',
  },
  'fr.judgment.option-plan': {
    title: 'Acordar un plan',
    says: 'Ofrezca una suma mensual al agente o al acreedor. Si se niegan, pida al juez de ejecución.',
    cost: 'Lo que pueda dar.',
    time: 'Una carta, luego unas semanas.',
    risk: 'Cúmplalo.',
    bestFor: 'Acepta la sentencia.',
  },
  'fr.judgment.option-overdebt': {
    title: 'Pedir ayuda por sobreendeudamiento',
    says: 'Presente un expediente en la Banque de France. Si lo aceptan, los embargos paran mientras se hace un plan.',
    cost: 'Nada.',
    time: 'Hasta tres meses para la respuesta.',
    risk: 'Queda en la lista de personas con impagos.',
    bestFor: 'No puede pagar todas sus deudas.',
  },
  'fr.judgment.warn-ten-years': {
    says: 'Una sentencia se puede ejecutar durante diez años. Esperar no la hace desaparecer.',
  },
  'fr.judgment.step-costs': {
    says: 'Compruebe cada suma: la deuda, los intereses, las costas (dépens) y la suma para el abogado de la otra parte (article 700).',
  },
}
