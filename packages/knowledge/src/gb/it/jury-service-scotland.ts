/** A call to jury service in Scotland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_SCOTLAND_IT: Words = {
  'gb.juror.scotland-chance': {
    says: 'Il tribunale estrae i nomi a caso dalla lista degli elettori. Molti sono chiamati, e 15 siedono in un processo penale.',
  },
  'gb.juror.scotland-step': {
    says: 'Risponda subito alla chiamata (jury citation), sul sito del tribunale o per telefono. Risponda anche se vuole una dispensa.',
  },
  'gb.juror.scotland-step-work': {
    says: 'Mostri la chiamata al lavoro. Se non La pagano, faccia compilare il modulo per la paga persa.',
  },
  'gb.juror.scotland-right-excused': {
    says: 'È dispensato se lo chiede in tempo e ha 71 anni o più, o è stato giurato negli ultimi cinque anni. Sono due anni se è venuto e non è stato scelto.',
  },
  'gb.juror.scotland-right-reasons': {
    says: 'Il tribunale può dispensarLa per una buona ragione: malattia, cura di qualcuno o una vacanza prenotata. Mandi una prova.',
  },
  'gb.juror.scotland-right-pay': {
    says: 'Può chiedere la paga persa e le spese di cura fino a un limite al giorno, e il viaggio. Il tribunale Le dice le somme.',
  },
  'gb.juror.scotland-right-job': {
    says: 'Il Suo datore di lavoro non può punirLa né licenziarLa per questo.',
  },
  'gb.juror.scotland-warning': {
    says: 'Non manchi senza rispondere. Il tribunale può darLe una multa fino a £1,000.',
  },
  'gb.juror.scotland-option-serve': {
    says: 'Risponda che può venire. Ascolti la linea dei giurati la sera prima, perché i piani cambiano spesso.',
    title: 'Dire che verrà',
    cost: 'Niente. Una parte della paga persa può non tornare.',
    time: 'Spesso alcuni giorni.',
    risk: 'Un processo può durare di più.',
    bestFor: 'Le date vanno bene.',
  },
  'gb.juror.scotland-option-excuse': {
    says: 'La chieda sul sito del tribunale con il motivo e una prova.',
    title: 'Chiedere la dispensa',
    cost: 'Niente.',
    time: 'Una risposta ora, alcuni giorni per la decisione.',
    risk: 'Se dicono no, deve venire.',
    bestFor: 'Ha 71 anni o più, ha servito da poco, è malato o non può lasciare qualcuno.',
  },
}
