/** Questions about unemployment pay that was refused: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_IT: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: 'Si opponga per iscritto entro un mese; è gratis. Servono dodici mesi di lavoro assicurato negli ultimi 30. Le pause non contano: i giorni si sommano, e valgono malattia, congedo parentale e altro. Mandi contratti, buste paga e certificati. Se non basta, a volte sei mesi bastano con lavori brevi. Senza soldi? Chieda il Grundsicherungsgeld lo stesso giorno.',
  },
  'de.ask-job.unemployment-pay-length': {
    says: 'Dipende da quanto ha versato in cinque anni e dall’età. Con 12 mesi lo ha per sei, con 24 per dodici. Da 50 anni sono 15 mesi dopo 30 versati, da 55 sono 18 dopo 36, da 58 sono 24 dopo 48. Servono 12 mesi versati in 30. Si iscriva all’agenzia del lavoro al più tardi il primo giorno senza lavoro.',
  },
}
