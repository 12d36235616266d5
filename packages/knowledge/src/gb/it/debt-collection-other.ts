/** Recupero di parcheggi, energia, telefono e acqua: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_OTHER_IT: Words = {
  'gb.debt.parking-reality': {
    says: 'Questa società di recupero non ha poteri su di Lei o sulla Sua auto. Solo la ditta del parcheggio può farle causa. Prima arriverebbe un modulo del tribunale.',
  },
  'gb.debt.parking-credit-file': {
    says: 'Un parcheggio privato non va nella Sua scheda di credito (credit file). Ci va solo una sentenza che Lei non paga entro un mese.',
    learnMore:
      'Una lettera che minaccia il Suo credito tace i passi in mezzo: una causa, una sentenza e un mese per pagare.',
  },
  'gb.debt.parking-step-operator': {
    says: 'Scriva alla ditta del parcheggio, non al recupero. Chieda il primo avviso, le foto e i cartelli. Non dica chi guidava.',
  },
  'gb.debt.parking-watch': {
    says: 'Le ditte di parcheggio vanno davvero in tribunale. Può mettere da parte una lettera di recupero. Mai un avviso di causa (letter of claim) o un modulo del tribunale.',
  },
  'gb.debt.energy-back-bill': {
    says: 'Un fornitore di energia non può fatturare consumi di oltre 12 mesi fa che non aveva fatturato. Questo vale se non è stato Lei a impedirlo.',
  },
  'gb.debt.energy-ombudsman': {
    says: 'Faccia reclamo al fornitore di energia, non solo al recupero. Dopo otto settimane, o una risposta finale, l’Energy Ombudsman è gratuito.',
  },
  'gb.debt.phone-ombudsman': {
    says: 'Faccia reclamo all’azienda del telefono o di internet. Dopo sei settimane, o una risposta finale, può decidere un organismo gratuito.',
  },
  'gb.debt.phone-change': {
    says: 'Dall’8 aprile 2026 aspetta sei settimane, non otto, prima che un organismo gratuito esamini un reclamo su telefono o internet.',
    was: 'Doveva aspettare otto settimane prima che un organismo gratuito potesse aiutarla.',
    is: 'Aspetta sei settimane.',
  },
  'gb.debt.water-no-cut': {
    says: 'L’acqua di casa non si può staccare o ridurre perché Lei deve soldi.',
  },
  'gb.debt.claim-goes-on': {
    says: "È già arrivato un modulo del tribunale (claim form)? Allora risponda al tribunale entro la sua data. Un'offerta di accordo non ferma quel tempo.",
  },
}
