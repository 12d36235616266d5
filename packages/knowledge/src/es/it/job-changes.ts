/** The Italian words of Spain: job changes. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_CHANGES_IT: Words = {
  'es.job.grounds': {
    says: 'Un licenziamento disciplinare richiede una mancanza grave per colpa Sua, di quelle elencate nella legge. La ditta deve provarla.',
  },
  'es.job.right-temporary-pay': {
    says: 'Alla fine della maggior parte dei contratti a termine riceve 12 giorni di paga per ogni anno. Dopo più di un anno devono dare 15 giorni di preavviso.',
  },
  'es.job.right-temporary-cause': {
    says: 'Un contratto a termine deve indicare un motivo vero e quanto dura. Se no, Lei è fisso, e la sua fine è un licenziamento.',
  },
  'es.job.deadline-sanction': {
    says: 'Ha 20 giorni lavorativi per contestare una sanzione al lavoro. Noi contiamo dalla data della lettera, per sicurezza.',
    action: 'Presentare la domanda di conciliazione (papeleta de conciliación)',
    consequence: 'La sanzione diventa definitiva.',
  },
  'es.job.right-change': {
    says: 'Per un grande cambio di orario o paga devono dare 15 giorni di preavviso. Lo contesti in 20 giorni lavorativi. Se La danneggia, può andare via con 20 giorni di paga per ogni anno.',
  },
  'es.job.right-erte': {
    says: 'In un ERTE il Suo lavoro continua. Per i giorni o le ore senza lavoro riceve la disoccupazione.',
  },
  'es.job.deadline-temporary': {
    says: 'Se pensa che il lavoro fosse in realtà fisso, ha 20 giorni lavorativi dall’ultimo giorno. Noi contiamo dalla lettera, per sicurezza.',
    action: 'Presentare la domanda di conciliazione (papeleta de conciliación)',
    consequence: 'Non può più contestare la fine del lavoro.',
  },
  'es.job.want-sanction': {
    says: 'Il datore Le dà una sanzione. Il posto resta Suo.',
  },
  'es.job.right-sanction-limits': {
    says: 'Non possono multarla sulla paga né togliere ferie. Per una colpa grave la lettera deve dire i fatti e il giorno.',
  },
  'es.job.right-sanction-late': {
    says: 'Devono agire in 10 giorni per una colpa lieve, 20 per una grave e 60 per una gravissima, da quando la sanno. Dopo sei mesi è tardi.',
  },
  'es.job.want-transfer': {
    says: 'Il datore vuole spostarLa in un altro posto di lavoro.',
  },
  'es.job.right-transfer': {
    says: 'Un trasferimento che fa cambiare casa richiede un motivo vero e 30 giorni di preavviso. Può accettare con le spese, contestarlo, o andarsene con 20 giorni di paga per anno.',
  },
  'es.job.deadline-transfer': {
    says: 'Ha 20 giorni lavorativi dall’avviso per contestare il trasferimento. Contiamo dalla data della lettera, per sicurezza.',
    action: 'Contestare il trasferimento al giudice del lavoro (Juzgado de lo Social)',
    consequence: 'Il trasferimento resta valido.',
  },
}
