/** Who collects a debt, and what a collector may and may not do: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_IT: Words = {
  'au.debt.who': {
    says: 'Una società di recupero (debt collector) lavora per la ditta a cui Lei doveva, o ha comprato il debito. Non ha poteri del tribunale o della polizia.',
  },
  'au.debt.org-afca': {
    says: 'Le società che riscuotono prestiti e carte devono far parte di AFCA, l’ente gratuito per i reclami. Lì può cercarle.',
  },
  'au.debt.right-no-harass': {
    says: 'Ha il diritto di non essere tormentato, minacciato o costretto.',
  },
  'au.debt.right-hours': {
    says: 'Dovrebbero chiamare solo dalle 7.30 alle 21 nei giorni feriali e dalle 9 alle 21 nel fine settimana. Non nei giorni festivi.',
  },
  'au.debt.right-three': {
    says: 'Non dovrebbero contattarla più di tre volte a settimana o dieci volte al mese.',
  },
  'au.debt.right-private': {
    says: 'Non dovrebbero parlare del debito al Suo capo, alla famiglia o ai vicini.',
  },
  'au.debt.right-afca': {
    says: 'Può reclamare gratis ad AFCA. Mentre AFCA esamina il Suo caso, quasi sempre non possono farle causa per quel debito.',
  },
  'au.debt.opt-afca': {
    says: 'Prima reclami alla società. Dopo 30 giorni, o dopo un no, vada da AFCA.',
    title: 'Fare reclamo ad AFCA',
    cost: 'Gratis.',
    time: 'Da settimane a mesi.',
    risk: 'Basso.',
    bestFor: 'La tormentano, o non vogliono ascoltare.',
  },
  'au.debt.tactic-writing': {
    says: 'Faccia tutto per iscritto. Chieda che usino solo e-mail o lettere.',
    risk: 'Le lettere sono più lente delle telefonate.',
    notWhen: 'Una data in tribunale è vicina.',
  },
  'au.debt.right-asic-act': {
    says: 'Nessuno può ingannare, tormentare o costringere per un debito di credito. Può reclamare a chi presta, poi ad AFCA, e dirlo ad ASIC.',
  },
  'au.debt.vic-practices': {
    says: 'In Victoria alcuni modi di recuperare debiti sono vietati, come entrare in casa Sua senza permesso o usare la forza o carte false.',
  },
}
