/** Debts with rights of their own: fees, sold debts, phone and internet, bad work, small claims: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_IT: Words = {
  'nz.debt.right-fee': {
    says: 'Possono aggiungere una spesa solo se il Suo contratto lo permette. Non possono ingannarla su questo, e un tribunale può cancellare una clausola ingiusta.',
  },
  'nz.debt.right-bad-work': {
    says: 'Se il lavoro era fatto male o non finito, lo dica per iscritto con foto. Può chiedere di sistemarlo, o di toglierlo dal prezzo.',
  },
  'nz.debt.right-tribunal': {
    says: 'Se lo contesta, il Disputes Tribunal può decidere fino a 60.000 $. Gli avvocati non partecipano, e di solito non paga costi.',
  },
  'nz.debt.right-phone': {
    says: 'Se contesta una bolletta di telefono o internet, Telecommunications Dispute Resolution la esamina gratis. Il servizio va dato con cura; se no, chieda un accredito.',
  },
  'nz.debt.right-sold': {
    says: 'Il Suo debito è stato venduto. Chieda l’avviso scritto, il contratto e il calcolo. Quello che poteva dire al primo creditore vale ancora.',
  },
}
