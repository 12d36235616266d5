/** The Italian words of Japan: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'jp.debt.want': {
    says: 'Le chiedono di pagare, o di chiamare e accordarsi. Questa lettera è solo una richiesta.',
  },
  'jp.debt.who': {
    says: 'Una società di recupero (債権回収会社) ha bisogno di una licenza del Ministro della Giustizia. Non è un tribunale.',
  },
  'jp.debt.real': {
    says: 'Nessuno può prendere lo stipendio o i soldi in banca per questa lettera.',
  },
  'jp.debt.not-yet': {
    says: 'Prima devono andare in tribunale e avere una sentenza o un ordine di pagamento. Solo allora possono pignorare.',
  },
  'jp.debt.rights': {
    says: 'Può chiedere contratto e storia dei pagamenti, contestare e dire che è troppo vecchio.',
  },
  'jp.debt.know-old': {
    says: 'Un vecchio debito non finisce da solo. Deve dire che usa il termine (時効の援用).',
  },
  'jp.debt.right-late-interest': {
    says: 'Se il contratto non dice un tasso, possono aggiungere solo il 3 % l’anno per il ritardo.',
  },
  'jp.debt.right-proof': {
    says: 'Ha diritto di chiedere su che cosa si basa la richiesta.',
  },
  'jp.debt.right-harass': {
    says: 'Chi presta non può minacciarla, parlare ad altri del debito o venire al Suo lavoro senza un buon motivo.',
  },
  'jp.debt.right-rate': {
    says: 'Gli interessi oltre il 15-20 % l’anno, secondo l’importo del prestito, sono nulli.',
  },
  'jp.debt.right-old': {
    says: 'La maggior parte dei debiti è troppo vecchia cinque anni dopo la scadenza. Deve dirlo Lei.',
  },
  'jp.debt.option-dispute': {
    title: 'Contestare o usare il termine',
    says: 'Mandi una lettera certificata.',
    cost: 'Circa 1.500 yen o più di posta.',
    time: 'Una lettera.',
    risk: 'Una parola sbagliata può riconoscere il debito.',
    bestFor: 'È vecchio o non è Suo.',
  },
  'jp.debt.option-plan': {
    title: 'Concordare un piano',
    says: 'Con un avvocato o un consulente giudiziario.',
    cost: 'Houterasu può prestare l’onorario.',
    time: 'Alcune settimane.',
    risk: 'Può restare nei Suoi dati di credito.',
    bestFor: 'Lo deve e ha un reddito.',
  },
  'jp.debt.option-help': {
    title: 'Chiedere a Houterasu',
    says: 'Consigli legali gratis se il reddito è basso.',
    cost: 'Nulla.',
    time: 'Una chiamata.',
    risk: 'Nessuno.',
    bestFor: 'È preoccupato.',
  },
  'jp.debt.insight-zero': {
    says: 'Le lettere su vecchi debiti chiedono spesso un piccolo pagamento. Quel pagamento può riconoscere tutto il debito.',
    actionable: 'Non paghi nulla prima di sapere la data dell’ultimo pagamento.',
  },
  'jp.debt.insight-demand': {
    says: 'Una richiesta scritta (催告) rinvia il termine solo di sei mesi, una volta.',
    actionable: 'Scriva il giorno in cui è arrivata.',
  },
  'jp.debt.warn-court': {
    says: 'Se una carta arriva da un tribunale con consegna speciale (特別送達), non la ignori mai. Risponda entro due settimane.',
  },
  'jp.debt.myth-family': {
    says: 'La Sua famiglia non deve il Suo debito, salvo che abbia firmato come garante (保証人).',
  },
}
