/** What someone left: wills, claims on them and those who settle them. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const WILLS_IT: Words = {
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
}
