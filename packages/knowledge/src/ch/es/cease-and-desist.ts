/** Letters that tell people to stop something: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_ES: Words = {
  'ch.cease.want': {
    says: 'Quieren que deje de hacer algo, y a menudo que firme una promesa y pague.',
  },
  'ch.cease.reality': {
    says: 'Esta carta no es una orden. Solo un tribunal puede prohibirle algo. Pero puede actuar rápido si usted no hace nada.',
  },
  'ch.cease.not-yet': {
    says: 'Sin tribunal ni oficina de cobros no pueden multarle ni quitarle dinero.',
  },
  'ch.cease.step-first': {
    says: 'No firme enseguida. Guarde una copia de lo que le reprochan, anote la fecha y pida consejo antes.',
  },
  'ch.cease.right-penalty': {
    says: 'Puede escribir usted una promesa más corta, sin penalización. Una penalización firmada le obliga. Un tribunal puede rebajar una demasiado alta.',
  },
  'ch.cease.right-costs': {
    says: 'Solo debe daños y gastos de abogado si violó la ley. Deben probarlo y, en general, reclamar en tres años.',
  },
  'ch.cease.right-opinion': {
    says: 'Puede decir lo que es cierto y dar una opinión justa. Los hechos falsos y los insultos violan la ley y pueden ser delito. Retírelos.',
  },
  'ch.cease.right-fair': {
    says: 'Solo los competidores, los clientes perjudicados, ciertas asociaciones y el Estado pueden reclamar por competencia desleal. Pregunte qué norma violó.',
  },
  'ch.cease.option-own-words': {
    says: 'Deje lo que estaba mal, dígalo con sus palabras y discuta el resto.',
    title: 'Prometerlo con sus palabras',
    cost: 'Una carta. Un abogado si hay mucho en juego.',
    time: 'Antes de la fecha de la carta.',
    risk: 'Aún pueden demandar por el dinero.',
    bestFor: 'Una parte es cierta y quiere paz.',
  },
  'ch.cease.lease-want': {
    says: 'Su arrendador le advierte que deje de hacer algo en la vivienda.',
  },
  'ch.cease.lease-right': {
    says: 'Una advertencia no pone fin a nada. El contrato solo puede rescindirse si una falta grave continúa y ya no es tolerable. Puede impugnarlo en 30 días.',
  },
  'ch.cease.lease-step': {
    says: 'Responda por escrito: qué es cierto, qué no y qué ha cambiado. Pregunte a una asociación de inquilinos (Mieterverband, ASLOCA, ASI).',
  },
}
