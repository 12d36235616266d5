/** The Spanish words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_ES: Words = {
  'it.ask.wages-unpaid': {
    says: 'Pídalo por escrito, luego vaya a un sindicato o a la inspección de trabajo. Con la nómina, un abogado puede lograr una orden de pago. Tiene cinco años.',
  },
  'it.ask.not-registered': {
    says: 'Tiene derecho a salario, TFR y cotizaciones, también sin papel. Guarde mensajes, fotos y nombres. Denuncie en la Ispettorato del lavoro o un sindicato. Tiene cinco años para reclamar.',
  },
  'it.ask.tfr-amount': {
    says: 'Para cada año tome el salario bruto y divídalo entre 13,5. Añada la subida legal anual. Se debe al acabar el trabajo, el día que fije el convenio (CCNL). Tiene cinco años. Si la empresa quiebra, pida el fondo del INPS.',
  },
  'it.ask.overtime': {
    says: 'Lleve su propia lista de horas. Las extra se pagan con el recargo de su convenio (CCNL), o se dan como descanso si este lo dice. Tiene cinco años para reclamar.',
  },
}
