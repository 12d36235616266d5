/** Questions about debts: collectors, old debts and bills, lists of bad payers and too many debts. Phrases in Italian and in English: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'it.ask.prison-debt': {
    says: 'No. Non si va in carcere perché non si può pagare un debito normale.',
  },
  'it.ask.collector-home': {
    says: 'Un esattore non può entrare, prendere cose o chiamare tutto il giorno. Non deve aprire la porta.',
  },
  'it.ask.many-debts': {
    says: 'Vada da un OCC. Il giudice può fissare un piano o cancellare i debiti, una volta anche senza beni. Paghi prima casa, luce e cibo.',
  },
  'it.ask.crif': {
    says: 'Una o due rate in ritardo: 12 mesi dopo il pagamento. Di più: 24 mesi. Mai pagate: 36 mesi dalla fine del contratto. Chieda gratis i Suoi dati.',
    dependsOn: 'quante rate e se ha pagato',
  },
  'it.ask.myth-family-pays': {
    says: "La famiglia non paga i Suoi debiti se non ha firmato. Gli eredi possono rinunciare o accettare con beneficio d'inventario.",
  },
  'it.ask.myth-not-collected': {
    says: 'Non ritirare la raccomandata non aiuta: dopo alcuni giorni vale come ricevuta.',
  },
  'it.ask.guarantor': {
    says: 'Risponde solo di ciò che ha firmato, con le difese del debitore. Può essere libero se la banca non ha agito contro il debitore entro sei mesi. Ciò che paga può chiederlo al debitore.',
    dependsOn: 'che cosa dice il foglio che ha firmato',
  },
}
