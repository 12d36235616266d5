/** Rights of who gets a private parking charge: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_RIGHTS_DE: Words = {
  'gb.parking.right-appeal': {
    says: 'Sie haben das Recht, zuerst bei der Parkfirma Widerspruch (appeal) einzulegen. Sie soll antworten und solange nicht weiter fordern.',
  },
  'gb.parking.right-independent-appeal': {
    says: 'Sagt die Firma Nein, können Sie kostenlos zu POPLA oder IAS gehen. Sie muss sagen, wohin und bis wann.',
  },
  'gb.parking.right-keeper-limit': {
    says: 'Als Halter (keeper) schulden Sie nach diesem Gesetz höchstens die Summe im Brief an den Halter (notice to keeper). Inkassokosten gehören nicht dazu.',
  },
  'gb.parking.right-not-name-driver': {
    says: 'Kein Gesetz zwingt Sie, einer privaten Parkfirma den Fahrer zu nennen. Sie darf fragen, aber Sie können als Halter (keeper) antworten.',
  },
  'gb.parking.right-grace': {
    says: 'Der Kodex der Branche gibt mindestens 10 Minuten Kulanz nach Ende der erlaubten Parkzeit. Auch am Anfang haben Sie Zeit, die Schilder zu lesen.',
  },
  'gb.parking.right-clear-terms': {
    says: 'Die Regeln müssen auf Schildern stehen, die Sie vor dem Parken sehen und lesen konnten. Was Sie nicht sehen konnten, bindet Sie vielleicht nicht.',
  },
  'gb.parking.right-photos': {
    says: 'Sie haben das Recht, Fotos und Daten über Sie zu verlangen. Sie müssen innerhalb eines Monats antworten.',
  },
  'gb.parking.right-equality': {
    says: 'Anbieter müssen für behinderte Menschen faire Anpassungen machen. Mehr Zeit wegen einer Behinderung kann ein Grund für Widerspruch sein.',
  },
}
