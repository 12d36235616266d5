/** The Italian words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_IT: Words = {
  'nz.jury.right-job': {
    says: 'Il Suo datore di lavoro deve lasciarla andare e non può licenziarla per questo. Non deve pagarla, ma il tribunale paga una somma per ogni mezza giornata.',
  },
  'nz.jury.right-later': {
    says: 'Può chiedere un giorno più tardi entro 12 mesi, o di essere esonerato per un buon motivo come malattia, cura o difficoltà.',
  },
  'nz.jury.warn': { says: 'Non resti assente senza dire nulla. Può ricevere una multa.' },
  'nz.jury.step': {
    says: 'Risponda subito alla convocazione (summons), online o con il modulo. Dica il giorno al Suo datore di lavoro.',
  },
  'nz.jury.step-costs': {
    says: 'Chieda al tribunale della somma, del viaggio e della cura dei bambini.',
  },
}
