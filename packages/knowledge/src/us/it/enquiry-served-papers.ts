/** Questions about court papers left at home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVED_PAPERS_IT: Words = {
  'us.fact.sued-payment-plan': {
    says: "Presenti comunque la risposta in tempo: un accordo al telefono non ferma la causa. Senza risposta vincono, e di solito possono prendere paga o conto. Spesso ha da 20 a 30 giorni, in Georgia 30, e le carte lasciate a casa a un adulto che ci vive di solito valgono. Neghi ciò che non sa e chieda prove. Accordo solo scritto, con la causa chiusa. L'aiuto legale è gratuito.",
  },
  'us.ask-debt.sued': {
    says: 'Depositi una risposta scritta entro la data nella citazione (summons), in molti Stati da 20 a 30 giorni da quando l’ha ricevuta. Se non lo fa, vincono. L’assistenza legale gratuita (legal aid) o lo sportello del tribunale (self-help center) può aiutare.',
  },
}
