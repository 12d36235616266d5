/** The Italian words of the rows in ../takedown.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAKEDOWN_IT: Words = {
  'us.dmca.want': {
    says: 'Un sito ha avuto un reclamo di copyright su qualcosa che Lei ha messo online. Chiede se lo accetta o si oppone.',
  },
  'us.dmca.reality': {
    says: 'Non è una causa. Il sito toglie le cose quando glielo dicono, senza decidere chi ha ragione.',
  },
  'us.dmca.right-counter': {
    says: 'Se era un errore può mandare una risposta (counter-notice). Poi il sito quasi sempre lo rimette in 10-14 giorni lavorativi, salvo che le facciano causa.',
  },
  'us.dmca.right-notice-parts': {
    says: 'Un reclamo deve dire l’opera, il posto online e chi scrive, ed essere firmato. Chieda al sito una copia.',
  },
  'us.dmca.right-false': {
    says: 'Chi fa sapendolo un reclamo falso deve pagare il danno. Lo stesso vale per una risposta (counter-notice) falsa.',
  },
  'us.dmca.right-fair-use': {
    says: 'Un breve uso per commento, notizie, insegnamento o parodia può essere permesso (fair use). Chi scrive deve pensarci prima del reclamo.',
  },
  'us.dmca.warn-strikes': {
    says: 'I siti devono chiudere gli account di chi ha reclami ripetuti. Non lasci restare un reclamo sbagliato.',
  },
  'us.dmca.step': {
    says: 'Raccolga prima le prove: i Suoi file, una licenza o le date. Una risposta (counter-notice) dà il Suo nome e indirizzo all’altra parte.',
  },
  'us.dmca.option-counter': {
    says: 'Mandi una risposta (counter-notice) attraverso il sito se è sicuro di poter usare l’opera.',
    title: 'Mandare una risposta (counter-notice)',
    cost: 'Gratis',
    time: 'Entro la data nel messaggio',
    risk: 'Possono farle causa. Lei giura che è vero.',
    bestFor: 'L’ha fatta Lei, o ha una licenza.',
  },
  'us.dmca.option-leave': {
    says: 'Se l’opera non è Sua, la lasci tolta e chieda a chi ha scritto di ritirare il reclamo.',
    title: 'Lasciarla tolta',
    cost: 'Gratis',
    time: 'Ora',
    risk: 'Un richiamo (strike) può restare sull’account.',
    bestFor: 'Ha usato l’opera di un altro.',
  },
}
