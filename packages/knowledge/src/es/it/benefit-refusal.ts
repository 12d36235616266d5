/** The Italian words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_IT: Words = {
  'es.no-benefit.want': {
    says: 'Un ufficio nega o toglie una prestazione. Non è l’ultima parola.',
  },
  'es.no-benefit.right-claim': {
    says: 'Può opporsi (reclamación previa) entro 30 giorni lavorativi. È gratis e va fatto prima di andare dal giudice.',
  },
  'es.no-benefit.right-court': {
    says: 'Dopo un no, o 45 giorni senza risposta, ha 30 giorni lavorativi per andare dal giudice del lavoro. Non serve un avvocato.',
  },
  'es.no-benefit.right-lawyer': {
    says: 'In una causa di previdenza ha un avvocato gratis, qualunque sia il Suo reddito.',
  },
  'es.no-benefit.right-incapacity': {
    says: 'Conta quanto la malattia limita il lavoro, non il suo nome. Chieda la relazione medica e mandi le Sue.',
  },
  'es.no-benefit.right-minimum': {
    says: 'Il reddito minimo (IMV) guarda redditi e beni di tutti in casa. Controlli ogni somma e chi hanno contato.',
  },
  'es.no-benefit.step-file': {
    says: 'Legga il motivo. Chieda il Suo fascicolo (expediente) e aiuto gratis a un sindacato o ai servizi sociali.',
  },
  'es.no-benefit.deadline-claim': {
    says: 'Ha 30 giorni lavorativi da quando l’ha ricevuta per opporsi. Contiamo dalla sua data, per sicurezza.',
    action: 'Presentare l’opposizione (reclamación previa) all’ufficio',
    consequence: 'La decisione resta. Forse dovrà chiedere di nuovo la prestazione.',
  },
  'es.no-benefit.right-unemployment': {
    says: 'Le spetta se ha perso il lavoro contro la Sua volontà, o se n’è andato per una grave violazione riconosciuta dal giudice. La prestazione piena chiede 360 giorni di contributi in sei anni.',
  },
}
