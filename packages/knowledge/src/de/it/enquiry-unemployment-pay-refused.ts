/** Questions about unemployment pay that was refused: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_IT: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: 'Si opponga per iscritto entro un mese; è gratis. Servono dodici mesi di lavoro assicurato negli ultimi 30. Le pause non contano: i giorni si sommano, e valgono malattia, congedo parentale e altro. Mandi contratti, buste paga e certificati. Se non basta, a volte sei mesi bastano con lavori brevi. Senza soldi? Chieda il Grundsicherungsgeld lo stesso giorno.',
  },
}
