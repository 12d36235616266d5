/** Rent debts and the way to an eviction: the Act of 6 July 1989 and the enforcement code: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'fr.home.want-rent': {
    says: 'Quieren que pague el alquiler atrasado, o un plan. Esta carta no termina su contrato.',
  },
  'fr.home.want-other': {
    says: 'Quieren que deje su casa, o dicen que irán al tribunal para eso.',
  },
  'fr.home.who': {
    says: 'Un arrendador o agente es un particular o una empresa. Solo un juez puede acabar con su derecho a quedarse, y solo un agente de ejecución con sentencia puede desahuciar.',
  },
  'fr.home.reality': {
    says: 'Una carta no desahucia a nadie. Hace falta un juez, luego un agente, luego casi siempre la ayuda policial del prefecto. Eso tarda meses.',
  },
  'fr.home.not-yet': {
    says: 'Ahora no pueden echarle. Necesitan una sentencia, una orden de salir y luego casi siempre dos meses.',
  },
  'fr.home.not-yet-winter': {
    says: 'Del 1 de noviembre al 31 de marzo no se puede desahuciar a un inquilino, en la mayoría de los casos (trêve hivernale). El alquiler y el juicio siguen.',
  },
  'fr.home.rights-summary': {
    says: 'Puede quedarse hasta que decida un juez. Puede pedir tiempo, ayuda con el alquiler y un abogado gratuito.',
  },
  'fr.home.know-three-years': {
    says: 'Un juez puede dar hasta tres años para pagar alquileres atrasados, si paga de nuevo el alquiler corriente antes de la vista.',
    learnMore: 'Pague entero el próximo alquiler, aunque la deuda siga.',
  },
  'fr.home.right-judge': {
    says: 'Solo un juez puede terminar su estancia, y solo un agente puede ejecutarlo.',
  },
  'fr.home.right-no-force': {
    says: 'Un arrendador que cambia la cerradura o le echa por la fuerza comete un delito: hasta tres años de cárcel y 30.000 €. Llame a la policía (17).',
  },
  'fr.home.right-winter': {
    says: 'Tiene derecho a la pausa de invierno: en la mayoría de los casos no hay desahucio del 1 de noviembre al 31 de marzo.',
  },
  'fr.home.right-three-years': {
    says: 'Tiene derecho a pedir al juez hasta tres años para pagar deudas de alquiler, si vuelve a pagar el alquiler.',
  },
  'fr.home.warn-hearing': {
    says: 'Si llega una citación, vaya a la vista. Le ofrecerán un estudio social: respóndalo, le ayuda.',
  },
  'fr.home.insight-costs': {
    says: 'La carta añade gastos o penas. En un contrato de vivienda no se pueden cargar al inquilino gastos de aviso ni penas.',
    actionable: 'Pague solo el alquiler y los gastos de la casa, y diga por qué por escrito.',
  },
  'fr.home.tactic-ccapex': {
    says: 'Pida que su caso vaya a la comisión contra los desahucios (CCAPEX). Reúne a arrendador, CAF y trabajadores sociales.',
    risk: 'Ninguno.',
    notWhen: 'Faltan días para una vista: vea antes a un abogado.',
  },
  'fr.home.myth-winter-free': {
    says: 'La pausa de invierno detiene el desahucio, no el alquiler. La deuda crece y el juicio sigue.',
  },
  'fr.home.myth-lock': {
    says: 'No. Un arrendador no puede cambiar la cerradura, cortar agua o luz, ni sacar sus cosas.',
  },
}
