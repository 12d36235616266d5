/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'nz.debt.want': { says: 'Questa lettera fa solo una richiesta. Da sola non può farla pagare.' },
  'nz.debt.reality': {
    says: 'È una lettera di una società, non di un tribunale. Per questa lettera nessuno può prendere la Sua paga o le Sue cose.',
  },
  'nz.debt.rights': {
    says: 'Può chiedere prove, contestare il debito, chiedere aiuto per difficoltà (hardship) e offrire quanto può permettersi. Nessuno può minacciarla.',
  },
  'nz.debt.no-wages-yet': {
    says: 'Non possono ancora prendere soldi dalla Sua paga o dal Suo sussidio. Prima serve loro una sentenza e poi un ordine di pignoramento (attachment order).',
  },
  'nz.debt.no-goods-yet': {
    says: 'Non possono prendere le Sue cose. Può farlo solo un ufficiale del tribunale (bailiff), dopo un ordine del tribunale. Chi presta può prendere un’auto che garantisce il suo prestito.',
  },
  'nz.debt.know-old': {
    says: 'Quasi tutti i debiti sono troppo vecchi per il tribunale dopo sei anni. Un pagamento, o un foglio firmato che dice che lo deve, fa ripartire il tempo.',
    learnMore:
      'Trovi la data in cui ha pagato o scritto l’ultima volta. Lo faccia prima di pagare o firmare qualcosa.',
  },
  'nz.debt.know-mentor': {
    says: 'Un consulente finanziario (financial mentor) può parlare con la società per Lei, gratis. La società può trattare con lui invece che con Lei.',
  },
  'nz.debt.right-proof': {
    says: 'Può chiedere prove: il contratto, gli estratti e come è fatta la somma.',
  },
  'nz.debt.step-check': {
    says: 'Controlli che il debito sia Suo. Guardi il nome, la somma, le date e a chi lo doveva all’inizio.',
  },
  'nz.debt.step-age': {
    says: 'Scopra quando ha pagato l’ultima volta. Se sono quasi sei anni o di più, non paghi e non firmi ancora nulla.',
  },
  'nz.debt.step-moneytalks': {
    says: 'Chiami MoneyTalks allo 0800 345 123. È gratis e sono dalla Sua parte.',
  },
  'nz.debt.step-write': {
    says: 'Risponda per iscritto. Chieda prove del debito, o chieda aiuto per difficoltà (hardship).',
  },
  'nz.debt.step-offer': {
    says: 'Se lo deve, faccia un bilancio e offra una somma che può mantenere. Si faccia scrivere l’accordo.',
  },
  'nz.debt.step-dispute': {
    says: 'Se è sbagliato, lo dica per iscritto e dica perché. Allora non dovrebbero segnalarlo come mancato pagamento (default) mentre è contestato.',
  },
  'nz.debt.opt-proof': {
    says: 'Chieda il contratto e gli estratti. Non paghi nulla finché non li ha visti.',
    title: 'Chiedere prove',
    cost: 'Gratis.',
    time: 'Una lettera. Poi alcune settimane.',
    risk: 'Basso. Possono ancora farle causa, quindi faccia attenzione a carte del tribunale.',
    bestFor: 'Non è sicuro che sia Suo, o la somma sembra sbagliata.',
  },
  'nz.debt.opt-plan': {
    says: 'Offra una somma ogni settimana o ogni due settimane. Se lo faccia scrivere prima di pagare.',
    title: 'Offrire un piano di pagamento',
    cost: 'La somma concordata.',
    time: 'Da giorni a settimane.',
    risk: 'Un pagamento può far ripartire il termine.',
    bestFor: 'Lo deve, e non è troppo vecchio.',
  },
  'nz.debt.insight-restart': {
    says: 'Anche un piccolo pagamento o un foglio firmato può far ripartire i sei anni.',
    actionable: 'Controlli l’età del debito prima di pagare qualcosa.',
  },
  'nz.debt.warn-court': {
    says: 'Se arrivano carte del tribunale, non le metta da parte. Se non risponde in tempo, possono vincere senza di Lei.',
  },
  'nz.debt.myth-prison': {
    says: 'Non può andare in prigione per non aver pagato una carta, un prestito o una bolletta.',
  },
  'nz.debt.myth-things': {
    says: 'Una società di recupero crediti non può prendere le Sue cose. Può farlo solo un ufficiale del tribunale (bailiff), dopo un ordine del tribunale.',
  },
  'nz.debt.element-creditor': {
    says: 'Dovrebbero dire a chi deve i soldi.',
    name: 'A chi deve',
    ifMissing: 'La lettera non dice a chi deve i soldi. Chieda prima di pagare.',
  },
  'nz.debt.element-sum': {
    says: 'Dovrebbero dirle quanto chiedono.',
    name: 'Quanto',
    ifMissing: 'La lettera non dà una somma chiara. Chieda un conto completo.',
  },
}
