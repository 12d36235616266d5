/** The Spanish words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_ROWS_ES: Words = {
  'fr.work-warning.want': {
    says: 'Su empresa sanciona una falta por escrito (avertissement). No está despedido.',
  },
  'fr.work-warning.who': {
    says: 'Es su empresa. El tribunal laboral (conseil de prud’hommes) puede revisar y anular una sanción.',
  },
  'fr.work-warning.reality': {
    says: 'Su trabajo y su sueldo siguen. Otra falta pesaría más: responda si es falso. A los tres años ya no cuenta.',
  },
  'fr.work-warning.not-yet': {
    says: 'Con esta carta no pueden despedirle ni bajarle el sueldo. Las multas están prohibidas.',
  },
  'fr.work-warning.right-reason': {
    says: 'La carta debe decir los hechos. Si hay duda, le favorece a usted.',
  },
  'fr.work-warning.right-cancel': {
    says: 'Un juez puede anular una sanción injusta o excesiva. Tiene dos años para pedirlo.',
  },
  'fr.work-warning.right-one': {
    says: 'La misma falta no puede castigarse dos veces. Así que no pueden despedirle luego solo por ella.',
  },
  'fr.work-warning.step': {
    says: 'Responda por escrito con hechos, fechas y testigos. Guarde copia y prueba. Pregunte al comité o a un sindicato.',
  },
  'fr.work-warning.option': {
    says: 'Escriba que lo impugna y pida que lo retiren.',
    title: 'Impugnar por escrito',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'No admita más de lo cierto.',
    bestFor: 'Los hechos son falsos.',
  },
}
