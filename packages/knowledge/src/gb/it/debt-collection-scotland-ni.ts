/** Recupero crediti in Scozia e Irlanda del Nord, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_SCOTLAND_NI_IT: Words = {
  'gb.debt.scotland-right-no-goods': {
    says: 'Non è obbligato a far entrare un incaricato del recupero crediti. Non può prendere le Sue cose. Solo gli ufficiali giudiziari (sheriff officers) possono eseguire un debito, con un ordine del tribunale.',
  },
  'gb.debt.scotland-right-arrangement': {
    says: 'Forse può pagare tutti i debiti con il Debt Arrangement Scheme. Blocca gli interessi e ferma le azioni finché Lei lo rispetta.',
  },
  'gb.debt.scotland-insight-old': {
    says: 'Una data in questa lettera è di più di cinque anni fa. In Scozia il debito può essere finito.',
    actionable:
      'Non paghi e non lo ammetta ancora. Chieda a un consulente (money adviser) se i cinque anni sono passati.',
  },
  'gb.debt.scotland-insight-visit': {
    says: 'In Scozia non ci sono «bailiffs». Solo gli ufficiali giudiziari (sheriff officers) possono agire. Quasi sempre serve prima un ordine del tribunale e un’intimazione (charge).',
    actionable: 'Chieda per iscritto su quale ordine del tribunale si basano.',
  },
  'gb.debt.scotland-warn-silence': {
    says: 'Se il debito è vero, il silenzio può portare a una causa davanti alla Sheriff Court. Non lo ignori per sempre.',
  },
  'gb.debt.ni-right-no-goods': {
    says: 'Non è obbligato a far entrare un incaricato del recupero crediti. Non può prendere le Sue cose. Solo l’Enforcement of Judgments Office può eseguire un debito.',
  },
  'gb.debt.ni-not-yet': {
    says: 'Non possono ancora toccare stipendio o beni. Prima serve una sentenza. Poi deve agire l’Enforcement of Judgments Office.',
  },
  'gb.debt.ni-know-old': {
    says: 'Molti debiti diventano troppo vecchi per il tribunale dopo sei anni. Prima della fine, un pagamento o un’ammissione firmata possono far ripartire i sei anni.',
    learnMore:
      'Cerchi la data dell’ultimo pagamento o dell’ultima volta che ha scritto di questo debito. Lo faccia prima di chiamare, pagare o firmare.',
  },
  'gb.debt.ni-step-advice': {
    says: 'La sospensione «breathing space» non esiste in Irlanda del Nord. Un consulente gratuito può chiedere ai creditori di aspettare e mostrarle altre vie.',
  },
  'gb.judgment.scotland-want': {
    says: 'Il tribunale Le ha ordinato di pagare. Il documento dice quanto e a chi.',
  },
  'gb.judgment.scotland-rights': {
    says: 'Forse può chiedere tempo per pagare. Se hanno deciso senza di Lei, forse può far revocare la decisione (recall).',
  },
  'gb.judgment.scotland-right-time': {
    says: 'Dopo un’intimazione (charge) o un pignoramento (arrestment) può chiedere al tribunale di pagare a rate. L’ordine si chiama «time to pay order».',
  },
  'gb.judgment.scotland-right-recall': {
    says: 'Una causa semplificata (simple procedure) è stata decisa senza di Lei? Può chiedere allo sheriff di revocare la decisione (recall). Faccia presto.',
  },
  'gb.judgment.scotland-right-moratorium': {
    says: 'Una moratoria (moratorium) può fermare l’esecuzione per sei mesi mentre chiede consiglio. Gli interessi corrono ancora.',
  },
  'gb.judgment.scotland-option-time': {
    title: 'Chiedere tempo per pagare',
    says: 'Offra una somma che riesce a mantenere. Un consulente (money adviser) può aiutarla con il modulo.',
    cost: 'La somma che offre.',
    time: 'Alcune settimane.',
    risk: 'Se salta dei pagamenti, l’ordine può finire.',
    bestFor: 'Lo deve e può pagare un po’ alla volta.',
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
