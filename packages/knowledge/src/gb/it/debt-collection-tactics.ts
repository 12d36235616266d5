/** Letters from debt collectors: tactics. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_TACTICS_IT: Words = {
  'gb.debt.tactic-agreement': {
    says: 'Chieda il contratto di credito (credit agreement) prima di parlare di pagamenti. Se non lo trovano, Lei è molto più forte.',
    risk: 'Possono trovarlo. Allora il debito si può di nuovo far valere.',
    notWhen: 'Pensa di pagare presto, o c’è già una causa.',
  },
  'gb.debt.tactic-in-writing': {
    says: 'Faccia tutto per iscritto. Al telefono si promette troppo. Una lettera Le dà tempo e lascia una prova.',
    risk: 'Le lettere sono più lente delle telefonate.',
    notWhen: 'Una data in tribunale è vicina.',
  },
  'gb.debt.tactic-advice-pause': {
    says: 'Dica che un consulente sui debiti La aiuta con un piano. Devono aspettare per un tempo giusto, spesso 30 giorni.',
    risk: 'Gli interessi possono correre ancora.',
    notWhen: 'Non ha chiesto consulenza.',
  },
  'gb.debt.tactic-breathing-space': {
    says: 'La sospensione «breathing space» ferma quasi tutti gli interessi e le azioni per 60 giorni. Solo un consulente sui debiti può avviarla.',
    risk: 'Può averla una volta ogni dodici mesi. Il debito resta.',
    notWhen: 'Potrebbe pagare ora senza difficoltà.',
  },
  'gb.debt.tactic-lump-sum': {
    says: 'Per loro un pagamento oggi vale più di piccole somme per anni. Una somma unica più bassa può chiudere il debito.',
    risk: 'Se l’accordo non è scritto, possono vendere il resto a un’altra società.',
    notWhen: 'Il debito può essere troppo vecchio, o non è Suo.',
  },
  'gb.debt.tactic-complaint': {
    says: 'Usi la parola reclamo (complaint). Fa partire otto settimane, e poi l’Ombudsman può intervenire gratis.',
    risk: 'Un reclamo da solo non ferma una causa.',
    notWhen: 'È arrivato un modulo del tribunale. Risponda prima a quello.',
  },
}
