/** Court enforcement in Scotland: sheriff officers. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_IT: Words = {
  'gb.bailiff.scotland-wants': {
    says: 'Vogliono che Lei paghi un debito già coperto da un ordine del tribunale o da un «summary warrant».',
  },
  'gb.bailiff.scotland-who': {
    says: 'In Scozia eseguono i debiti gli ufficiali giudiziari chiamati «sheriff officers», non i «bailiffs». Sono ufficiali del tribunale, e i creditori li incaricano.',
  },
  'gb.bailiff.scotland-home': {
    says: 'Gli ufficiali giudiziari (sheriff officers) non possono entrare in casa per prendere beni senza un ordine speciale (exceptional attachment order) dello sheriff. È raro.',
  },
  'gb.bailiff.scotland-reality': {
    says: 'Di solito dopo prendono soldi dallo stipendio o dal conto. Una visita per prendere beni da una casa è rara.',
  },
  'gb.bailiff.scotland-moratorium-fact': {
    says: 'In Scozia può chiedere una moratoria (moratorium). Ferma quasi tutte le esecuzioni per 6 mesi, e può chiederla da solo.',
    learnMore:
      'Dà tempo per chiedere consiglio su un piano dei debiti, un «trust deed» o il fallimento personale (bankruptcy). Non ferma gli interessi.',
  },
  'gb.bailiff.scotland-right-exempt': {
    says: 'Devono lasciare gli attrezzi che Le servono per lavoro e un’auto davvero necessaria, fino a un valore fissato.',
  },
  'gb.bailiff.scotland-right-package': {
    says: 'Prima di pignorare beni devono darle un fascicolo informativo sui debiti (debt advice and information package).',
  },
  'gb.bailiff.scotland-right-bank': {
    says: 'Se bloccano il Suo conto, Le resta un saldo minimo. Può chiedere al tribunale di togliere un blocco (arrestment) troppo duro.',
  },
  'gb.bailiff.scotland-step-call': {
    says: 'Chiami gli ufficiali giudiziari (sheriff officers) prima che finisca il tempo della lettera. Offra quanto riesce a mantenere, e annoti il nome.',
  },
  'gb.bailiff.scotland-over-call': {
    says: 'Chiami oggi gli ufficiali giudiziari (sheriff officers), anche se il tempo della lettera è finito. Offra quanto riesce a mantenere, e annoti il nome.',
  },
  'gb.bailiff.scotland-step-moratorium': {
    says: 'Se non può pagare, chieda la moratoria di 6 mesi (moratorium) all’Accountant in Bankruptcy. Prima chieda un consiglio gratuito.',
  },
  'gb.bailiff.scotland-step-advice': {
    says: 'Chieda consulenza gratuita a Citizens Advice Scotland o National Debtline. Chieda del Debt Arrangement Scheme.',
  },
  'gb.bailiff.scotland-step-check': {
    says: 'Se il debito è sbagliato, chieda una copia della decisione (decree) o del «summary warrant». Scriva al creditore perché.',
  },
  'gb.bailiff.scotland-option-plan': {
    title: 'Concordare pagamenti con gli ufficiali giudiziari (sheriff officers)',
    says: 'Offra una somma che riesce a mantenere e chieda il piano per iscritto.',
    cost: 'Quello che offre',
    time: 'Prima che finisca l’intimazione (charge)',
    risk: 'Se salta un pagamento possono pignorare stipendio o conto.',
    bestFor: 'Deve il debito e può pagare un po’ alla volta.',
  },
  'gb.bailiff.scotland-option-help': {
    title: 'Chiedere consiglio e usare la moratoria (moratorium)',
    says: 'Un consulente (money adviser) può aiutarla a usare la moratoria e a scegliere un piano più lungo.',
    cost: 'Gratis',
    time: 'Alcuni giorni',
    risk: 'Dà tempo. Non cancella il debito.',
    bestFor: 'Ha più debiti o non può pagare.',
  },
  'gb.bailiff.scotland-step-read': {
    says: 'Controlli il debito, la somma e le date. Se qualcosa è sbagliato, lo scriva subito al creditore.',
  },
  'gb.bailiff.scotland-right-harsh': {
    says: 'Se perdere i soldi è troppo duro per lei o la famiglia, chieda allo sheriff di liberarli. Non deve firmare il mandate: senza, i soldi aspettano 14 settimane.',
  },
  'gb.bailiff.scotland-right-wages': {
    says: 'Una parte di ogni paga resta sempre sua, secondo una tabella. Se l’ordine o la somma è sbagliata, lo sheriff può dirlo e ordinare di ridare soldi. Può ancora chiedere un piano dei debiti, anche per la council tax. Una volta approvato, fa finire il pignoramento.',
  },
}
