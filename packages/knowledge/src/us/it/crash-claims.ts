/** The Italian words of the rows in ../crash-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_CLAIMS_IT: Words = {
  'us.crash.right-proof': {
    says: 'Nessuno deve questi soldi solo perché lo dice un’assicurazione. Chieda il rapporto della polizia, le foto, il conto della riparazione e perché la colpa è Sua.',
  },
  'us.crash.right-shared': {
    says: 'In quasi tutti gli Stati la somma scende secondo la parte di colpa dell’altro guidatore. In pochi, ogni sua colpa chiude la richiesta.',
  },
  'us.crash.right-time': {
    says: 'Il tempo per fare causa per un incidente è breve, quasi sempre due o tre anni.',
  },
  'us.crash.step-insurer': {
    says: 'Mandi oggi questa lettera alla Sua assicurazione dell’auto. Quasi sempre deve occuparsene e difenderla.',
  },
}
