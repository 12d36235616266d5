/** Decisions of public insurers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_PUBLIC_WORDS: Words = {
  'de.supply.ins-who-public': {
    says: "È un'assicurazione pubblica. Può opporsi (Widerspruch) entro un mese e poi andare gratis al tribunale sociale.",
  },
  'de.supply.ins-deadline-public': {
    says: "Contro un'assicurazione pubblica ha un mese dal giorno in cui ha ricevuto la decisione.",
    action: "Mandare l'opposizione (Widerspruch)",
    consequence: 'La decisione diventa definitiva.',
    service: 'una decisione vale come ricevuta il quarto giorno dopo la spedizione',
  },
  'de.supply.ins-not-yet-public': {
    says: 'La decisione non è definitiva finché corre il mese o la Sua opposizione è aperta.',
  },
  'de.supply.ins-right-rehab': {
    says: 'La cassa deve la riabilitazione se le cure vicino a casa non bastano: prima ambulatoria, poi in clinica. Mandi una lettera del medico.',
  },
  'de.supply.ins-step-object-public': {
    says: 'Scriva entro il mese: «Ich lege Widerspruch ein» (mi oppongo), con la data della decisione. Firmi. Dica che i motivi seguiranno.',
  },
  'de.supply.ins-step-doctor': {
    says: 'Chieda la perizia medica (Gutachten) e la mostri al Suo medico. Una sua breve lettera aiuta molto.',
  },
  'de.supply.ins-right-file': {
    says: 'Ha il diritto di vedere il Suo fascicolo e la perizia medica.',
  },
  'de.supply.ins-right-court': {
    says: 'Dopo un no alla Sua opposizione può andare gratis al tribunale sociale entro un mese.',
  },
  'de.supply.ins-option-object': {
    title: 'Opporsi (Widerspruch) entro il mese',
    says: 'Si opponga per iscritto e mandi dopo i motivi e una lettera del medico.',
    cost: 'Gratis.',
    time: 'Un mese, la risposta richiede fino a tre.',
    risk: 'Quasi nessuno.',
    bestFor: 'Le servono il denaro o la cura.',
  },
  'de.supply.ins-want-public': {
    says: 'Un ente assicurativo pubblico rifiuta la Sua domanda o ferma un pagamento.',
  },
  'de.supply.ins-reality-public': {
    says: 'Un primo no spesso non è l’ultima parola. L’opposizione è gratuita e una lettera del medico aiuta.',
  },
  'de.supply.ins-rights-public': {
    says: 'Può opporsi, leggere la perizia e andare gratis al tribunale sociale.',
  },
}
