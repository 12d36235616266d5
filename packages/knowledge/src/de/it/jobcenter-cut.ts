/** The Italian words of the rows in ../jobcenter-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_CUT_IT: Words = {
  'de.jobcenter-cut.want': {
    says: 'Il Jobcenter riduce il Suo denaro perché dice che ha mancato un dovere o un appuntamento.',
  },
  'de.jobcenter-cut.right-limit': {
    says: 'Una violazione costa il 30 % della quota base per tre mesi. Appuntamenti mancati più volte, il 30 % per un mese. I soldi per l’affitto non si toccano.',
  },
  'de.jobcenter-cut.right-reason': {
    says: 'Nessun taglio se prova un motivo valido, come malattia o un figlio malato. Nemmeno se sarebbe una durezza estrema.',
  },
  'de.jobcenter-cut.right-told': {
    says: 'Dovevano avvisarla per iscritto delle conseguenze, o lei doveva conoscerle. Devono anche sentirla prima. La decisione deve arrivare entro sei mesi.',
  },
  'de.jobcenter-cut.right-make-good': {
    says: 'Lo faccia dopo o dica seriamente che lo farà. Allora il taglio finisce, al più presto dopo un mese.',
  },
  'de.jobcenter-cut.warn-job': {
    says: 'Può cessare tutta la quota base se rifiuta apposta un vero lavoro. Ha mancato tre appuntamenti di fila? Allora può cessare tutto, e un mese dopo anche l’affitto. Ci vada oggi di persona.',
  },
  'de.jobcenter-cut.deadline': {
    says: 'Ha un mese dal giorno in cui è arrivata la decisione. Basta una frase.',
    service: 'una lettera di un ufficio si considera ricevuta il quarto giorno dopo la spedizione',
    action: 'Mandare l’opposizione (Widerspruch) al Jobcenter',
    consequence: 'Il taglio diventa definitivo.',
  },
  'de.jobcenter-cut.step-reason': {
    says: 'Scriva perché non ha potuto e alleghi prove, come un certificato medico. Si opponga nella stessa lettera.',
  },
  'de.jobcenter-cut.step-urgent': {
    says: 'Opporsi non ferma il taglio. Senza soldi per cibo o affitto? Chieda un provvedimento urgente al tribunale sociale. È gratis.',
  },
  'de.jobcenter-cut.option-object': {
    says: 'Scriva che si oppone e perché. Lo consegni con timbro.',
    title: 'Opporsi al taglio',
    cost: 'Gratuito.',
    time: 'Entro un mese.',
    risk: 'Nessuno.',
    bestFor: 'Aveva un motivo, o c’è un errore.',
  },
}
