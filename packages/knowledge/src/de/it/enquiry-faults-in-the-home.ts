/** Questions about faults, mould and noise in a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_WORDS: Words = {
  'de.ask-home.defects': {
    says: 'Lo segnali oggi per iscritto, con foto e un termine. Da allora l’affitto è ridotto per legge finché dura il difetto. Per sicurezza paghi tutto con riserva, o riduca solo quando un Mieterverein dice la quota. Passato il termine può far riparare e chiedere il costo. Niente riscaldamento d’inverno è urgente: un tribunale decide in pochi giorni.',
  },
  'de.ask-home.noise': {
    says: 'Prima parli e annoti il rumore con giorni e ore. Scriva al locatore: deve agire, e l’affitto può calare finché dura. Di notte chiami la polizia o l’Ordnungsamt. Infine un tribunale può vietarlo; in alcuni Länder prima c’è una conciliazione (Schlichtung).',
  },
  'de.ask-home.mould-leave': {
    says: 'Può andarsene subito solo se è grave o pericoloso per la salute. Prima fissi al locatore un ultimo termine scritto, con foto. Un certificato o una perizia aiuta. Se sbaglia, deve l’affitto del preavviso; chieda prima a un Mieterverein. Intanto ridurre l’affitto è più sicuro.',
    dependsOn: 'quanto è grave e se ha prima fissato un termine',
  },
}
