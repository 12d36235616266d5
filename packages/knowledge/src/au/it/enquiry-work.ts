/** The Italian words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'au.ask.casual': {
    says: 'Dopo sei mesi, o dodici in una piccola azienda, può scrivere che sceglie di essere fisso. Il datore deve rispondere entro 21 giorni e per dire no serve un motivo giusto.',
  },
  'au.ask.warning-letter': {
    says: 'Non deve essere d’accordo. Può firmare solo per ricevuta e rispondere per iscritto. Un motivo giusto e la possibilità di rispondere contano se poi La licenziano.',
  },
  'au.ask.after-hours': {
    says: 'Può rifiutare di leggere o rispondere fuori orario, a meno che questo sia irragionevole. È il diritto di staccare (right to disconnect).',
  },
  'au.ask.bullied': {
    says: 'Scriva ogni volta e chi l’ha visto, e lo dica al datore di lavoro. Finché lavora ancora lì, può chiedere alla Fair Work Commission un ordine per farlo smettere.',
  },
}
