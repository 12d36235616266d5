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
  'gb.judgment.step-read': {
    says: 'Cerchi la data della sentenza, la somma e come pagare: subito, o un tanto al mese. Segni le date nel calendario.',
  },
  'gb.judgment.step-request': {
    says: 'Chiami oggi il tribunale e chieda se la sentenza c’è già. Se non c’è, mandi subito la difesa o l’offerta di pagare.',
  },
  'gb.judgment.step-wrong': {
    says: 'Non ha mai ricevuto la richiesta, o non deve i soldi? Agisca questa settimana. Chieda al tribunale di annullarla (set aside) con il modulo N244.',
  },
  'gb.judgment.step-afford': {
    says: 'Se lo deve ma non può pagare come ordinato, chieda al tribunale rate più piccole con il modulo N245.',
  },
  'gb.judgment.step-advice': {
    says: 'Chiami un consulente gratuito sui debiti. Aiuta con questi moduli ogni giorno. Chieda anche un aiuto per le tasse del tribunale.',
  },
  'gb.judgment.step-scotland': {
    says: 'Chieda ora consiglio a un consulente (money adviser). Con un’intimazione (charge) può forse chiedere un «time to pay order». Se non sapeva della causa, chieda la revoca (recall).',
  },
  'gb.judgment.step-pay-month': {
    says: 'Se può, paghi tutto entro un mese dalla data della sentenza. Poi mandi la prova al tribunale.',
  },
  'gb.judgment.step-keep-paying': {
    says: 'Se paga a rate, attivi un ordine permanente (standing order) alcuni giorni prima di ogni scadenza. Una rata saltata può portare ufficiali giudiziari (bailiffs).',
  },
  'gb.judgment.step-set-aside-grounds': {
    says: 'Nel modulo dica perché è sbagliata e qual è la Sua difesa. Dica quando l’ha saputo. Mandi le prove, come il vecchio indirizzo.',
  },
  'gb.judgment.step-check-register': {
    says: 'Può cercare il Suo nome nel registro delle sentenze presso Registry Trust. Controlli che questa sia vera e corretta.',
  },
  'gb.judgment.right-set-aside-must': {
    says: 'Il tribunale deve annullare una sentenza senza risposta (default judgment) fatta troppo presto, o dopo che Lei aveva risposto in tempo. Vale anche se aveva già pagato tutto.',
  },
  'gb.judgment.right-set-aside-may': {
    says: 'Il tribunale può annullarla se Lei ha una vera possibilità di vincere, o c’è un altro buon motivo. Deve chiederlo presto.',
  },
  'gb.judgment.right-vary': {
    says: 'Può chiedere di cambiare quanto paga al mese. Il tribunale guarda reddito e spese.',
  },
  'gb.judgment.right-off-register': {
    says: 'Se paga tutto entro un mese, ha il diritto di farla togliere dal registro pubblico.',
  },
  'gb.judgment.right-wages': {
    says: 'Se chiedono soldi dallo stipendio, il tribunale deve lasciarle abbastanza per vivere. Prima può mandare il Suo bilancio.',
  },
  'gb.judgment.right-time-order': {
    says: 'Per i debiti di credito, chieda a un consulente di un «time order». Il tribunale può cambiare i pagamenti e a volte gli interessi.',
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
  'gb.judgment.warn-bailiffs': {
    says: 'Se non paga e non risponde, possono chiedere al tribunale ufficiali giudiziari (bailiffs), soldi dallo stipendio, o un’ipoteca sulla casa (charge).',
  },
  'gb.judgment.warn-move-fast': {
    says: 'Il tribunale guarda quanto in fretta ha agito dopo averlo saputo. Se vuole annullarla, non aspetti.',
  },
  'gb.judgment.insight-default': {
    says: 'Questa sentenza è stata fatta, o chiesta, perché il tribunale non ha avuto la Sua risposta. Nessun giudice ha sentito la Sua versione.',
    actionable:
      'Controlli dove e quando hanno mandato la richiesta. Se è andata a un vecchio indirizzo, lo dica subito al tribunale.',
  },
  'gb.judgment.insight-request-only': {
    says: 'Questo documento chiede una sentenza al tribunale. Forse non c’è ancora.',
    actionable:
      'Chiami ora il tribunale con il numero di causa (claim number). Se non c’è ancora una sentenza, mandi la risposta lo stesso giorno.',
  },
  'gb.judgment.tactic-consent': {
    says: 'Chieda al creditore (claimant) di accettare l’annullamento (set aside) in cambio del pagamento. Alcuni accettano, e il tribunale può ordinarlo.',
    risk: 'Può dire no. C’è comunque una tassa del tribunale.',
    notWhen: 'Il Suo mese per pagare sta per finire.',
  },
  'gb.judgment.tactic-stay': {
    says: 'Quando chiede di annullare o cambiare una sentenza, chieda anche di fermare gli ufficiali giudiziari (bailiffs) finché il tribunale decide.',
    risk: 'Il tribunale può volere un pagamento mentre aspetta.',
    notWhen: 'Nessuno ha chiesto ufficiali giudiziari (bailiffs).',
  },
  'gb.judgment.element-case': {
    says: 'Una vera sentenza indica un tribunale e un numero di causa.',
    name: 'Un tribunale, un numero di causa e una data',
    ifMissing:
      'Non vediamo un numero di causa. Controlli il registro delle sentenze prima di pagare.',
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
