/** Una chiamata come giurato: il diritto del Regno Unito in italiano. */
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
  'gb.juror.ni-step': {
    says: 'Un avviso con modulo (jury notice): lo rimandi entro 14 giorni. Una chiamata (jury summons): venga quel giorno, o chieda subito la dispensa.',
  },
  'gb.juror.ni-step-work': {
    says: 'Mostri la chiamata al lavoro. Chieda se La pagano, e prenda il modulo per la paga persa.',
  },
  'gb.juror.ni-right-excused': {
    says: 'Dopo una chiamata può chiedere la dispensa, o una data più lontana, per una buona ragione con prova. Oltre i 70 anni è dispensato se lo chiede.',
  },
  'gb.juror.ni-right-pay': {
    says: 'Può chiedere la paga persa fino a un limite al giorno, e il viaggio.',
  },
  'gb.juror.ni-warning': {
    says: 'Mancare senza una buona ragione, o una risposta falsa, può portare una multa fino a £1,000.',
  },
  'gb.juror.ni-option-excuse': {
    says: 'Scriva all’ufficio dei giurati con il motivo e una prova appena arriva la chiamata.',
    title: 'Chiedere la dispensa',
    cost: 'Niente.',
    time: 'Una risposta ora, alcuni giorni per la decisione.',
    risk: 'Se dicono no, deve venire.',
    bestFor: 'Ha più di 70 anni, è malato o non può lasciare qualcuno.',
  },
  'gb.juror.ni-option-serve': {
    says: 'Controlli la sera prima, per telefono o online, se hanno bisogno di Lei.',
    title: 'Venire quel giorno',
    cost: 'Niente. Una parte della paga persa può non tornare.',
    time: 'Alcuni giorni o settimane.',
    risk: 'Un processo può durare di più.',
    bestFor: 'Le date vanno bene.',
  },
}
