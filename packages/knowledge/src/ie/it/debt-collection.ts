/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'ie.debt.want': {
    says: 'Questa lettera fa solo una richiesta. Da sola non può costringerla a pagare.',
  },
  'ie.debt.reality': {
    says: 'È la lettera di una ditta, non di un tribunale. Nessuno può prendere le Sue cose per questo.',
  },
  'ie.debt.rights': {
    says: 'Può chiedere prove, contestare il debito e offrire ciò che può pagare. Nessuno può molestarla.',
  },
  'ie.debt.no-goods-yet': {
    says: 'Non possono prendere le Sue cose. Può farlo solo un ufficiale giudiziario (sheriff), dopo una sentenza non pagata. Per un’auto a rate (hire purchase) è diverso.',
  },
  'ie.debt.no-wages': {
    says: 'In Irlanda un creditore comune non può far togliere soldi dallo stipendio. Questo vale per il mantenimento della famiglia, le tasse e alcuni debiti di sussidi.',
  },
  'ie.debt.know-old': {
    says: 'Molti debiti sono troppo vecchi per il tribunale dopo sei anni. Un pagamento o una nota firmata che ammette il debito fa ripartire il tempo.',
    learnMore:
      'Cerchi la data dell’ultimo pagamento o scritto. Lo faccia prima di pagare o firmare.',
  },
  'ie.debt.right-proof': {
    says: 'Può chiedere prove: il contratto, gli estratti e come è fatta la somma.',
  },
  'ie.debt.opt-proof': {
    title: 'Chiedere le prove',
    says: 'Chieda il contratto e gli estratti. Non paghi nulla finché non li ha visti.',
    cost: 'Gratis.',
    time: 'Una lettera. Poi alcune settimane.',
    risk: 'Basso. Possono ancora farle causa, quindi faccia attenzione alle carte del tribunale.',
    bestFor: 'Non è sicuro che sia Suo, o la somma sembra sbagliata.',
  },
  'ie.debt.opt-plan': {
    title: 'Offrire un piano di pagamento',
    says: 'Offra una somma a settimana o al mese, o una somma più bassa per chiudere. Abbia l’accordo per iscritto prima di pagare.',
    cost: 'La somma concordata.',
    time: 'Da giorni a settimane.',
    risk: 'Un pagamento può far ripartire il termine.',
    bestFor: 'Lo deve, e non è troppo vecchio.',
  },
  'ie.debt.opt-insolvency': {
    title: 'Chiedere delle soluzioni di insolvenza',
    says: 'Una cancellazione (debt relief notice), un accordo o il fallimento (bankruptcy) può chiudere i debiti. MABS o un Personal Insolvency Practitioner può dirle quale.',
    cost: 'Chiedere è spesso gratis.',
    time: 'Mesi.',
    risk: 'Finisce in un registro pubblico e danneggia il Suo credito.',
    bestFor: 'Deve molto più di quanto può pagare.',
  },
  'ie.debt.insight-restart': {
    says: 'Anche un piccolo pagamento o una nota firmata può far ripartire i sei anni.',
    actionable: 'Controlli l’età del debito prima di pagare o scrivere che lo deve.',
  },
  'ie.debt.myth-prison': {
    says: 'Non può finire in carcere perché deve dei soldi. Rischia solo chi può pagare e rifiuta un ordine del tribunale, dopo un’udienza.',
  },
  'ie.debt.myth-things': {
    says: 'Una società di recupero (debt collector) non può prendere le Sue cose né entrare. Può farlo solo un ufficiale giudiziario (sheriff), dopo una sentenza. Per un’auto a rate (hire purchase) è diverso.',
  },
  'ie.debt.myth-wages': {
    says: 'In Irlanda un creditore comune non può prendere soldi dallo stipendio. Tasse, mantenimento e alcuni debiti di sussidi sono diversi.',
  },
  'ie.debt.element-creditor': {
    name: 'A chi deve i soldi',
    says: 'Dovrebbero dire a chi deve i soldi.',
    ifMissing: 'La lettera non dice a chi deve i soldi. Lo chieda prima di pagare.',
  },
  'ie.debt.element-sum': {
    name: 'Quanto',
    says: 'Dovrebbero dirle quanto chiedono.',
    ifMissing: 'La lettera non dà una somma chiara. Chieda un estratto completo.',
  },
  'ie.debt.right-insolvency': {
    says: 'Se non può pagare, la legge offre vie d’uscita. Una Debt Relief Notice può chiudere debiti fino a 35.000 €. Per somme più alte un esperto (insolvency practitioner) fa un piano.',
  },
  'ie.debt.right-bad-work': {
    says: 'Se il lavoro era fatto male o non finito, lo scriva con foto. Può chiedere che lo sistemino o un prezzo più basso.',
  },
}
