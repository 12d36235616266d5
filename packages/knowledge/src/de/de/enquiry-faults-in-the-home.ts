/** Questions about faults, mould and noise in a rented home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_DE: Words = {
  'de.ask-home.defects': {
    says: 'Melden Sie es heute schriftlich, mit Fotos und Frist. Ab dann ist die Miete kraft Gesetzes gemindert, solange der Mangel dauert. Zahlen Sie sicherheitshalber alles unter Vorbehalt, oder kürzen Sie erst, wenn ein Mieterverein den Anteil nennt. Ist die Frist vorbei, dürfen Sie es reparieren lassen und die Kosten verlangen. Keine Heizung im Winter ist eilig: Ein Gericht kann binnen Tagen entscheiden.',
  },
  'de.ask-home.noise': {
    says: 'Reden Sie zuerst und führen Sie ein Lärmprotokoll mit Tag und Uhrzeit. Melden Sie es dem Vermieter schriftlich: Er muss handeln, und die Miete kann solange gemindert sein. Nachts rufen Sie Polizei oder Ordnungsamt. Zuletzt kann ein Gericht es verbieten; in manchen Ländern kommt zuerst eine Schlichtung.',
  },
  'de.ask-home.mould-leave': {
    says: 'Fristlos gehen dürfen Sie nur bei schwerem Mangel oder Gefahr für die Gesundheit. Setzen Sie dem Vermieter zuerst schriftlich mit Fotos eine letzte Frist. Attest oder Gutachten helfen. Liegen Sie falsch, schulden Sie die Miete der Kündigungsfrist; fragen Sie vorher den Mieterverein. Bis dahin ist Mietminderung sicherer.',
    dependsOn: 'wie schwer es ist und ob Sie vorher eine Frist gesetzt haben',
  },
}
