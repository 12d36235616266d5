/** Questions about free prescriptions for people on Universal Credit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRESCRIPTIONS_IT: Words = {
  'gb.ask-benefit.free-prescriptions': {
    dependsOn: 'dove vive e la paga dell’ultimo mese di Universal Credit',
    says: 'Le ricette sono gratis per tutti in Galles, Scozia e Irlanda del Nord. In Inghilterra esse e le cure dentistiche del NHS lo sono con Universal Credit se la paga netta dell’ultimo periodo era di 435 £ o meno. Sono 935 £ se nella domanda c’è un figlio o una quota per la salute. In coppia contano entrambe le paghe. Ha dubbi? Paghi, chieda il modulo FP57 e chieda il rimborso. Barrare per errore può costare una multa, annullata se prova il diritto. Altrimenti: Low Income Scheme (HC1).',
  },
}
