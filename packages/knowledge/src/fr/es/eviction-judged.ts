/** After the judge has ordered the eviction: the order to leave and more time: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_JUDGED_WORDS: Words = {
  'fr.home.want-leave': {
    says: 'Un juez ha ordenado el desahucio. El agente le dice que se vaya (commandement de quitter les lieux).',
  },
  'fr.home.reality-judged': {
    says: 'Hay una decisión judicial, así que es urgente. Aún tiene tiempo, ayuda y un juez que puede dar más tiempo.',
  },
  'fr.home.deadline-leave': {
    says: 'Tiene dos meses desde la orden de salir, salvo que el juez los acortara. Pida antes más tiempo al juez de ejecución.',
    action: 'Pedir más tiempo al juez, y buscar casa',
    consequence:
      'Después el agente puede pedir ayuda policial. Casi nunca hay desahucio del 1 de noviembre al 31 de marzo.',
  },
  'fr.home.rights-judged': {
    says: 'Aún puede pedir más tiempo al juez de ejecución, una vivienda al Estado (DALO) y un abogado gratis.',
  },
  'fr.home.option-more-time': {
    title: 'Pedir más tiempo al juez',
    says: 'Pida tiempo para irse al juez de ejecución (juge de l’exécution), por carta certificada con acuse o con un escrito entregado en el juzgado. Añada pruebas de que busca vivienda.',
    cost: 'Puede haber una contribución de 50 €; no con asistencia jurídica. No necesita abogado.',
    time: 'Una carta ahora, luego una vista.',
    risk: 'La orden sigue hasta que el juez decida. Quien actúa de mala fe no recibe tiempo.',
    bestFor: 'Aún no tiene otra vivienda.',
  },
  'fr.home.step-more-time': {
    says: 'Pida al juez de ejecución más tiempo para salir: de un mes a un año. Muestre que busca casa.',
  },
  'fr.home.step-dalo': {
    says: 'Si le espera un desahucio sin otra casa, pida el derecho a la vivienda (DALO).',
  },
  'fr.home.right-home-help': {
    says: 'Tiene derecho a pedir una casa al Estado (DALO) si se ha ordenado el desahucio.',
  },
  'fr.home.warn-judged': {
    says: 'Un juez ha decidido. Vea hoy a un abogado gratuito o a la ADIL y pida tiempo.',
  },
  'fr.home.judged-winter': {
    says: 'Del 1 de noviembre al 31 de marzo no se puede desahuciar a un inquilino, en la mayoría de los casos (trêve hivernale).',
    learnMore:
      'Tras una sentencia, el agente debe dar antes una orden de salir, y luego casi siempre dos meses.',
  },
  'fr.home.judged-adil': {
    says: 'Llame a SOS loyers impayés (0 805 16 00 75) o a su ADIL. Pregunte a un trabajador social por el fondo de vivienda (FSL).',
  },
  'fr.home.judged-three-years': {
    says: 'En un caso de alquiler puede pedir al juez hasta tres años, si paga de nuevo el alquiler corriente antes de la vista.',
  },
  'fr.home.judged-time': {
    says: 'Tiene derecho a pedir al juez de ejecución más tiempo para salir: de un mes a un año.',
  },
}
