/** The Italian words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_IT: Words = {
  'us.student-loan.deadline-hearing': {
    says: 'Chieda un’udienza entro 30 giorni dall’avviso. Allora non possono prendere paga finché non è deciso.',
    action: 'Chiedere un’udienza per iscritto, o accordarsi su un piano',
    consequence:
      'Possono dire al Suo datore di trattenere paga. Può ancora chiedere un’udienza dopo.',
  },
  'us.student-loan.right-fifteen': {
    says: 'Per un prestito studentesco federale possono trattenere al massimo il 15% della paga netta.',
  },
  'us.student-loan.right-notice': {
    says: 'Deve avere un avviso 30 giorni prima. Può vedere i documenti, contestare il debito, mostrare una grave difficoltà o accordarsi su un piano.',
  },
  'us.student-loan.right-lost-job': {
    says: 'Se ha perso un lavoro non per Sua scelta, non possono prendere paga finché non ha lavorato di nuovo per 12 mesi.',
  },
  'us.student-loan.option-rehabilitate': {
    says: 'Chieda la riabilitazione (rehabilitation): nove pagamenti in dieci mesi adatti al Suo reddito. Toglie anche il mancato pagamento (default) dal rapporto di credito.',
    title: 'Portare il prestito fuori dal mancato pagamento (default)',
    cost: 'Nove piccoli pagamenti, secondo il reddito',
    time: 'Dieci mesi',
    risk: 'Il prestito resta. Un pagamento saltato lo fa ripartire.',
    bestFor: 'Deve i soldi e può pagare un poco.',
  },
  'us.student-loan.deadline-offset': {
    says: 'Chieda un’udienza (hearing) entro 65 giorni dall’avviso. Così non si prende paga finché non si decide.',
    action: 'Chiedere per iscritto un’udienza prima che la paga sia ridotta',
    consequence: 'La Sua agenzia può trattenere fino al 15 % della paga netta.',
  },
  'us.student-loan.right-offset': {
    says: 'Dalla paga federale si può prendere al massimo il 15 % del netto. Prima può vedere le carte, concordare un piano o avere un’udienza davanti a una persona esterna. Chieda le carte entro 20 giorni: allora ha 15 giorni da quando arrivano.',
  },
}
