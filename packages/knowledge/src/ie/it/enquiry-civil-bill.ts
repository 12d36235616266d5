/** Questions about a civil bill or claim notice for an old loan: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CIVIL_BILL_IT: Words = {
  'ie.ask.sued-old-debt': {
    says: 'Non lo lasci stare. I sei anni aiutano solo se li dice nella difesa; un pagamento o uno scritto firmato li fa ripartire. Per una civil bill della Circuit Court si presenti (appearance) in 10 giorni; alla District Court risponda in 28. Senza risposta ottengono la sentenza, anche sulla casa. MABS 0818 07 2000 e FLAC aiutano gratis.',
  },
}
