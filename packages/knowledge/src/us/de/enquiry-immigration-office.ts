/** Questions about the immigration office: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_OFFICE_DE: Words = {
  'us.immigration.ask-door': {
    says: 'Sie müssen nur öffnen, wenn sie einen Durchsuchungs- oder Haftbefehl (warrant) zeigen, den ein Richter unterschrieben hat. Lassen Sie ihn sich durch das Fenster zeigen. Sie dürfen schweigen. Laufen Sie nicht weg, lügen Sie nicht und versperren Sie nicht den Weg.',
  },
  'us.immigration.ask-denied': {
    says: 'Lesen Sie, welchen Widerspruch (appeal) oder Antrag (motion) die Mitteilung nennt und bis wann: meist 30 Tage, oder 33, wenn sie per Post kam. Gehen Sie diese Woche zu einem Anwalt für Einwanderung oder einem zugelassenen Helfer, bevor Sie neu beantragen oder ausreisen.',
  },
  'us.immigration.ask-card-expired': {
    says: 'Läuft eine Karte für zehn Jahre ab, bleiben Sie dauerhaft Einwohner und dürfen arbeiten. Reichen Sie jetzt das Formular I-90 ein: Die Bestätigung verlängert die Karte. Eine Karte für zwei Jahre ist anders: Reichen Sie das Formular I-751 vor dem Ende ein.',
  },
  'us.immigration.ask-moved': {
    says: 'Ja. Melden Sie es USCIS binnen zehn Tagen nach dem Umzug: online oder mit Formular AR-11. Es ist kostenlos. Geben Sie die Nummer jedes offenen Falls an, damit Briefe ankommen. Beim Asyl-Interview sagen Sie es auch diesem Büro; gehen Sie am Tag hin, wenn es ihn nicht verlegt. Läuft ein Fall vor dem Einwanderungsgericht, melden Sie es dem Gericht binnen fünf Tagen mit EOIR-33. Wer eine Anhörung verpasst, kann ausgewiesen werden. Belege aufheben.',
  },
}
