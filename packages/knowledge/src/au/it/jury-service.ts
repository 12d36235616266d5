/** The Italian words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_IT: Words = {
  'au.jury.right-leave': {
    says: 'Il datore di lavoro deve darle il permesso. Se non è un lavoratore occasionale (casual), Le completa la paga per i primi dieci giorni, e in alcuni stati più a lungo.',
  },
  'au.jury.right-safe': {
    says: 'Il datore di lavoro non può licenziarla o farle danno perché serve in una giuria.',
  },
  'au.jury.right-excuse': {
    says: 'Può chiedere di essere esonerato o un giorno più tardi, per un buon motivo come malattia, cura di altri o vere difficoltà.',
  },
  'au.jury.warn': { says: 'Non resti assente senza dire nulla. Può ricevere una multa.' },
  'au.jury.step': {
    says: 'Risponda entro il giorno nella convocazione (summons), online o con il modulo. Chieda subito di essere esonerato se ne ha bisogno, con prove.',
  },
  'au.jury.step-work': {
    says: 'Mostri la convocazione (summons) al datore di lavoro. Tenga la prova della presenza e della paga della giuria.',
  },
}
