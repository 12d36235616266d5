/** The Italian words of the rows in ../eviction-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_IT: Words = {
  'us.home.right-cares': {
    says: 'La casa ha un aiuto federale o un mutuo con garanzia federale? Allora un avviso di uscita per affitto non pagato deve quasi sempre dare 30 giorni.',
  },
  'us.home.right-violence': {
    says: 'In una casa con aiuto federale non possono sfrattarla perché qualcuno è stato violento con Lei.',
  },
  'us.home.right-service': {
    says: 'Se è in servizio militare attivo, Lei e la Sua famiglia quasi sempre non potete essere sfrattati senza ordine del tribunale. Un giudice può darle 90 giorni.',
  },
  'us.home.right-foreclosure': {
    says: 'Chi è in affitto in una casa pignorata (foreclosure) deve quasi sempre avere un avviso di 90 giorni. Spesso può restare fino alla fine del contratto.',
  },
  'us.home.right-court': {
    says: 'Ha diritto a un’udienza in tribunale prima che possano metterla fuori di casa.',
  },
  'us.home.right-fair': {
    says: 'Un proprietario (landlord) non può sfrattarla per razza, colore, religione, sesso, origine nazionale, disabilità o perché ha figli.',
  },
  'us.home.right-good-cause': {
    says: 'In alcuni Stati e città il proprietario può chiudere il contratto solo per un motivo indicato dalla legge. L’affitto non pagato lo è, se l’avviso è corretto. Chieda all’assistenza legale (legal aid) se vale da lei.',
  },
}
