/** Questions about money back from the card firm or the bank: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_IT: Words = {
  'gb.ask-consumer.section-75': {
    says: "Se una cosa costava più di £100 e fino a £30,000, e una parte fu pagata con carta di credito, anche solo l'acconto, la società della carta risponde di tutta la perdita. Vale anche per ciò che ha pagato con bonifico. Chieda per iscritto secondo la section 75, con ordine, pagamenti e lettera del liquidatore. Se rifiuta o passano otto settimane, vada al Financial Ombudsman. Con carta di debito chieda un chargeback.",
  },
  'gb.ask-consumer.chargeback': {
    says: 'Chieda alla banca un «chargeback». È una regola dei circuiti delle carte, non una legge, e ha un termine breve, spesso 120 giorni. Quindi lo chieda ora. Vale anche per piccole somme.',
  },
}
