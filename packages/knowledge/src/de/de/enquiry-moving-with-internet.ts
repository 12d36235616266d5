/** Questions about an internet contract after a move: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_INTERNET_DE: Words = {
  'de.ask-buy.internet-move': {
    says: 'Nein, nicht bis zum Ende der Laufzeit. Der Anbieter muss den Vertrag zu gleichen Bedingungen an die neue Adresse mitnehmen. Kann er das dort nicht leisten, dürfen Sie mit einem Monat Frist kündigen, auch schon vor dem Umzug. Eine neue Laufzeit darf er dafür nicht beginnen. Schreiben Sie neue Adresse und Datum, legen Sie die Meldebestätigung bei. Weigert er sich, hilft die Schlichtung der Bundesnetzagentur kostenlos.',
  },
}
