/** Decrees and judgments in Scotland and Northern Ireland, where they are enforced in other ways than in England: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NATIONS_IT: Words = {
  'gb.judgment.scotland-want': {
    says: 'Il tribunale Le ha ordinato di pagare. Il documento dice quanto e a chi.',
  },
  'gb.judgment.scotland-rights': {
    says: 'Forse può chiedere tempo per pagare. Se hanno deciso senza di Lei, forse può far revocare la decisione (recall).',
  },
  'gb.judgment.scotland-right-recall': {
    says: 'Una causa semplificata (simple procedure) è stata decisa senza di Lei? Può chiedere allo sheriff di revocare la decisione (recall). Faccia presto.',
  },
  'gb.judgment.scotland-right-moratorium': {
    says: 'Una moratoria (moratorium) può fermare l’esecuzione per sei mesi mentre chiede consiglio. Gli interessi corrono ancora.',
  },
  'gb.judgment.scotland-option-recall': {
    title: 'Chiedere allo sheriff di revocarla',
    says: 'Spieghi perché non ha risposto e qual è la Sua difesa.',
    cost: 'Può esserci una tassa del tribunale. Chieda se c’è un aiuto per pagarla.',
    time: 'Agisca entro pochi giorni.',
    risk: 'Lo sheriff può rifiutare.',
    bestFor: 'Non ha mai ricevuto la richiesta, o non deve i soldi.',
  },
  'gb.judgment.scotland-warn': {
    says: 'Dopo i 14 giorni di un’intimazione (charge) possono pignorare stipendio o conto. Chieda consiglio prima che finiscano.',
  },
  'gb.judgment.ni-step': {
    says: 'Chieda ora una consulenza gratuita sui debiti. Se scrive l’Enforcement of Judgments Office, risponda con il Suo bilancio entro la data che dà.',
  },
  'gb.judgment.ni-right': {
    says: 'L’Enforcement of Judgments Office guarda che cosa ha e guadagna. Può ordinare di pagare a rate.',
  },
}
