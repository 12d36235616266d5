/** Questions about faults, mould and noise in a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_WORDS: Words = {
  'de.ask-home.defects': {
    says: "Lo segnali per iscritto e fissi una data. L'affitto è più basso per legge finché dura il difetto. Per sicurezza paghi prima con riserva.",
  },
  'de.ask-home.noise': {
    says: 'Prima parli e annoti il rumore con giorni e ore. Scriva al locatore: deve agire, e l’affitto può calare finché dura. Di notte chiami la polizia o l’Ordnungsamt. Infine un tribunale può vietarlo; in alcuni Länder prima c’è una conciliazione (Schlichtung).',
  },
  'de.ask-home.mould-leave': {
    says: 'Può andarsene subito solo se è grave o pericoloso per la salute. Prima fissi al locatore un ultimo termine scritto, con foto. Un certificato o una perizia aiuta. Se sbaglia, deve l’affitto del preavviso; chieda prima a un Mieterverein. Intanto ridurre l’affitto è più sicuro.',
    dependsOn: 'quanto è grave e se ha prima fissato un termine',
  },
}
