/** Questions about cheques, closed accounts, loans and the payment incident file: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_WORDS: Words = {
  'fr.ask-debt.bad-cheque': {
    says: 'Paghi l’assegno e lo dica alla banca: il divieto finisce subito. Se no, dura cinque anni.',
    dependsOn: 'se lo paga',
  },
  'fr.ask-debt.account-closed': {
    says: 'Una banca deve dare due mesi di preavviso scritto. Se nessuna banca La accetta, la Banque de France ne indica una che deve farlo (droit au compte).',
    dependsOn: 'che cosa ha fatto la banca',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: 'se esiste una sentenza',
    says: 'Il creditore deve agire entro due anni dalla prima rata non pagata. Dopo è tardi, qualunque lettera sia arrivata. Un nuovo piano concordato tra voi fa ripartire i due anni. Una sentenza dura dieci anni: ne chieda copia. Una lettera, anche di un ufficiale (commissaire de justice), non è un pignoramento. Finché non vede una sentenza non paghi nulla, nemmeno una piccola somma, e non riconosca nulla.',
  },
  'fr.ask-debt.ficp': {
    says: 'Chieda la Sua scheda alla Banque de France: è gratis. Paghi il debito e la banca deve farla cancellare; altrimenti finisce dopo cinque anni. Serviva un avviso di 30 giorni. Se è un errore, scriva alla banca, poi alla CNIL.',
  },
}
