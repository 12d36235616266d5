/** Letters about rent that is owed: what to do, rights and a plan. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_IT: Words = {
  'gb.rent.want': {
    says: 'Vogliono l’affitto, o una Sua telefonata per concordare un piano.',
  },
  'gb.rent.step-statement': {
    says: 'Chieda un estratto dell’affitto (rent statement) e controlli ogni riga: ogni settimana, ogni pagamento, ogni aiuto. Gli errori sono frequenti.',
  },
  'gb.rent.step-plan': {
    says: 'Risponda prima della data. Offra l’affitto più una piccola somma a settimana che può mantenere. Abbia il sì per iscritto.',
  },
  'gb.rent.step-benefits': {
    says: 'Controlli di avere tutti gli aiuti possibili per l’affitto. Se manca una parte, chieda al comune (council) un contributo in più per la casa.',
  },
  'gb.rent.right-social': {
    says: 'Un comune (council) o un ente per la casa (housing association) deve parlarle prima di andare in tribunale. Dovrebbe cercare un piano che Lei può pagare e aiutarla con gli aiuti.',
  },
  'gb.rent.option-plan': {
    says: 'Mandi un bilancio e offra l’affitto più una somma per il debito.',
    title: 'Offrire un piano per gli arretrati',
    cost: 'Quello che offre.',
    time: 'Una sera.',
    risk: 'Offra solo quello che può mantenere.',
    bestFor: 'Lo deve e da ora può pagare l’affitto.',
  },
  'gb.rent.step-universal-credit': {
    says: 'Scriva nel diario di Universal Credit che deve l’affitto. Chieda perché la parte per l’affitto è in ritardo e se può andare diretta al proprietario.',
  },
  'gb.rent.right-disabled': {
    says: 'Se Lei o qualcuno in casa è malato da tempo o disabile, lo scriva al Comune. Deve tenerne conto prima di agire contro la Sua casa.',
  },
  'gb.rent.hearing-go': {
    says: "Vada all'udienza, anche se deve l'affitto. Spesso il giudice può farla restare se paga l'affitto e un po' di più.",
  },
  'gb.rent.hearing-lawyer': {
    says: 'Chiami ora un avvocato gratuito per la casa (legal aid). Se non lo ha, quel giorno chieda in tribunale il consulente di turno (duty adviser), con qualsiasi reddito.',
  },
  'gb.rent.hearing-papers': {
    says: "Mandi al tribunale il modulo di difesa, se può. Porti il conto dell'affitto, le prove di reddito e aiuti, e un'offerta che può mantenere.",
  },
  'gb.rent.right-hearing': {
    says: 'All’udienza può dire al giudice la sua versione, anche se non ha inviato moduli. Nessuno vince una causa così solo perché Lei non ha risposto.',
  },
  'gb.rent.hearing-not-yet': {
    says: 'Non se ne vada da solo. Anche con un ordine solo gli ufficiali del tribunale possono sfrattarla, e a volte un giudice può ancora fermarlo o rinviarlo.',
  },
  'gb.rent.order-not-yet': {
    says: 'C’è un ordine del tribunale, ma solo un ufficiale del tribunale può farla uscire. Prima deve ricevere un avviso scritto del giorno.',
  },
  'gb.rent.order-step': {
    says: 'Agisca oggi. Se può, paghi la parte dell’ordine che manca. Se no, chiami, dica quando potrà, e lo scriva.',
  },
  'gb.rent.order-right': {
    says: 'Se non può rispettare l’ordine, chieda al tribunale di cambiarlo o di fermare lo sfratto, con il modulo N244. Mandi un bilancio che può mantenere.',
  },
  'gb.rent.right-direct-payment': {
    says: 'Universal Credit può pagare l’affitto direttamente al padrone di casa, e anche una parte degli arretrati. Può chiederlo, o dire che le resterebbe troppo poco.',
  },
}
