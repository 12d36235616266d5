/** Italian: shared homes without a licence, zero hours, copies of data, wills, letters before care proceedings, and unfair parking sums in court. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHTS_AT_HOME_AND_WORK_IT: Words = {
  'gb.shared-home.right-licence': {
    says: 'Quasi ogni casa divisa tra cinque o più persone, di due o più famiglie, ha bisogno di una licenza del comune. Affittare senza è reato.',
  },
  'gb.shared-home.right-rent-back': {
    says: "Può chiedere al First-tier Tribunal di riavere l'affitto. Per i fatti dal 1 maggio 2026 sono fino a due anni di affitto, se lo chiede entro due anni. Prima era un anno.",
  },
  'gb.shared-home.answer': {
    says: "Sì, se serviva una licenza e manca. Chieda al comune, tenga le prove dell'affitto e chieda al First-tier Tribunal il rimborso (rent repayment order).",
  },
  'gb.zero-hours.right-other-job': {
    says: 'Un contratto senza ore fisse (zero hours) non può vietarLe di lavorare per altri. Non possono punirLa o licenziarLa per questo.',
  },
  'gb.zero-hours.right-holiday': {
    says: "Ha diritto a 5.6 settimane di ferie pagate l'anno e a pause. Il lavoro non supera 48 ore la settimana in media, salvo che abbia firmato altro.",
  },
  'gb.zero-hours.answer': {
    says: 'Può lavorare per altri, e ha ferie pagate, pause e paga minima. Per ora possono annullare turni. Chieda le ferie pagate per iscritto, poi chiami Acas.',
  },
  'gb.data-copy.wants': { says: 'Rispondono alla Sua richiesta di una copia dei Suoi dati.' },
  'gb.data-copy.right-copy': {
    says: 'Può avere gratis una copia dei Suoi dati entro un mese, o tre se è complesso. Possono coprire altri, ma devono dare il resto.',
  },
  'gb.data-copy.step': {
    says: "Risponda: su quale regola si basano? Chieda tutto ciò che non riguarda altri. Poi si lamenti gratis con l'Information Commissioner's Office. Anche un giudice può ordinarlo.",
  },
  'gb.data-copy.answer': {
    says: "Devono rispondere entro un mese, o tre se è complesso. Solleciti per iscritto. Poi si lamenti gratis con l'Information Commissioner's Office.",
  },
  'gb.will.wants': {
    says: "La lettera parla di un'eredità. Forse vuole che Lei rinunci a una richiesta. Non deve firmare nulla ora.",
  },
  'gb.will.right-claim': {
    says: "Coniuge, compagno, figlio o persona a carico possono chiedere al giudice una parte giusta. Il termine è sei mesi dall'atto di successione (grant of probate).",
  },
  'gb.will.right-valid': {
    says: "Un testamento vale solo se firmato davanti a due testimoni, con mente lucida e senza pressioni. Può chiedere all'avvocato il fascicolo su come fu fatto.",
  },
  'gb.will.right-account': {
    says: "Chi sistema l'eredità deve raccoglierla, pagare i debiti e dividerla. Si può chiedergli una lista e i conti.",
  },
  'gb.will.step': {
    says: "Veda un avvocato per eredità prima che finiscano i sei mesi, e non firmi nulla prima. Se l'atto non c'è ancora, chieda un blocco (caveat).",
  },
  'gb.will.answer': {
    says: "Coniuge, compagno, figlio o persona a carico possono chiedere una parte giusta entro sei mesi dall'atto di successione. Un testamento firmato male, o sotto pressione, non vale.",
  },
  'gb.care-case.wants': {
    says: 'Il comune è preoccupato per un bambino e forse andrà dal giudice. Ha ancora tempo per cambiare le cose.',
  },
  'gb.care-case.right-lawyer': {
    says: 'Un genitore che riceve questa lettera ha diritto a un avvocato gratis, qualunque sia la paga. Gli porti la lettera oggi.',
  },
  'gb.care-case.step': {
    says: "Vada all'incontro con un avvocato. Indichi parenti che possono aiutare. Non firmi nulla su dove vive il bambino senza consiglio.",
  },
  'gb.claim.parking-fair-terms': {
    says: 'Le regole di un cartello La vincolano solo se giuste e chiare. Può contestare le somme aggiunte.',
  },
  'gb.work.right-grievance': {
    says: 'Il datore deve esaminare un reclamo, incontrarLa con chi La accompagna e permettere un ricorso. Se no, un giudice può aggiungere fino al 25%.',
  },
}
