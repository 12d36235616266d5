/** Questions about a job that the employer ends: reasons, trial periods and notice: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IT: Words = {
  'nz.ask.fired': {
    says: 'Servono un buon motivo e una procedura equa: dirLe il problema, ascoltarLa, restare aperti. Altrimenti presenti per iscritto al datore un reclamo (personal grievance) entro 90 giorni. Chieda i motivi per iscritto entro 60 giorni. Una prova di 90 giorni (90 day trial) firmata prima di cominciare lo cambia. Da febbraio 2026 una paga annua da $200,000 può escludere il reclamo. La mediazione è gratis: 0800 20 90 20.',
    dependsOn: 'il motivo, il procedimento e il Suo contratto',
  },
  'nz.ask.laid-off': {
    says: 'Devono consultarla prima di decidere e dare il preavviso del Suo contratto. L’indennità (redundancy pay) è dovuta solo se lo dice il contratto.',
    dependsOn: 'il Suo contratto e se L’hanno consultata',
  },
  'nz.ask.notice': {
    says: 'Il Suo contratto dice quanto. Se non dice nulla, deve essere giusto. Una colpa grave (serious misconduct) può voler dire nessun preavviso.',
    dependsOn: 'il Suo contratto',
  },
  'nz.ask.trial': {
    says: 'Una prova (trial) vale solo se è scritta e firmata prima del primo lavoro lì. Anche allora devono dare il preavviso del contratto. Allora non può contestare il licenziamento, ma mobbing, discriminazione o paga sì. Se ha firmato dopo, mai, o aveva già lavorato lì, è nulla e servono un buon motivo e una procedura equa. Presenti allora per iscritto un reclamo (personal grievance) entro 90 giorni. Aiuto gratis: 0800 20 90 20.',
    dependsOn: 'quando ha firmato e che cosa dice',
  },
  'nz.ask.dismissed-pregnant': {
    says: 'È contro la legge licenziarla perché è incinta o vuole un congedo. Presenti per iscritto un reclamo personale (personal grievance) entro 90 giorni. La mediazione è gratis: 0800 20 90 20.',
  },
  'nz.ask.settlement-agreement': {
    says: 'Non firmi sul momento. Prima si faccia consigliare. Quando l’ha firmato anche un mediatore (mediator), non può cambiarlo o tornare indietro. Non si può rinunciare al minimo di legge.',
  },
  'nz.ask.no-process': {
    says: 'Un licenziamento chiede un buon motivo e una procedura giusta: dire il problema, tempo per rispondere, mente aperta. Presenti un reclamo (personal grievance) scritto entro 90 giorni. La mediazione è gratis. Dal 21 febbraio 2026 chi guadagna $200,000 o più l’anno per lo più non può farlo.',
  },
}
