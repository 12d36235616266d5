/** Questions about the pension, health premiums, public assistance and allowances: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_AND_BENEFITS_IT: Words = {
  'jp.ask.pension': {
    says: 'Chieda al comune un’esenzione o un rinvio (免除・納付猶予). Può valere per due anni e un mese indietro. Salva il diritto a una pensione di invalidità. Se ignora i solleciti, possono pignorare.',
  },
  'jp.ask.health-premium': {
    says: 'Vada in comune prima della data. Chieda la tariffa più bassa per redditi bassi o perdita del lavoro, una riduzione (減免) o rate. Porti la prova del reddito. Chieda quali cure tiene mentre è in debito.',
  },
  'jp.ask.welfare': {
    says: 'Può chiedere l’assistenza pubblica all’ufficio sociale del comune, anche con casa, lavoro o debiti. Devono prendere il modulo e rispondere in 14 giorni, 30 al massimo. Contro un no ha tre mesi per un riesame.',
  },
  'jp.ask.allowance-back': {
    says: 'Chieda la decisione per iscritto, con motivo e calcolo. Se è sbagliata, chieda un riesame (審査請求) entro tre mesi da quando lo sa. La carta dice dove. Se è giusta, chieda piccole rate. Se aveva dichiarato tutto in tempo, lo mostri. Chiami Houterasu.',
  },
  'jp.ask.pension-decision': {
    says: 'Chieda un riesame (審査請求) all’esaminatore (社会保険審査官) entro tre mesi da quando lo sa. È gratis. Chieda le carte mediche usate e mandi un nuovo rapporto. Poi ha due mesi per un secondo riesame o sei per il tribunale. Un esperto (社労士) può aiutare.',
  },
}
