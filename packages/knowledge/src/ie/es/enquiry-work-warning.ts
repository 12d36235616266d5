/** Questions about a warning at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_ES: Words = {
  'ie.ask.work-warning': {
    says: 'Deben decirle por escrito de qué se trata, oírle con un compañero o el sindicato y dejarle recurrir. Recurra por escrito y a tiempo un aviso injusto. Una falta pequeña rara vez es motivo justo de despido. Guarde todos los papeles.',
  },
}
