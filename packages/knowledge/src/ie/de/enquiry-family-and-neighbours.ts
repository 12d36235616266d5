/** The German words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_DE: Words = {
  'ie.ask.barking-dog': {
    says: 'Sprechen Sie zuerst mit dem Nachbarn und notieren Sie Tage und Zeiten. Geht es weiter, können Sie sich selbst beim District Court beschweren; das Formular ist einfach.',
  },
  'ie.ask.debt-of-the-dead': {
    says: 'Niemand schuldet etwas, weil ein Verwandter gestorben ist, außer er hat mit unterschrieben. Zuerst zahlt der Nachlass. Zahlen Sie nicht aus eigenem Geld; verweisen Sie an den Nachlassverwalter (executor).',
  },
  'ie.ask.divorce-papers': {
    says: 'Antworten Sie rechtzeitig: Beim Circuit Court haben Sie 10 Tage für die Meldung (appearance). Danach kommen Antwort und Papiere zum Geld. Fragen Sie früh das Legal Aid Board.',
  },
  'ie.ask.jury-duty': {
    says: 'Ja, antworten Sie; es ist Pflicht. Sie können eine Befreiung erbitten, etwa wegen Krankheit, Pflege oder wichtiger Arbeit. Die Firma muss Sie bezahlt freistellen.',
  },
  'ie.ask.make-a-will': {
    says: 'Nein, Sie können es selbst schreiben. Unterschreiben Sie vor zwei Zeugen, die zugleich da sind und nichts erben. Ein Anwalt (solicitor) hilft bei Haus, Kindern oder Firma.',
  },
  'ie.ask.sell-family-home': {
    says: 'Nein, nicht wenn Sie verheiratet sind. Der Verkauf braucht vorher Ihre schriftliche Zustimmung, auch wenn das Haus nur auf den anderen Namen läuft. Ohne sie ist er meist unwirksam. Ein Gericht kann darauf nur verzichten, wenn Ihr Nein unvernünftig ist. Gehen Sie jetzt zum Anwalt.',
  },
}
