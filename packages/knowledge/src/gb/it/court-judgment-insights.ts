/** A court judgment: warnings, what an adviser would notice, tactics and required parts. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_INSIGHTS_IT: Words = {
  'gb.judgment.warn-bailiffs': {
    says: 'Se non paga e non risponde, possono chiedere al tribunale ufficiali giudiziari (bailiffs), soldi dallo stipendio, o un’ipoteca sulla casa (charge).',
  },
  'gb.judgment.warn-move-fast': {
    says: 'Il tribunale guarda quanto in fretta ha agito dopo averlo saputo. Se vuole annullarla, non aspetti.',
  },
  'gb.judgment.insight-default': {
    says: 'Questa sentenza è stata fatta, o chiesta, perché il tribunale non ha avuto la Sua risposta. Nessun giudice ha sentito la Sua versione.',
    actionable:
      'Controlli dove e quando hanno mandato la richiesta. Se è andata a un vecchio indirizzo, lo dica subito al tribunale.',
  },
  'gb.judgment.insight-request-only': {
    says: 'Questo documento chiede una sentenza al tribunale. Forse non c’è ancora.',
    actionable:
      'Chiami ora il tribunale con il numero di causa (claim number). Se non c’è ancora una sentenza, mandi la risposta lo stesso giorno.',
  },
  'gb.judgment.tactic-consent': {
    says: 'Chieda al creditore (claimant) di accettare l’annullamento (set aside) in cambio del pagamento. Alcuni accettano, e il tribunale può ordinarlo.',
    risk: 'Può dire no. C’è comunque una tassa del tribunale.',
    notWhen: 'Il Suo mese per pagare sta per finire.',
  },
  'gb.judgment.tactic-stay': {
    says: 'Quando chiede di annullare o cambiare una sentenza, chieda anche di fermare gli ufficiali giudiziari (bailiffs) finché il tribunale decide.',
    risk: 'Il tribunale può volere un pagamento mentre aspetta.',
    notWhen: 'Nessuno ha chiesto ufficiali giudiziari (bailiffs).',
  },
  'gb.judgment.element-case': {
    says: 'Una vera sentenza indica un tribunale e un numero di causa.',
    name: 'Un tribunale, un numero di causa e una data',
    ifMissing:
      'Non vediamo un numero di causa. Controlli il registro delle sentenze prima di pagare.',
  },
}
