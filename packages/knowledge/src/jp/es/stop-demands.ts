/** The Spanish words of the rows in ../stop-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STOP_DEMANDS_ES: Words = {
  'jp.desist.reality': {
    says: 'Es una exigencia de la otra parte, no una orden de un juzgado. Pero puede pedir una orden rápida (仮処分), así que no la ignore.',
  },
  'jp.desist.not-yet': {
    says: 'Nadie puede tomar ahora su sueldo ni su dinero del banco. Antes debe decidir un juzgado.',
  },
  'jp.desist.right-proof': {
    says: 'La otra parte debe mostrar qué hizo usted, por qué no está permitido y qué daño causó. Pídalo por escrito.',
  },
  'jp.desist.right-rival': {
    says: 'Usted elige su trabajo con libertad. Prometer no trabajar con un rival solo vale si el tiempo, lugar, tipo de trabajo y pago son justos. Si no, es nulo.',
  },
  'jp.desist.step-answer': {
    says: 'Guarde la carta y el sobre. Enséñela a un abogado o a 法テラス antes del último día. Antes no firme ni prometa nada.',
  },
  'jp.desist.option-answer': {
    title: 'Contestar con sus palabras',
    says: 'Escriba qué es cierto, qué no y qué está dispuesto a hacer.',
    cost: 'Un sello.',
    time: 'Antes de la fecha de la carta.',
    risk: 'Pueden ir al juzgado.',
    bestFor: 'No está de acuerdo con todo.',
  },
}
