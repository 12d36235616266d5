/** Questions about the debts of the dead, of a partner, of a parent in a nursing home, and of those we signed for: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_OTHERS_IT: Words = {
  'us.ask-debt.dead-person': {
    says: 'Quasi sempre i debiti di una persona morta si pagano con ciò che ha lasciato, non li paga Lei. Essere parente o utente autorizzato della carta non cambia nulla. Se ha firmato anche Lei, o era il coniuge in uno Stato con comunione dei beni (community property), può doverli. Non prometta e non paghi nulla di Suo: non possono dire che deve. Chieda al tribunale (probate court) la via per le piccole eredità prima di spendere o dare via ciò che resta.',
    dependsOn: 'se ha firmato anche Lei, e il Suo Stato',
  },
  'us.ask-debt.partners-loan': {
    says: 'Possono fare causa a chi ha firmato, ma non minacciare una causa che non intendono fare, né il carcere. Del debito possono parlare solo con il coniuge o l’avvocato, non con Lei. Chiedete prove scritte entro 30 giorni. Rispondete a vere carte del tribunale. Lei non deve nulla che non ha firmato.',
  },
  'us.ask-debt.cosigned': {
    says: 'Sì. Chi firma insieme deve tutto il debito se l’altro non paga, e può apparire nel Suo rapporto di credito. Prima di firmare doveva ricevere un avviso che lo dice.',
  },
  'us.trouble.care-home': {
    says: 'Una casa di cura non può far promettere alla famiglia di pagare con soldi propri. Chi firma per un genitore, anche con procura, paga con i soldi del genitore. In causa? Risponda al tribunale entro il giorno della citazione, anche se la richiesta è sbagliata; una telefonata al loro avvocato non è una risposta. Chieda il contratto e le date di Medicaid, e conservi le prove di come sono stati usati i soldi. Il legal aid può aiutare.',
    dependsOn: 'che cosa ha firmato e come',
  },
  'us.ask-debt.cosigner-off': {
    says: 'Da solo non può togliere il nome: deve tutto finché non è pagato. Le uscite sono tre. L’altro prende un nuovo prestito a suo nome. Il finanziatore la libera: chieda per iscritto un cosigner release, spesso dopo mesi di rate puntuali. O il bene si vende e il prestito si paga. Intanto chieda di essere avvisato di ogni rata saltata, che danneggia anche il suo credito.',
  },
}
