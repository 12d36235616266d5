/** Questions about faults, mould and noise in a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_DE: Words = {
  'de.ask-home.defects': {
    says: 'Melden Sie den Mangel schriftlich mit Frist. Solange er besteht, ist die Miete gemindert. Zahlen Sie zur Sicherheit unter Vorbehalt.',
  },
  'de.ask-home.noise': {
    says: 'Reden Sie zuerst und führen Sie ein Lärmprotokoll mit Tag und Uhrzeit. Melden Sie es dem Vermieter schriftlich: Er muss handeln, und die Miete kann solange gemindert sein. Nachts rufen Sie Polizei oder Ordnungsamt. Zuletzt kann ein Gericht es verbieten; in manchen Ländern kommt zuerst eine Schlichtung.',
  },
  'de.ask-home.mould-leave': {
    says: 'Fristlos gehen dürfen Sie nur bei schwerem Mangel oder Gefahr für die Gesundheit. Setzen Sie dem Vermieter zuerst schriftlich mit Fotos eine letzte Frist. Attest oder Gutachten helfen. Liegen Sie falsch, schulden Sie die Miete der Kündigungsfrist; fragen Sie vorher den Mieterverein. Bis dahin ist Mietminderung sicherer.',
    dependsOn: 'wie schwer es ist und ob Sie vorher eine Frist gesetzt haben',
  },
}
