/** A call to jury service in England and Wales: answering it, another date, being excused, and lost pay. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_IT: Words = {
  'gb.juror.chance': {
    says: 'L’ufficio dei tribunali estrae i nomi a caso dalla lista degli elettori. Può essere chiamato chiunque da 18 a 75 anni.',
  },
  'gb.juror.how-long': {
    says: 'La maggior parte serve circa dieci giorni lavorativi. Non serve sapere nulla di diritto.',
  },
  'gb.juror.step-reply': {
    says: 'Risponda entro sette giorni da quando la riceve, online o per posta. Risponda anche se vuole un’altra data o una dispensa.',
  },
  'gb.juror.step-dates': {
    says: 'Se la data non va, dica perché e quali giorni dei prossimi 12 mesi non può. Mandi una prova, come una prenotazione o una nota del medico.',
  },
  'gb.juror.step-work': {
    says: 'Mostri la chiamata (summons) al lavoro e chieda se La pagano. Se no, compilano un modulo per il tribunale.',
  },
  'gb.juror.right-pay': {
    says: 'Può chiedere la paga persa e le spese di cura: fino a £64.95 al giorno, o £32.47 per quattro ore o meno. Dopo dieci giorni fino a £129.91. Viaggio e cibo in più.',
  },
  'gb.juror.right-excused': {
    says: 'Deve essere dispensato se è stato giurato negli ultimi due anni. Anche malattia, cura di qualcuno o poco inglese possono essere buone ragioni.',
  },
  'gb.juror.right-second-look': {
    says: 'Se negano un’altra data o la dispensa, può chiedere al tribunale di guardarci.',
  },
  'gb.juror.benefits': {
    says: 'Gli aiuti sociali continuano per le prime otto settimane. Mostri subito la chiamata al Suo ufficio.',
  },
  'gb.juror.warning-barred': {
    says: 'Alcune persone non possono servire: chi è libero su cauzione, in prigione o con certe pene negli ultimi dieci anni. Lo dica nella risposta, altrimenti è reato.',
  },
  'gb.juror.warning-silence': {
    says: 'Mentre serve, non cerchi nulla sul caso e non dica a nessuno che cosa dice la giuria. Sono entrambi reati.',
  },
  'gb.juror.option-serve': {
    says: 'Risponda che può venire, e chieda i moduli per paga persa e viaggio.',
    title: 'Dire che verrà',
    cost: 'Niente. Una parte della paga persa può non tornare.',
    time: 'Circa dieci giorni lavorativi.',
    risk: 'Pochi processi durano di più. Può dire se non può restare così a lungo.',
    bestFor: 'Le date vanno bene.',
  },
  'gb.juror.option-later': {
    says: 'Dia il motivo e i giorni che non può. Scelgono allora un’altra data entro 12 mesi.',
    title: 'Chiedere un’altra data',
    cost: 'Niente.',
    time: 'Una risposta ora.',
    risk: 'Di regola si può una volta sola.',
    bestFor: 'Una vacanza prenotata, un esame, un’operazione o molto lavoro.',
  },
  'gb.juror.option-excuse': {
    says: 'Dica nella risposta perché non può servire ora né nei prossimi 12 mesi, con una prova.',
    title: 'Chiedere la dispensa',
    cost: 'Niente.',
    time: 'Una risposta ora, alcuni giorni per la decisione.',
    risk: 'Se dicono no, deve venire, salvo che il tribunale decida altrimenti.',
    bestFor: 'È molto malato, cura qualcuno tutto il giorno o ha servito da poco.',
  },
}
