/** Questions about ending a lease, painting, wear and the deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_WORDS: Words = {
  'de.ask-home.deposit': {
    says: "Al massimo tre affitti mensili netti, pagabili in tre parti. Dopo l'uscita il locatore può controllare per alcuni mesi e poi deve pagare il resto.",
    dependsOn: 'che cosa è ancora dovuto',
  },
  'de.ask-home.moving-costs': {
    says: "Date fisse e obblighi di imbiancare all'uscita sono spesso nulli. Se ha avuto l'appartamento non imbiancato, di solito non è obbligato a imbiancare.",
    dependsOn: "le parole del contratto e lo stato all'inizio",
  },
  'de.ask-home.tenant-leaves': {
    says: 'Tre mesi, se la lettera firmata arriva entro il terzo giorno lavorativo del mese. Non c’è una regola per cui tre nuovi inquilini La liberano. Chieda per iscritto una fine anticipata e proponga un nuovo inquilino.',
    dependsOn: 'se il locatore accetta una fine anticipata',
  },
  'de.ask-home.deposit-not-back': {
    says: 'Chieda per iscritto il conto e il denaro con interessi, e fissi due settimane. La legge non dà un termine fisso. Dopo sei mesi le pretese per danni sono prescritte, ma spesso si possono ancora detrarre. Una parte giusta può restare per le spese future. Poi chieda un Mahnbescheid.',
  },
  'de.ask-home.wear': {
    says: 'Non paga ciò che si consuma vivendo normalmente: pareti ingiallite, fori usuali, tracce sul pavimento. Lo copre l’affitto. Paga solo i veri danni, e solo al valore di oggi. Chieda prove e fatture.',
  },
  'de.ask-home.before-moving-in': {
    says: 'Non c’è recesso se ha visto prima la casa. Può disdire subito, anche prima di entrare: di solito tre mesi. L’affitto è dovuto dall’inizio. Offra un nuovo inquilino e chieda per iscritto la fine. Firmato senza vederla, con una ditta? Allora possono valere 14 giorni.',
  },
  'de.ask-home.right-painting': {
    says: 'Un obbligo di tinteggiare a date fisse è nullo. Se ha avuto la casa non tinteggiata e senza compenso, non deve farlo. L’usura normale non Le costa nulla.',
  },
}
