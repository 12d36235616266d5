/** The Italian words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_IT: Words = {
  'ie.jury.right-pay': {
    says: 'Il datore deve lasciarLa andare e pagarLa come sempre. Chieda un attestato alla cancelleria.',
  },
  'ie.jury.right-excuse': {
    says: 'Può chiedere l’esonero per un buon motivo: malattia, figli o lavoro autonomo. Ad alcuni basta chiedere, come dai 65 anni.',
  },
  'ie.jury.right-who': {
    says: 'Alcuni non possono, come chi non è cittadino irlandese o lavora nella giustizia. Lo dica alla cancelleria.',
  },
  'ie.jury.warn': { says: 'Non manchi senza avvisare. Senza motivo la multa arriva a €500.' },
  'ie.jury.step': { says: 'Rispedisca il modulo allegato. Dica il giorno al datore.' },
}
