/** The Spanish words of Belgium: renting. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_ES: Words = {
  'be.home.want-rent': {
    says: 'Quieren que pague el alquiler atrasado, o un plan. Esta carta no termina su contrato.',
  },
  'be.home.want-leave': {
    says: 'Quieren que deje su vivienda, o dicen que lo pedirán a un juez.',
  },
  'be.home.who': {
    says: 'Un casero es una persona o empresa privada. Solo el juez de paz (juge de paix) puede terminar el contrato por deudas.',
  },
  'be.home.reality': {
    says: 'Una carta no echa a nadie. Hace falta una sentencia, y después casi siempre un mes desde la entrega.',
  },
  'be.home.not-yet': {
    says: 'No pueden echarle ahora. Necesitan una sentencia y un agente judicial (huissier).',
  },
  'be.home.rights': {
    says: 'Puede quedarse hasta que un juez decida, pedir tiempo y ayuda del CPAS.',
  },
  'be.home.know-brussels-winter': {
    says: 'En Bruselas la mayoría de los desalojos no pueden hacerse del 1 de noviembre al 15 de marzo.',
  },
  'be.home.step-stay': {
    says: 'No se vaya y conserve las llaves. Pida consejo antes.',
  },
  'be.home.step-cpas': {
    says: 'Pida ayuda a su CPAS (OCMW) con el alquiler y para hablar con el casero.',
  },
  'be.home.step-pay': {
    says: 'Pague el alquiler actual, y ofrezca por escrito una cantidad pequeña al mes por la deuda.',
  },
  'be.home.step-hearing': {
    says: 'Si llega un papel del juzgado, vaya a la vista y pida tiempo.',
  },
  'be.home.right-judge': {
    says: 'Solo un juez puede ordenar que se vaya, y solo un agente judicial (huissier) puede hacerlo.',
  },
  'be.home.right-home': {
    says: 'Su vivienda está protegida. Un casero no puede entrar, cambiar la cerradura ni cortar suministros por su cuenta.',
  },
  'be.home.right-month': {
    says: 'Tiene casi siempre un mes desde la entrega de la sentencia. El juez puede dar más o menos.',
  },
  'be.home.right-brussels': {
    says: 'En Bruselas el casero debe enviar antes una carta formal con la cuenta y esperar un mes antes de ir al juez.',
  },
  'be.home.right-notice-flanders': {
    says: 'En Flandes un casero termina un contrato de nueve años con seis meses de aviso, y solo en los casos de la ley.',
  },
  'be.home.right-notice-wallonia': {
    says: 'En Valonia un casero termina un contrato de nueve años con seis meses de aviso, y solo en los casos de la ley.',
  },
  'be.home.right-notice-brussels': {
    says: 'En Bruselas un casero termina un contrato de nueve años con seis meses de aviso, y solo en los casos de la ley.',
  },
  'be.home.option-plan': {
    title: 'Acordar un plan de alquiler',
    says: 'Ofrezca por escrito el alquiler y una parte de la deuda.',
    cost: 'Lo que ofrezca.',
    time: 'Una tarde.',
    risk: 'Cúmplalo.',
    bestFor: 'Puede pagar el alquiler actual.',
  },
  'be.home.option-help': {
    title: 'Pedir ayuda al CPAS y a los inquilinos',
    says: 'El CPAS y un sindicato de inquilinos ayudan con dinero, cartas y conversaciones.',
    cost: 'Nada o una cuota pequeña.',
    time: 'Llame hoy.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con atrasos de alquiler.',
  },
  'be.home.option-court': {
    title: 'Ir al juez de paz',
    says: 'Cuente su versión y pida tiempo. No necesita abogado.',
    cost: 'Nada.',
    time: 'Una mañana.',
    risk: 'Sin usted el juez decide solo.',
    bestFor: 'Tiene fecha de vista.',
  },
  'be.home.claim-right': {
    says: 'El CPAS (OCMW) recibe aviso del caso y ofrece ayuda. Vaya a la audiencia: el juez puede darle tiempo. Un desalojo llega casi siempre un mes después de notificar la sentencia, como pronto.',
  },
  'be.home.know-region': {
    says: 'Cada región tiene su propia ley de alquiler. En las tres, el casero termina un contrato largo solo con preaviso y en los casos de la ley.',
  },
  'be.home.right-notice-all': {
    says: 'Para terminar un contrato de nueve años por uso propio u obras, el casero debe avisar por escrito seis meses antes. Compare el día con su contrato. Un motivo falso puede costarle dinero.',
  },
}
