/** The Italian words of the rows in ../class-actions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CLASS_ACTIONS_IT: Words = {
  'us.class.want': {
    says: 'Una causa per molte persone si è chiusa con un accordo, e Lei può essere una di loro. Per questo avviso non deve nulla.',
  },
  'us.class.reality': {
    says: 'Quasi tutti questi avvisi sono veri. Controlli il numero della causa e il sito presso il tribunale prima di dare dati.',
  },
  'us.class.right-choose': {
    says: 'Può mandare una richiesta, uscire dal gruppo (class) e tenere la Sua causa, opporsi o non fare nulla. L’avviso dà un giorno per ogni scelta.',
  },
  'us.class.right-bound': {
    says: 'Se non fa nulla può non avere soldi e perdere il diritto di fare causa per questo.',
  },
  'us.class.step': {
    says: 'Cerchi l’ultimo giorno per la richiesta e mandi il modulo. Non paghi mai per avere la Sua parte.',
  },
  'us.class.option': {
    says: 'Mandi il modulo di richiesta (claim form) entro l’ultimo giorno e tenga la prova.',
    title: 'Mandare una richiesta',
    cost: 'Gratis',
    time: 'Entro il giorno nell’avviso',
    risk: 'Rinuncia a fare causa per la stessa cosa.',
    bestFor: 'Ha comprato o usato ciò di cui parla la causa.',
  },
  'us.recall.want': {
    says: 'La Sua auto può avere un difetto che il produttore deve riparare. Non deve nulla.',
  },
  'us.recall.right-free': {
    says: 'Il produttore deve riparare gratis un richiamo per la sicurezza (recall), o dare un pezzo nuovo, un’auto o un rimborso. Vale per 15 anni dalla prima vendita.',
  },
  'us.recall.step': {
    says: 'Controlli il Suo VIN su nhtsa.gov/recalls e prenda appuntamento per la riparazione gratis. Se ha già pagato, chieda i soldi indietro.',
  },
  'us.recall.right-product': {
    says: 'Per un prodotto richiamato (recall) può avere gratis una riparazione, uno nuovo o i soldi indietro. Smetta di usarlo.',
  },
}
