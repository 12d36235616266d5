/** The German words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_DE: Words = {
  'au.ask.barking-dog': {
    says: 'Reden Sie zuerst, und notieren Sie Tage und Uhrzeiten. Beschweren Sie sich dann bei Ihrer Gemeinde (council). Sie kann anordnen, dass der Besitzer das Bellen abstellt, und eine Geldbuße geben.',
  },
  'au.ask.debt-of-the-dead': {
    says: 'Niemand schuldet etwas, nur weil ein Verwandter gestorben ist, außer man hat die Schuld selbst mit unterschrieben. Zuerst zahlt der Nachlass (estate). Zahlen Sie nicht aus eigenem Geld. Schicken Sie den Eintreiber zum Testamentsvollstrecker (executor).',
  },
  'au.ask.divorce-papers': {
    says: 'Sind Sie einverstanden, müssen Sie nichts tun. Wollen Sie sich wehren oder Tatsachen berichtigen, reichen Sie binnen 28 Tagen ab der Zustellung eine Antwort (response) ein. Über Kinder und Besitz wird getrennt entschieden. Holen Sie früh Rechtshilfe (legal aid).',
  },
  'au.ask.jury-duty': {
    says: 'Ja, antworten Sie bis zu dem Tag, der dort steht. Das ist eine Pflicht nach dem Gesetz. Sie können um Befreiung oder um einen späteren Tag bitten, zum Beispiel wegen Krankheit, Pflege anderer oder Not. Ihr Chef darf Sie dafür nicht bestrafen.',
  },
  'au.ask.make-a-will': {
    says: 'Nein, Sie dürfen es selbst schreiben. Unterschreiben Sie vor zwei Zeugen, die zur selben Zeit da sind und nichts daraus bekommen. Ein Anwalt hilft bei Häusern, Kindern oder einer Firma.',
  },
  'au.ask.tree-nsw': {
    says: 'Schreiben Sie dem Nachbarn und versuchen Sie zuerst eine Einigung. Klappt es nicht, kann der Land and Environment Court Arbeiten am Baum und Ersatz für den Schaden anordnen.',
  },
  'au.ask.ex-debt': {
    says: 'Nur wenn Sie auch unterschrieben haben. Bei einem gemeinsamen Kredit schuldet jeder der Bank alles, egal was Sie vereinbart haben. Melden Sie der Bank Not; ein Familiengericht kann Schulden zwischen Ihnen teilen.',
  },
  'au.ask.noise': {
    says: 'Notieren Sie Tage und Zeiten und reden Sie zuerst mit ihnen. Rufen Sie die Gemeinde (council), nachts die Polizei: Sie können Ruhe anordnen. In New South Wales können Sie auch beim Local Court eine Anordnung beantragen. In einer Wohnanlage schreiben Sie auch der strata oder body corporate.',
  },
}
