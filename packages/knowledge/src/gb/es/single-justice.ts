/** Spanish: the words of the rows in ../single-justice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SINGLE_JUSTICE_ES: Words = {
  'gb.single-justice.reality': {
    says: 'Si no contesta en un plazo de 21 días, un magistrado (magistrate) puede declararle culpable y multarle sin usted.',
  },
  'gb.single-justice.rights': {
    says: 'Puede declararse culpable o no culpable, contar su lado y pedir una vista en el juzgado.',
  },
  'gb.single-justice.step-answer': {
    says: 'Conteste en un plazo de 21 días desde la fecha del aviso, por internet o con el formulario. Guarde prueba de que lo envió.',
  },
  'gb.single-justice.step-advice': {
    says: 'Pida consejo legal antes de elegir culpable o no culpable. Pruebe con Citizens Advice, un law centre o un abogado (solicitor).',
  },
  'gb.single-justice.step-means': {
    says: 'Rellene el formulario sobre sus ingresos. El juzgado lo usa para fijar una multa que pueda pagar.',
  },
  'gb.single-justice.option-answer': {
    says: 'Diga culpable o no culpable, y dé sus motivos y sus ingresos.',
    title: 'Contestar la acusación a tiempo',
    cost: 'Contestar no cuesta nada. Una multa y costas si le declaran culpable.',
    time: 'En un plazo de 21 días.',
    risk: 'Sin respuesta pierde su voz, y la multa por declararse culpable pronto es menor.',
    bestFor: 'Cualquiera que reciba este aviso.',
  },
  'gb.single-justice.right-plea': {
    says: 'Si lo hizo y lo dice en la primera respuesta, la multa suele bajar un tercio. Si no lo hizo, diga no culpable (not guilty): habrá una vista.',
  },
  'gb.single-justice.right-never-knew': {
    says: '¿Le condenaron y no sabía nada? Haga una declaración (statutory declaration) en 21 días desde que lo supo. La condena cae y puede contestar.',
  },
  'gb.single-justice.warn': {
    says: 'No lo ignore. Un juzgado puede declararle culpable sin usted, multarle y añadir costas. En delitos de tráfico también puede poner puntos.',
  },
}
