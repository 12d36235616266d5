/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'au.debt.want': { says: 'Questa lettera fa solo una richiesta. Da sola non può farla pagare.' },
  'au.debt.reality': {
    says: 'È una lettera di una società, non di un tribunale. Nessuno può prenderle lo stipendio o le cose per questa lettera.',
  },
  'au.debt.rights': {
    says: 'Può chiedere prove, contestare il debito, chiedere aiuto per le difficoltà (hardship) e offrire quanto può. Nessuno può minacciarla.',
  },
  'au.debt.no-wages-yet': {
    says: 'Non possono ancora prendere il Suo stipendio o i soldi in banca. Prima devono farle causa e vincere.',
  },
  'au.debt.no-goods-yet': {
    says: 'Non possono prendere le Sue cose o entrare. Lo può solo un ufficiale giudiziario (sheriff o bailiff), dopo un ordine del tribunale. Chi presta può prendere un’auto che garantisce il suo prestito.',
  },
  'au.debt.know-old': {
    says: 'Quasi tutti i debiti sono troppo vecchi per il tribunale dopo sei anni, o tre nel Northern Territory. Un pagamento o una nota firmata può far ripartire il tempo.',
    learnMore:
      'Cerchi la data in cui ha pagato o scritto l’ultima volta. Lo faccia prima di pagare o firmare qualcosa.',
  },
  'au.debt.right-proof': {
    says: 'Può chiedere prove: il contratto, gli estratti conto e come è fatta la somma. Mentre controllano dovrebbero smettere di riscuotere.',
  },
  'au.debt.opt-proof': {
    says: 'Chieda il contratto e gli estratti conto. Non paghi nulla finché non li ha visti.',
    title: 'Chiedere le prove',
    cost: 'Gratis.',
    time: 'Una lettera. Poi alcune settimane.',
    risk: 'Basso. Possono ancora farle causa, quindi stia attento alle carte del tribunale.',
    bestFor: 'Non è sicuro che sia Suo, o la somma sembra sbagliata.',
  },
  'au.debt.opt-plan': {
    says: 'Offra una somma ogni due settimane, o una sola somma più bassa per chiudere. Se lo faccia scrivere prima di pagare.',
    title: 'Offrire un piano a rate',
    cost: 'La somma che concordate.',
    time: 'Da giorni a settimane.',
    risk: 'Un pagamento può far ripartire il tempo.',
    bestFor: 'Deve la somma, e non è troppo vecchia.',
  },
  'au.debt.opt-counsellor': {
    says: 'Possono scrivere per Lei e chiedere che un debito sia lasciato cadere.',
    title: 'Vedere un consulente finanziario gratuito (financial counsellor)',
    cost: 'Gratis.',
    time: 'Subito.',
    risk: 'Nessuno.',
    bestFor: 'Ha molti debiti, o nessun soldo da parte.',
  },
  'au.debt.insight-restart': {
    says: 'Anche un piccolo pagamento può far ripartire il tempo, se i sei anni non sono finiti. Chi chiama spesso ne chiede uno.',
    actionable: 'Controlli l’età del debito prima di pagare qualcosa.',
  },
  'au.debt.insight-waiver': {
    says: 'Se vive di aiuti pubblici e ha poche cose, un consulente può chiedere alla società di rinunciare al debito.',
    actionable: 'Chieda alla National Debt Helpline di una rinuncia al debito (debt waiver).',
  },
  'au.debt.warn-court': {
    says: 'Se arrivano carte del tribunale, non le metta da parte. Se non risponde in tempo, possono vincere senza di Lei.',
  },
  'au.debt.warn-fixers': {
    says: 'Stia attento alle ditte che sistemano crediti o debiti a pagamento. I consulenti finanziari (financial counsellors) lo fanno gratis.',
  },
  'au.debt.myth-prison': {
    says: 'Non può andare in prigione perché non paga una carta, un prestito o una bolletta.',
  },
  'au.debt.myth-things': {
    says: 'Una società di recupero non può prendere le Sue cose. Lo può solo un ufficiale giudiziario (sheriff o bailiff), dopo un ordine del tribunale, e le cose di base della casa sono al sicuro.',
  },
  'au.debt.element-creditor': {
    says: 'Dovrebbero dire a chi deve.',
    name: 'A chi deve',
    ifMissing: 'La lettera non dice a chi deve. Lo chieda prima di pagare.',
  },
  'au.debt.element-sum': {
    says: 'Dovrebbero dirle quanto chiedono.',
    name: 'Quanto',
    ifMissing: 'La lettera non dà una somma chiara. Chieda un conto completo.',
  },
  'au.debt.right-bankrupt': {
    says: 'Un avviso di fallimento (bankruptcy notice) richiede una sentenza di almeno $10.000. Le dà 21 giorni. Questa lettera da sola non La rende fallito.',
  },
}
