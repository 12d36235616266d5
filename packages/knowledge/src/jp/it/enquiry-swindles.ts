/** Questions on lenders without a licence, paid side jobs and false warnings: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SWINDLES_IT: Words = {
  'jp.ask.private-lender-online': {
    says: 'Non paghi più nulla. Un prestito a più del 109,5 % l’anno da gente così è nullo ed è un reato. La Corte suprema dice che non deve restituire nemmeno la somma prestata. Non pagare non è truffa: la legge la viola chi presta, non Lei. Tenga messaggi e chiamate. Vada oggi alla polizia (#9110) e da un avvocato o scrivano; possono fermare chiamate e conto. Avvisi prima lavoro e famiglia.',
  },
  'jp.ask.side-job-fraud': {
    says: 'Agisca oggi. Per offerte di lavoro a pagamento ha 20 giorni dal contratto per recedere (クーリング・オフ). Le promesse false si annullano anche dopo. Chieda alla banca di bloccare il conto pagato. Conservi annunci e chat. Chiami il 188 e la polizia (#9110).',
  },
  'jp.ask.support-fraud': {
    says: 'È una truffa. La polizia non chiede mai denaro né mostra un mandato in video. Chiuda la chiamata, stacchi internet e tolga il programma remoto. Se ha pagato, faccia bloccare subito da banca o emittente. Poi chiami #9110 e 188.',
  },
  'jp.ask.paid-scammer': {
    says: 'Chiami ora la banca e chieda di bloccare il conto a cui ha pagato. Chiami la polizia (#9110), poi il 188. Se ha dato dati della carta, la faccia bloccare. Ciò che resta sul conto può essere diviso tra le vittime.',
  },
}
