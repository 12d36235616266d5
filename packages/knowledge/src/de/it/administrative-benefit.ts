/** The Italian words of the rows in ../administrative-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_BENEFIT_WORDS: Words = {
  'de.admin-benefit.deadline': {
    says: 'Ha un mese dal giorno in cui la decisione Le è arrivata. La fine dice se opporsi o andare in tribunale.',
    action:
      'Inviare l’opposizione (Widerspruch), o andare in tribunale se la lettera lo dice (Klage)',
    consequence: 'La decisione diventa definitiva, anche se è sbagliata.',
    service: 'una lettera di un ufficio vale come ricevuta il quarto giorno dopo l’invio',
  },
  'de.admin-benefit.right-object': {
    says: 'Può opporsi entro un mese. In alcuni Länder si va subito al tribunale amministrativo (Verwaltungsgericht).',
  },
  'de.admin-benefit.right-stops': {
    says: 'Un’opposizione in tempo di solito ferma il rimborso fino alla decisione.',
  },
  'de.admin-benefit.step': {
    says: 'Legga la fine della lettera (Rechtsbehelfsbelehrung): dove scrivere, come e fino a quando. Tenga la prova dell’invio.',
  },
}
