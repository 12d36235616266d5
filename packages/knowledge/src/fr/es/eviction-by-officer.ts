/** An enforcement officer (commissaire de justice) who comes to evict: rights and time. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_BY_OFFICER_WORDS: Words = {
  'fr.home.officer-leave': {
    says: 'Un juez ha ordenado el desahucio. El agente le dice que se vaya (commandement de quitter les lieux).',
  },
  'fr.home.officer-reality': {
    says: 'Esta orden sola no termina su contrato ni le desahucia. Empieza un plazo para pagar o buscar ayuda. Solo un juez puede decidir.',
  },
  'fr.home.officer-reality-judged': {
    says: 'Hay una decisión judicial, así que es urgente. Aún tiene tiempo, ayuda y un juez que puede dar más tiempo.',
  },
  'fr.home.officer-winter': {
    says: 'Del 1 de noviembre al 31 de marzo no se puede desahuciar a un inquilino, en la mayoría de los casos (trêve hivernale).',
  },
  'fr.home.officer-adil': {
    says: 'Llame hoy a SOS loyers impayés (0 805 16 00 75) o a su ADIL. Es gratis.',
  },
  'fr.home.officer-fsl': {
    says: 'Pida a un trabajador social el fondo de vivienda (FSL) y avise a la CAF. Pague el alquiler corriente si puede.',
  },
  'fr.home.officer-time': {
    says: 'Pida al juez de ejecución más tiempo para salir: de un mes a un año. Muestre que busca casa.',
  },
  'fr.home.officer-three-years': {
    says: 'Tiene derecho a pedir al juez hasta tres años para pagar deudas de alquiler, si vuelve a pagar el alquiler.',
  },
  'fr.home.officer-right-winter': {
    says: 'Tiene derecho a la pausa de invierno: en la mayoría de los casos no hay desahucio del 1 de noviembre al 31 de marzo.',
  },
  'fr.home.officer-rights': {
    says: 'Puede quedarse hasta que decida un juez. Puede pedir tiempo, ayuda con el alquiler y un abogado gratuito.',
  },
  'fr.home.officer-option-help': {
    title: 'Pedir ayuda gratuita de vivienda',
    says: 'La ADIL, un trabajador social y el fondo de vivienda (FSL) pueden parar muchos desahucios.',
    cost: 'Nada.',
    time: 'Llame hoy.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con alquiler atrasado o un aviso.',
  },
}
