/** Rent debts and the way to an eviction: the ways out. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_OPTIONS_WORDS: Words = {
  'fr.home.option-plan': {
    title: 'Acordar un plan de alquiler',
    says: 'Ofrezca el alquiler más una suma de la deuda, firmado por los dos.',
    cost: 'Lo que ofrece.',
    time: 'Una tarde.',
    risk: 'Si lo incumple, siguen adelante.',
    bestFor: 'Puede pagar el alquiler corriente.',
  },
  'fr.home.option-help': {
    title: 'Pedir ayuda gratuita de vivienda',
    says: 'La ADIL, un trabajador social y el fondo de vivienda (FSL) pueden parar muchos desahucios.',
    cost: 'Nada.',
    time: 'Llame hoy.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con alquiler atrasado o un aviso.',
  },
  'fr.home.option-court': {
    title: 'Ir a la vista',
    says: 'Cuente al juez su versión y pida tiempo. No necesita abogado.',
    cost: 'Nada.',
    time: 'Medio día.',
    risk: 'Si no va, el juez decide solo.',
    bestFor: 'Tiene fecha de vista.',
  },
  'fr.home.option-overdebt': {
    title: 'Pedir ayuda por sobreendeudamiento',
    says: 'La Banque de France puede incluir deudas de alquiler. Un juez puede entonces parar un desahucio por un tiempo.',
    cost: 'Nada.',
    time: 'Hasta tres meses.',
    risk: 'Debe pagar el alquiler corriente.',
    bestFor: 'Tiene deudas de alquiler y otras.',
  },
}
