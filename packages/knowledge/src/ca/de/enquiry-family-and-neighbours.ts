/** The German words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_WORDS: Words = {
  'ca.ask.child-support': {
    says: 'Melden Sie den Beschluss beim Unterhaltsamt (support office) Ihrer Provinz an. Es kann kostenlos Geld von Lohn, Bank und Steuerrückzahlung nehmen. Gibt es noch keinen Beschluss, beantragen Sie ihn beim Familiengericht.',
  },
  'ca.ask.debt-of-the-dead': {
    says: 'Niemand schuldet etwas, weil ein Angehöriger starb, außer er hat mit unterschrieben. Zuerst zahlt der Nachlass (estate). Zahlen Sie nicht aus eigenem Geld; schicken Sie den Eintreiber zum Testamentsvollstrecker (executor).',
  },
  'ca.ask.divorce-papers': {
    says: 'Lesen Sie den letzten Tag für die Antwort. Meist sind es ab der Zustellung 30 Tage in Ontario und British Columbia, 20 in Alberta, 15 in Québec. Sie brauchen eine Antwort, wenn Sie bei Kindern, Unterhalt oder Vermögen nicht einverstanden sind. Holen Sie früh rechtliche Hilfe zum Familienrecht.',
  },
  'ca.ask.jury-duty': {
    says: 'Ja, antworten Sie bis zum genannten Tag; es ist eine gesetzliche Pflicht. Sie können um Befreiung oder einen späteren Dienst bitten, zum Beispiel bei Krankheit, Pflege oder Härte. Ihr Chef darf Ihnen deswegen nicht kündigen.',
  },
  'ca.ask.make-a-will': {
    says: 'Nein, Sie dürfen das Testament selbst schreiben. Meist müssen Sie es vor zwei Zeugen unterschreiben, die darin nichts bekommen. Viele Provinzen erkennen auch ein ganz eigenhändiges an. Ein Anwalt oder Notar hilft bei Haus, Kindern oder Firma.',
  },
}
