/** Decisione del giudice (judgment): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_IT: Words = {
  'gb.judgment.want': { says: 'Il documento dice quanto, a chi ed entro quando.' },
  'gb.judgment.reality': {
    says: 'È vero, ma non è la fine. Può pagare in tempo, chiedere le rate, o chiedere al tribunale di annullarla se ha buoni motivi.',
  },
  'gb.judgment.reality-scotland': {
    says: 'In Scozia l’ordine di pagare di un tribunale si chiama «decree». Prima di agire, di solito il creditore deve mandare un’intimazione (charge), che Le dà 14 giorni.',
  },
  'gb.judgment.reality-ni': {
    says: 'In Irlanda del Nord solo l’Enforcement of Judgments Office esegue una sentenza. Deve guardare quanto Lei può pagare.',
  },
  'gb.judgment.rights-summary': {
    says: 'Se paga tutto entro un mese, può tenerla fuori dal registro. Può chiedere di pagare meno al mese. Può chiedere di annullarla se è sbagliata.',
  },
  'gb.judgment.who': {
    says: 'Il tribunale ha fatto l’ordine. I soldi vanno al creditore (claimant), non al tribunale. Paghi il creditore, e conservi la prova.',
  },
  'gb.judgment.no-bailiff-if-paid': {
    says: 'Finché fa i pagamenti fissati dal tribunale, non possono mandare ufficiali giudiziari (bailiffs) per questa sentenza.',
  },
  'gb.judgment.no-bailiff-notice': {
    says: 'Gli ufficiali giudiziari (bailiffs) non possono venire senza avviso. Deve averlo almeno sette giorni liberi (clear days) prima che prendano beni.',
  },
  'gb.judgment.know-month': {
    says: 'Se paga tutto entro un mese dalla sentenza, esce dal registro. Se paga dopo, resta sei anni, segnata come pagata.',
    learnMore: 'Mandi al tribunale la prova del pagamento. Se Le serve, chieda un certificato.',
  },
  'gb.judgment.one-month': {
    says: 'Se paga tutto entro un mese dalla data della sentenza, viene tolta dal registro.',
    action: 'Pagare tutto, se la vuole fuori dal registro pubblico',
    consequence: 'Dopo questo giorno resta nel registro per sei anni, anche se paga.',
  },
  'gb.judgment.instalments-step': {
    says: 'Paghi ogni rata in tempo, direttamente al creditore (claimant), e conservi la prova. Attivi un ordine permanente (standing order) alcuni giorni prima della scadenza.',
  },
  'gb.judgment.instalments-option': {
    title: 'Rispettare le rate',
    says: 'Paghi la somma fissata dal tribunale a ogni scadenza. Se non può, chieda di cambiarla con il modulo N245 prima di saltarne una.',
    cost: 'La somma al mese dell’ordine.',
    time: 'Alcuni minuti per attivarla.',
    risk: 'Una rata saltata può portare ufficiali giudiziari (bailiffs).',
    bestFor: 'Lo deve e può pagare la somma al mese.',
  },
  'gb.judgment.option-pay': {
    title: 'Pagare tutto entro un mese',
    says: 'Paghi il creditore (claimant) e mandi la prova al tribunale. Il Suo nome esce dal registro.',
    cost: 'La somma della sentenza.',
    time: 'Entro un mese dalla data della sentenza.',
    risk: 'Può perdere la possibilità di contestarla.',
    bestFor: 'Lo deve e può trovare i soldi.',
  },
  'gb.judgment.option-set-aside': {
    title: 'Chiedere al tribunale di annullarla',
    says: 'Usi il modulo N244. Spieghi la difesa e perché non ha risposto prima.',
    cost: 'Una tassa del tribunale. Con un reddito basso può avere un aiuto.',
    time: 'Agisca entro pochi giorni. Un’udienza dopo alcune settimane.',
    risk: 'Se perde, può pagare anche le loro spese.',
    bestFor: 'Non ha mai ricevuto la richiesta, o non deve i soldi.',
  },
  'gb.judgment.option-vary': {
    title: 'Chiedere rate più piccole',
    says: 'Usi il modulo N245 con il Suo bilancio. Continui a pagare quanto può mentre aspetta.',
    cost: 'Una piccola tassa del tribunale. Può avere un aiuto.',
    time: 'Alcune settimane.',
    risk: 'Resta nel registro per sei anni.',
    bestFor: 'Lo deve ma le rate sono troppo alte.',
  },
  'gb.judgment.option-help': {
    title: 'Chiedere una consulenza gratuita sui debiti',
    says: 'Un consulente può controllare se si può annullare, e vedere tutti i Suoi debiti.',
    cost: 'Nulla.',
    time: 'Una telefonata questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Tutti quelli con una sentenza.',
  },
  'gb.judgment.rights-later': {
    says: 'Può chiedere di pagare meno al mese. Se è sbagliata, può chiedere di annullarla. Quando ha pagato tutto, risulta pagata.',
  },
  'gb.judgment.option-pay-later': {
    says: 'Paghi chi ha fatto causa e mandi la prova al tribunale. Il registro mostra allora che ha pagato.',
    title: 'Pagare tutto e farlo segnare come pagato',
    cost: 'Quello che resta della sentenza.',
    time: 'Alcune settimane prima che il registro lo mostri.',
    risk: 'Resta sei anni nel registro, come pagata.',
    bestFor: 'La deve e ha trovato i soldi.',
  },
}
