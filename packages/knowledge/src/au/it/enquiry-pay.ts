/** The Italian words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_IT: Words = {
  'au.ask.sham-contractor': {
    says: 'Il nome non decide: conta come lavora davvero. Se la ditta fissa gli orari e non è un’attività sua, forse è un dipendente. Allora spettano paga (award), ferie e super. Un ABN per evitarlo è vietato. Chiami il 13 13 94.',
    dependsOn: 'come lavora davvero',
  },
  'au.ask.underpaid': {
    says: 'Può chiedere fino a sei anni di paga mancante. Annoti le ore, scriva al datore di lavoro, poi chieda gratis al Fair Work Ombudsman. Pagare meno sapendolo è un reato.',
  },
  'au.ask.training-bond': {
    says: 'Di solito no. Una trattenuta chiede il Suo sì scritto e deve essere a Suo vantaggio, o essere nell’award. Una clausola ingiusta di rimborso non vale. Chieda al Fair Work Ombudsman.',
  },
  'au.ask.unpaid': {
    says: 'Controlli la paga con gli strumenti del Fair Work Ombudsman. Chieda per iscritto al Suo capo, poi chiami il 13 13 94. Può tornare indietro di sei anni.',
  },
  'au.ask.super': {
    says: 'Controlli il Suo fondo online. Dal 1 luglio 2026 i contributi per la pensione (super) vanno pagati entro sette giorni lavorativi dal giorno di paga. Se no, lo dica all’ATO.',
  },
  'au.ask.pay-cut': {
    says: 'Dica per iscritto che non è d’accordo. Senza il Suo consenso un datore di lavoro di solito non può ridurre paga concordata o orario fisso. Mai può andare sotto il contratto di settore (award). Chiami il Fair Work Ombudsman al 13 13 94.',
  },
}
