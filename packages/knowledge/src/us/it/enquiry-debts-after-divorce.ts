/** The Italian words of the rows in ../enquiry-debts-after-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_AFTER_DIVORCE_IT: Words = {
  'us.fact.contempt-cannot-pay': {
    says: 'Il contempt of court è per chi può pagare e non paga. Se davvero non può, è una difesa: il giudice deve verificare con equità che cosa può pagare prima di mandare qualcuno in carcere. Non manchi mai all’udienza. Porti prove di reddito, bollette e ricerca di lavoro. Chieda subito al giudice che ha emesso l’ordine di cambiarlo. Paghi ciò che può e conservi le prove.',
    dependsOn: 'se poteva pagare e non l’ha fatto',
  },
  'us.fact.divorce-debt': {
    says: 'Possono ancora chiederlo a te, perché il tuo nome è sul conto: una sentenza di divorzio non vincola la banca. Rispondi agli atti in tempo e cerca un accordo. Poi torna al tribunale del divorzio con l’ordine. Può obbligare l’ex a rimborsarti, con spese. Tieni le prove di pagamento.',
  },
  'us.fact.grandchildren': {
    says: 'Chiedi al tribunale della famiglia custody o guardianship: dopo mesi con te, molti Stati lo permettono. Se il genitore è d’accordo, una procura (power of attorney) ti fa firmare subito per scuola e medico. Chiedi TANF per il bambino, SNAP e Medicaid. Legal aid aiuta gratis.',
  },
}
