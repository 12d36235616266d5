/** Debts with rights of their own: sold debts, phone and internet, damage that an insurer paid, small claims: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_IT: Words = {
  'au.debt.right-small-costs': {
    says: 'In una piccola causa ogni parte di solito paga il proprio avvocato. Chieda qual è il limite nel Suo stato.',
  },
  'au.debt.right-phone': {
    says: 'La società telefonica deve offrirLe un aiuto per pagare prima di tagliare la linea. Se non l’ha fatto, reclami gratis al Telecommunications Industry Ombudsman.',
  },
  'au.debt.right-sold': {
    says: 'Il Suo debito è stato venduto. Chieda l’avviso scritto di cessione (notice of assignment) e il contratto. Lei conserva tutte le difese che aveva contro il primo creditore.',
  },
  'au.debt.right-insurer-recovers': {
    says: 'Se non può pagare un assicuratore per un danno, glielo dica. Il suo codice gli chiede di aiutare chi è in difficoltà, per esempio con piccole rate o una pausa.',
  },
}
