/** Questions about a lender who goes to court for an old credit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_IN_COURT_IT: Words = {
  'fr.ask-debt.credit-court-late': {
    says: 'Vada all’udienza o mandi un avvocato: chi manca di solito perde. Il creditore aveva due anni dalla prima rata rimasta non pagata per agire (forclusion). Se è passato più tempo, lo dica al giudice con gli estratti conto: non può vincere. Lettere e telefonate non fermano i due anni. Un nuovo piano concordato tra voi fa ripartire i due anni. Se è in tempo, chieda fino a 24 mesi.',
  },
}
