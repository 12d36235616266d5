/** Questions about the fees of a bank from people with little money: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_LOW_INCOME_IT: Words = {
  'fr.ask-buy.bank-fees-low-income': {
    says: 'Con un reddito basso, o con spese ogni mese, può essere un cliente «fragile» (client fragile). Le banche hanno promesso al massimo 25 € al mese per tutte queste spese. Con l’offerta speciale (circa 3 €) sono 20 € al mese e 200 € all’anno. Per gli altri: 8 € ciascuna, 80 € al mese, 20 € per addebito respinto. Chieda per iscritto questo stato e il di più. No? Ufficio reclami, poi il mediatore gratuito.',
  },
}
