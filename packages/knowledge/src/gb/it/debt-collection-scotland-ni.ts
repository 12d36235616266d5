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
}
