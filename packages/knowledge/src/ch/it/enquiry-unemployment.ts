/** Questions about unemployment pay and days without it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_IT: Words = {
  'ch.ask.jobless-sanction': {
    says: 'Si opponga per iscritto entro 30 giorni, gratis. Dica il Suo buon motivo o perché sono troppi. Continui a cercare lavoro e tenga le prove.',
  },
  'ch.ask.jobless': {
    says: 'Si iscriva all’URC (job-room.ch) al più tardi il primo giorno senza lavoro, e cerchi già dalla disdetta. Servono dodici mesi di contributi in due anni. È il 70 % della paga, l’80 % con figli o paga bassa. Se si dimette senza altro posto, fino a 60 giorni possono essere sospesi: mostri il buon motivo.',
  },
}
