/** The Spanish words of the Netherlands: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ES: Words = {
  'nl.home.want': {
    says: 'Su casero quiere que se vaya. Una carta sola no termina con su derecho a quedarse.',
  },
  'nl.home.want-rent': {
    says: 'Su casero dice que usted debe alquiler.',
  },
  'nl.home.who': {
    says: 'Es su casero, o alguien que escribe por él. Solo un juez puede terminar el contrato contra su voluntad.',
  },
  'nl.home.real': {
    says: 'No tiene que irse por esta carta. El casero debe ir antes al juzgado.',
  },
  'nl.home.not-yet': {
    says: 'Nadie puede cambiar su cerradura ni echarle. Solo puede un agente judicial (deurwaarder) con una sentencia.',
  },
  'nl.home.rights': {
    says: 'Puede decir no a un aviso, pedir un plan de pago y contar al juez su versión.',
  },
  'nl.home.deadline-six': {
    says: 'El aviso debe pedirle que diga en seis semanas si está de acuerdo. Si no dice nada, no ha aceptado.',
    action: 'Decir al casero por escrito que no está de acuerdo',
    consequence:
      'El casero puede pedir entonces a un juez que termine el contrato. Usted puede quedarse hasta que el juez decida.',
  },
  'nl.home.right-judge': {
    says: 'Tiene derecho a quedarse hasta que un juez decida.',
  },
  'nl.home.right-grounds': {
    says: 'Un casero necesita un motivo de la ley para terminar el contrato. El aviso debe decirlo.',
  },
  'nl.home.right-notice': {
    says: 'Tiene derecho a un aviso de tres a seis meses, por carta certificada o agente judicial (deurwaarder).',
  },
  'nl.home.right-fixed': {
    says: 'Los contratos desde el 1 de julio de 2024 casi siempre no tienen fecha de fin. Uno temporal solo vale en casos de una lista.',
  },
  'nl.home.right-help': {
    says: 'Tiene derecho a ayuda rápida con deudas de su ayuntamiento (gemeente) si su vivienda corre peligro.',
  },
  'nl.home.option-no': {
    title: 'Decir no al aviso',
    says: 'Escriba que no está de acuerdo.',
    cost: 'Nada.',
    time: 'En seis semanas.',
    risk: 'El casero puede ir al juzgado.',
    bestFor: 'Quiere quedarse.',
  },
  'nl.home.option-plan': {
    title: 'Ofrecer un plan de pago',
    says: 'Pague el alquiler nuevo y una cantidad por el viejo.',
    cost: 'Lo que ofrezca.',
    time: 'Una carta.',
    risk: 'Cúmplalo, o puede seguir el juzgado.',
    bestFor: 'Debe alquiler.',
  },
  'nl.home.option-help': {
    title: 'Preguntar al ayuntamiento y al Juridisch Loket',
    says: 'Ayuda gratis con deudas de alquiler y avisos.',
    cost: 'Nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Su vivienda corre peligro.',
  },
  'nl.home.warn-three': {
    says: 'Con unos tres meses de atrasos los jueces ordenan muchas veces el desalojo. Actúe antes.',
  },
  'nl.rent.right-costs': {
    says: 'Los gastos de cobro solo caben tras una carta gratis que dio 14 días para pagar.',
  },
  'nl.home.right-own-use': {
    says: 'Para uso propio, el casero debe probar al juez una necesidad urgente y que usted puede hallar otra vivienda. Si debe irse, pida los gastos de mudanza.',
  },
}
