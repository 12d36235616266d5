/** The Italian words of the rows in ../immigration-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_NOTICES_IT: Words = {
  'us.immigration.right-evidence': {
    says: 'Ha il tempo scritto nell’avviso, al massimo 12 settimane, per rispondere a una richiesta di prove (request for evidence). Mandi tutto insieme: non danno altro tempo.',
  },
  'us.immigration.step-evidence': {
    says: 'Metta l’avviso sopra, mandi tutto in modo che arrivi entro il giorno, e tenga la prova. Chieda prima a un aiuto accreditato o a un avvocato.',
  },
  'us.immigration.right-refusal': {
    says: 'Contro quasi tutti i rifiuti si può fare ricorso o chiedere un nuovo esame entro 30 giorni, o 33 se è arrivato per posta. L’avviso dice quale.',
  },
  'us.immigration.right-hearing': {
    says: 'Ha diritto a un’udienza, a un avvocato a Sue spese, a vedere le prove e a un interprete.',
  },
  'us.immigration.step-hearing': {
    says: 'Vada a ogni udienza: se ne salta una, un giudice può ordinarle di lasciare il Paese. Dica al tribunale ogni nuovo indirizzo entro cinque giorni.',
  },
  'us.immigration.want-refusal': {
    says: 'L’ufficio immigrazione dice no alla Sua domanda e spiega i motivi. L’avviso dice che cosa può fare, e fino a quando.',
  },
  'us.immigration.step-refusal': {
    says: 'Veda questa settimana un avvocato per l’immigrazione o un aiuto accreditato. Porti l’avviso e tutto il fascicolo, e segni l’ultimo giorno per il modulo I-290B.',
  },
  'us.immigration.right-status': {
    says: 'Da 180 giorni di soggiorno irregolare, partire può impedire il ritorno per tre anni, da un anno per dieci. Chieda a un avvocato prima di agire.',
  },
  'us.visa.want': {
    says: 'Il consolato ora non dà il visto. 221(g) vuol dire che mancano carte o controlli. 214(b) vuol dire che dubita del Suo ritorno.',
  },
  'us.visa.right': {
    says: 'Il rifiuto deve indicare l’articolo di legge. Quasi mai c’è un ricorso, ma può mandare le carte o fare una nuova domanda con nuove prove.',
  },
  'us.visa.step': {
    says: 'Mandi entro un anno quello che il consolato chiede. Non nasconda mai un rifiuto in un altro modulo: una risposta falsa può escluderla per sempre.',
  },
}
