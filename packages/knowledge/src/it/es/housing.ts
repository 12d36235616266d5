/** Letters of landlords: rent owed, repairs, charges, deposits and the way to a court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'it.home.want-rent': {
    says: 'Su casero dice que debe alquiler o gastos, y pide que pague.',
  },
  'it.home.want-rent-demand': {
    says: 'Su casero dice que debe alquiler o gastos, y pide que pague.',
  },
  'it.home.who': {
    says: 'Es su casero (locatore), o un abogado o agencia del casero. No es un juzgado.',
  },
  'it.home.rights': {
    says: 'Puede quedarse hasta que un juez le mande salir. Puede pagar, negar la deuda, pedir tiempo y tener un abogado gratis con ingresos bajos.',
  },
  'it.home.reality': {
    says: 'Una carta no termina su vivienda. Solo un juez puede hacerle salir, y solo un agente del juzgado puede ejecutarlo.',
  },
  'it.home.no-locks': {
    says: 'Su casero no puede cambiar la cerradura, cortar luz o agua, ni entrar sin su sí. Si pasa, llame a la policía.',
  },
  'it.home.unregistered': {
    says: 'Si el contrato no está registrado, el casero no puede reclamar más que el alquiler registrado. Usted tiene más derechos.',
  },
  'it.home.right-judge': {
    says: 'Tiene derecho a que un juez le oiga antes de perder su vivienda.',
  },
  'it.home.right-grace': {
    says: 'Si le demandan por el alquiler de una vivienda, puede pagarlo todo en la vista. O pida al juez hasta 90 días (termine di grazia).',
  },
  'it.home.right-rise': {
    says: 'Durante el contrato, el alquiler sube solo como dice el contrato escrito, normalmente según el índice ISTAT. Con el impuesto fijo (cedolare secca) no puede subir.',
  },
  'it.home.right-deposit': {
    says: 'La fianza puede ser de tres meses de alquiler como máximo, con intereses cada año. Se la devuelven al final, menos los daños probados.',
  },
  'it.home.right-charges': {
    says: 'De los gastos comunes paga solo lo que le pone la ley o el contrato. Antes puede ver las facturas.',
  },
  'it.home.right-repairs': {
    says: 'El casero debe hacer las reparaciones, salvo las pequeñas.',
  },
  'it.home.option-dispute': {
    title: 'Decir no por escrito',
    says: 'Diga al casero que el aviso es tardío, no tiene motivo legal, o que la cantidad está mal.',
    cost: 'Una carta certificada.',
    time: 'Una hora.',
    risk: 'El casero puede ir al juzgado.',
    bestFor: 'El aviso o la cantidad no es correcto.',
  },
  'it.home.option-negotiate': {
    title: 'Llegar a un acuerdo',
    says: 'Ofrezca un plan para el alquiler, o una fecha de salida que pueda cumplir.',
    cost: 'Lo que acuerden.',
    time: 'Algunos días.',
    risk: 'Una promesa que no puede cumplir lo empeora.',
    bestFor: 'Debe alquiler, o quiere irse con calma.',
  },
  'it.home.option-pay': {
    title: 'Pagar el alquiler debido',
    says: 'Pague todo antes de que vayan al juzgado.',
    cost: 'El alquiler debido.',
    time: 'Ahora.',
    risk: 'Bajo.',
    bestFor: 'Lo debe y puede encontrar el dinero.',
  },
  'it.home.option-help': {
    title: 'Pedir ayuda',
    says: 'Un sindicato de inquilinos, el municipio o un abogado gratis.',
    cost: 'Gratis o una tasa pequeña.',
    time: 'Una visita esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Teme por su vivienda.',
  },
  'it.home.insight-one-month': {
    says: 'Un mes sin pagar durante 20 días basta para ir al juzgado.',
    actionable: 'Pague primero el mes más antiguo y guarde la prueba.',
  },
  'it.home.tactic-offer-rent': {
    says: 'Si el casero rechaza el alquiler, envíelo por transferencia o giro postal con prueba.',
    risk: 'Un coste pequeño.',
    notWhen: 'No hace falta si la transferencia funciona.',
  },
  'it.home.know-demand': {
    says: 'Una reclamación escrita de alquiler lo pone en mora. Corren intereses, y los cinco años de prescripción vuelven a empezar.',
  },
}
