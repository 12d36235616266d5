/** The Italian words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_IT: Words = {
  'it.no-benefit.want': {
    says: 'L’INPS nega o toglie una prestazione. Non è l’ultima parola.',
  },
  'it.no-benefit.right-appeal': {
    says: 'Può fare ricorso all’INPS online entro 90 giorni (ricorso amministrativo). Prima può chiedere il riesame.',
  },
  'it.no-benefit.right-court': {
    says: 'Dopo un no, o mesi di silenzio, può andare dal giudice del lavoro. Ha un anno per le prestazioni temporanee, tre anni per le pensioni.',
  },
  'it.no-benefit.right-medical': {
    says: 'Contro i medici INPS va direttamente dal giudice, entro sei mesi. Prima La visita un medico del tribunale (accertamento tecnico preventivo).',
  },
  'it.no-benefit.right-patronato': {
    says: 'Un patronato legge la decisione e fa il ricorso per Lei, gratis.',
  },
  'it.no-benefit.right-inclusion': {
    says: 'L’assegno di inclusione guarda ISEE, redditi e chi vive con Lei. Se l’ISEE era sbagliato, lo corregga al CAF e chieda di nuovo all’INPS.',
  },
  'it.no-benefit.step-reason': {
    says: 'Legga il motivo e chieda le carte su cui si basa. Le porti questa settimana a un patronato.',
  },
  'it.no-benefit.deadline-appeal': {
    says: 'Ha 90 giorni da quando l’ha ricevuta per il ricorso all’INPS. Contiamo dalla sua data, per sicurezza.',
    action: 'Presentare il ricorso amministrativo online o da un patronato',
    consequence: 'Poi resta solo il giudice.',
  },
  'it.no-benefit.right-naspi': {
    says: 'Ha la NASpI anche se si è dimesso per giusta causa, nel periodo protetto di maternità o con accordo all’Ispettorato.',
  },
}
