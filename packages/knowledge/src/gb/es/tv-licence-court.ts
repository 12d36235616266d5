/** A court charge about a TV licence: how to answer it. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_ES: Words = {
  'gb.tv.court-want': {
    says: 'Es una acusación penal. El juzgado quiere su respuesta: culpable (guilty) o no culpable (not guilty).',
  },
  'gb.tv.court-reality': {
    says: 'No es una carta de publicidad. Si no contesta en un plazo de 21 días, un magistrado (magistrate) puede declararle culpable y multarle sin usted.',
  },
  'gb.tv.court-rights': {
    says: 'Puede declararse culpable o no culpable, contar su lado y pedir una vista en el juzgado.',
  },
  'gb.tv.court-step-answer': {
    says: 'Conteste en un plazo de 21 días desde la fecha del aviso, por internet o con el formulario. Guarde prueba de que lo envió.',
  },
  'gb.tv.court-step-advice': {
    says: 'Pida consejo legal antes de elegir culpable o no culpable. Pruebe con Citizens Advice, un law centre o un abogado (solicitor).',
  },
  'gb.tv.court-step-means': {
    says: 'Rellene el formulario sobre sus ingresos. El juzgado lo usa para fijar una multa que pueda pagar.',
  },
  'gb.tv.court-step-drop': {
    says: 'Si estuvo muy enfermo, en crisis o sufrió malos tratos, escriba también a TV Licensing. Envíe pruebas y pida que retire el caso.',
  },
  'gb.tv.court-option-answer': {
    says: 'Diga culpable o no culpable, y dé sus motivos y sus ingresos.',
    title: 'Contestar la acusación a tiempo',
    cost: 'Contestar no cuesta nada. Una multa y costas si le declaran culpable.',
    time: 'En un plazo de 21 días.',
    risk: 'Sin respuesta pierde su voz, y la multa por declararse culpable pronto es menor.',
    bestFor: 'Cualquiera que reciba este aviso.',
  },
  'gb.tv.court-warn': {
    says: 'No lo ignore. Un juzgado puede declararle culpable, multarle hasta £1,000 y añadir costas.',
  },
}
