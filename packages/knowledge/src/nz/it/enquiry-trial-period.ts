/** Questions about a trial period of 90 days: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_PERIOD_IT: Words = {
  'nz.ask.trial-signed-late': {
    says: 'Una prova (trial) firmata dopo l’inizio del lavoro non vale. Deve essere nel contratto scritto prima del primo lavoro. Servono quindi un buon motivo e una procedura equa, come per tutti. Presenti per iscritto al datore un reclamo (personal grievance) per licenziamento ingiusto entro 90 giorni. Chieda i motivi e tenga la prova dei due giorni. La mediazione è gratis: 0800 20 90 20.',
  },
  'nz.ask.trial-valid': {
    says: 'Firmata prima di cominciare, la prova (trial) permette di chiudere il rapporto nei primi 90 giorni senza motivo. Allora non può contestare il licenziamento. Ma il preavviso del contratto va dato prima che finiscano i 90 giorni, e la prova è nulla se aveva già lavorato lì. Restano mobbing, discriminazione e paghe dovute. Controlli le date; 0800 20 90 20, gratis.',
    dependsOn: 'il preavviso e che cos’altro è successo',
  },
}
