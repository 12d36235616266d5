/** Questions about notice in temporary work: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_WORK_IT: Words = {
  'ch.ask.temporary-work': {
    says: 'In un impiego temporaneo senza termine il preavviso è di due giorni lavorativi nei primi tre mesi, sette giorni dal quarto al sesto, poi un mese. Da un minuto all’altro è troppo poco: l’agenzia deve quei giorni. Con un termine di solito dura fino alla fine. Il CCL dà più diritti in malattia. Chieda per iscritto e si iscriva all’URC.',
    dependsOn: 'da quanto dura e se ha un termine',
  },
}
