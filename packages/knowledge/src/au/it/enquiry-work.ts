/** The Italian words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'au.ask.pay-cut': {
    says: 'Dica per iscritto che non è d’accordo. Senza il Suo consenso un datore di lavoro di solito non può ridurre paga concordata o orario fisso. Mai può andare sotto il contratto di settore (award). Chiami il Fair Work Ombudsman al 13 13 94.',
  },
  'au.ask.underpaid': {
    says: 'Può chiedere fino a sei anni di paga mancante. Annoti le ore, scriva al datore di lavoro, poi chieda gratis al Fair Work Ombudsman. Pagare meno sapendolo è un reato.',
  },
  'au.ask.casual': {
    says: 'Dopo sei mesi, o dodici in una piccola azienda, può scrivere che sceglie di essere fisso. Il datore deve rispondere entro 21 giorni e per dire no serve un motivo giusto.',
  },
  'au.ask.leave-paid-out': {
    says: 'Le ferie non godute vanno pagate alla fine del lavoro. Possono imporre le ferie solo se il contratto (award) lo permette ed è giusto, come per una chiusura.',
  },
  'au.ask.warning-letter': {
    says: 'Non deve essere d’accordo. Può firmare solo per ricevuta e rispondere per iscritto. Un motivo giusto e la possibilità di rispondere contano se poi La licenziano.',
  },
  'au.ask.training-bond': {
    says: 'Di solito no. Una trattenuta chiede il Suo sì scritto e deve essere a Suo vantaggio, o essere nell’award. Una clausola ingiusta di rimborso non vale. Chieda al Fair Work Ombudsman.',
  },
  'au.ask.public-holiday': {
    says: 'Nei festivi può stare a casa, con paga base se avrebbe lavorato. Possono chiederLe di lavorare se è giusto, e Lei può rifiutare con un motivo giusto. Gli award di solito pagano di più.',
  },
  'au.ask.unpaid': {
    says: 'Controlli la paga con gli strumenti del Fair Work Ombudsman. Chieda per iscritto al Suo capo, poi chiami il 13 13 94. Può tornare indietro di sei anni.',
  },
  'au.ask.after-hours': {
    says: 'Può rifiutare di leggere o rispondere fuori orario, a meno che questo sia irragionevole. È il diritto di staccare (right to disconnect).',
  },
  'au.ask.super': {
    says: 'Controlli il Suo fondo online. Dal 1 luglio 2026 i contributi per la pensione (super) vanno pagati entro sette giorni lavorativi dal giorno di paga. Se no, lo dica all’ATO.',
  },
  'au.ask.bullied': {
    says: 'Scriva ogni volta e chi l’ha visto, e lo dica al datore di lavoro. Finché lavora ancora lì, può chiedere alla Fair Work Commission un ordine per farlo smettere.',
  },
  'au.ask.sham-contractor': {
    says: 'Il nome non decide: conta come lavora davvero. Se la ditta fissa gli orari e non è un’attività sua, forse è un dipendente. Allora spettano paga (award), ferie e super. Un ABN per evitarlo è vietato. Chiami il 13 13 94.',
    dependsOn: 'come lavora davvero',
  },
}
