/** The Italian words of the rows in ../enquiry-set-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SET_OFF_IT: Words = {
  'gb.ask-bank.set-off': {
    says: 'Una banca può usare il denaro sul conto per una carta o un prestito in ritardo presso di lei. Ma deve essere equa, guardare alle difficoltà e dovrebbe lasciare il denaro per affitto, cibo e figli. Reclami oggi: mandi un bilancio e chieda indietro quella parte. Se rifiuta, o dopo otto settimane, decide gratis il Financial Ombudsman. Faccia versare la prossima paga in una banca non collegata.',
  },
  'gb.ask-bank.pay-to-another-bank': {
    says: 'Da sola una banca può prendere solo da conti presso di lei, a volte del suo gruppo. Non arriva a un conto in una banca non collegata. Le serve una sentenza e poi un altro ordine del giudice. Apra altrove un conto base, possibile anche con cattivo credito, e sposti paga, sussidi e addebiti. Il debito resta: offra ciò che può. StepChange aiuta gratis: 0800 138 1111.',
  },
}
