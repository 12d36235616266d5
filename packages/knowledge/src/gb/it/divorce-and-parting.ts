/** Divorce, its money and pensions, and couples who never married: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_AND_PARTING_IT: Words = {
  'gb.divorce.right-no-blame': {
    says: "Uno di voi può chiedere il divorzio senza accusare l'altro. Ci vogliono almeno 26 settimane. Faccia decidere anche casa, denaro e pensioni.",
  },
  'gb.divorce.answer': {
    says: "Uno di voi può chiederlo in rete senza accusare l'altro. Ci vogliono almeno 26 settimane. Non dimentichi l'ordine sul denaro: senza, le richieste restano aperte.",
  },
  'gb.unmarried.right-share': {
    says: 'Vivere insieme non crea un matrimonio. Un giudice può comunque dire quale parte della casa è Sua, secondo gli accordi e i pagamenti.',
  },
  'gb.divorce.answer-pension': {
    says: 'Nessuno ha diritto senz’altro alla metà. Il tribunale guarda i bisogni di entrambi, figli, età, redditi e anni insieme, e può dividere una pensione. Chieda il suo valore (CETV) e si faccia consigliare prima di accettare. Solo un ordine del tribunale rende definitivo l’accordo.',
  },
}
