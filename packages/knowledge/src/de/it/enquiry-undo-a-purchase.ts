/** Questions about a purchase that a person wants to undo: at the door, in a shop, a loan, by a child: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNDO_A_PURCHASE_IT: Words = {
  'de.ask-buy.doorstep': {
    says: 'Sì. Ciò che firma alla porta o in casa si può annullare entro 14 giorni, senza motivo. Il termine corre solo se L’hanno informata bene di questo diritto. Se no, ha fino a dodici mesi e 14 giorni. Lo mandi per e-mail o raccomandata e tenga copia. Le hanno mentito? Contesti anche il contratto. Non lasci disdire il vecchio.',
  },
  'de.ask-buy.in-shop': {
    says: 'No. Un acquisto in negozio non si annulla solo perché ha cambiato idea. Guardi il contratto e chieda un gesto o un altro modello. Una penale non può superare il danno usuale, e Lei può mostrare che era minore. Comprato a credito? Il prestito si annulla entro 14 giorni, e con esso l’acquisto. Un difetto è altra cosa.',
  },
  'de.ask-debt.loan-regret': {
    says: 'Sì. Un prestito si annulla entro 14 giorni dalla firma, senza motivo. Il termine parte solo con il contratto e tutti i dati di legge. Scriva una frase chiara per e-mail o lettera e tenga la prova. Renda il denaro entro 30 giorni, con l’interesse pattuito per quei giorni. Per prestiti firmati dal 20 novembre 2026 può finire dopo dodici mesi e 14 giorni.',
  },
  'de.ask-buy.child-bought': {
    says: 'Scriva subito al venditore che non approva l’acquisto. Il contratto di un minore di 18 anni vale solo con il sì dei genitori, salvo che paghi tutto con la paghetta. Chieda il rimborso, anche con il modulo di Google, Apple o del negozio. È più difficile se aveva dato carta o codice: dica che cosa sapeva. Blocchi gli acquisti.',
  },
}
