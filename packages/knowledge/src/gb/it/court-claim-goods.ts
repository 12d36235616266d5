/** Causa per riavere dei beni: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_GOODS_IT: Words = {
  'gb.claim.goods-want': {
    says: 'Chiedono al tribunale di farle restituire i beni, o di farla pagare. Il tribunale non ha ancora deciso nulla.',
  },
  'gb.claim.goods-rights': {
    says: 'Può andare all’udienza e chiedere di tenere i beni e pagare somme più piccole. Il tribunale può darle tempo.',
  },
  'gb.claim.goods-reality': {
    says: 'È una vera causa con una data di udienza. Ci vada, perché il giudice può decidere senza di Lei.',
  },
  'gb.claim.goods-no-default': {
    says: 'Non possono vincere prima dell’udienza solo perché Lei non ha mandato un modulo. In questo tipo di causa non c’è sentenza automatica (judgment by default).',
  },
  'gb.claim.goods-step-advice': {
    says: 'Chiami questa settimana un consulente gratuito sui debiti. Non restituisca i beni e non firmi nulla prima.',
  },
  'gb.claim.goods-step-form': {
    says: 'Compili il modulo di ammissione (admission) o di difesa (defence) e lo mandi entro la data degli atti. Lì può offrire dei pagamenti.',
  },
  'gb.claim.goods-step-hearing': {
    says: 'Vada all’udienza con un bilancio e le prove di quanto ha pagato.',
  },
  'gb.claim.goods-right-third': {
    says: 'Se ha pagato un terzo del prezzo totale o più, non possono riprendere i beni senza un ordine del tribunale o il Suo consenso.',
  },
  'gb.claim.goods-right-time': {
    says: 'Può chiedere al tribunale un «time order». Può fissare pagamenti più piccoli per un tempo più lungo.',
  },
  'gb.claim.goods-right-end': {
    says: 'Forse può chiudere un contratto «hire purchase» e restituire i beni quando metà è pagata. Chieda prima consiglio, perché il momento conta.',
  },
  'gb.claim.goods-option-keep': {
    title: 'Chiedere di tenerli e pagare a rate',
    says: 'Offra quanto può pagare, nel modulo e all’udienza.',
    cost: 'Quello che offre.',
    time: 'Un modulo ora e mezza giornata in tribunale.',
    risk: 'Se salta un pagamento ordinato dal tribunale, può perdere i beni.',
    bestFor: 'I beni Le servono e può pagare qualcosa al mese.',
  },
  'gb.claim.goods-option-help': {
    title: 'Chiedere aiuto gratuito prima dell’udienza',
    says: 'Un consulente può controllare quanto ha pagato e quale via Le costa meno.',
    cost: 'Nulla.',
    time: 'Una telefonata questa settimana.',
    risk: 'Nessuno, se va comunque all’udienza.',
    bestFor: 'Tutti quelli con questo tipo di causa.',
  },
}
