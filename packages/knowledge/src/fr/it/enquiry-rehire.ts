/** Questions about a firm that hires again after an economic dismissal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REHIRE_IT: Words = {
  'fr.ask-work.rehire': {
    says: 'Assumere subito per il suo posto mostra che il motivo economico può essere falso. Conservi l’annuncio con la data. Per un anno ha la precedenza per un posto adatto, se lo chiede: lo scriva ora per raccomandata. Se l’azienda la salta, di solito deve almeno un mese di paga. Contro il licenziamento ha dodici mesi per il tribunale del lavoro.',
  },
}
