/** The parking charge of a town (forfait de post-stationnement, FPS): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PARKING_WORDS: Words = {
  'fr.fine.want-fps': {
    says: 'Un comune Le chiede un costo di parcheggio pubblico (FPS). Non è una multa penale.',
  },
  'fr.fine.who-fps': {
    says: 'Questo costo di parcheggio viene da un comune, o da una ditta che lavora per lui.',
  },
  'fr.fine.reality-fps': {
    says: 'Può contestarlo in due passi: prima al comune, poi al tribunale dei parcheggi (tribunal du stationnement payant).',
  },
  'fr.fine.deadline-fps': {
    says: 'Ha un mese per contestare al comune il costo di parcheggio (RAPO).',
    action: 'Contestare il costo al comune (RAPO)',
    consequence: 'Senza questo primo passo il tribunale dei parcheggi non può sentirla.',
  },
  'fr.fine.deadline-fps-pay': {
    says: 'Ha tre mesi per pagare il costo prima che aumenti.',
    action: 'Pagare il costo di parcheggio',
    consequence: 'Dopo aumenta e lo riscuote il Tesoro.',
  },
  'fr.fine.step-contest-fps': {
    says: 'Contesti all’ente indicato nell’avviso, online o per raccomandata. Unisca l’avviso, le carte dell’auto e le prove.',
  },
  'fr.fine.right-fps-court': {
    says: 'Un mese senza risposta vuol dire no. Allora ha un mese per andare al tribunale dei parcheggi. Non deve pagare prima.',
  },
}
