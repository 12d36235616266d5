/** Questions about eviction, locks and rent that is late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'it.ask.locks': {
    says: 'Nein. Nur ein Richter kann Sie zum Auszug zwingen. Tauscht der Vermieter das Schloss oder sperrt er den Strom, rufen Sie die Polizei.',
  },
  'it.ask.rent-behind': {
    says: 'Zahlen Sie jetzt, was Sie können, und bieten Sie einen Plan an. Bekommen Sie eine Räumungsklage (sfratto), gehen Sie zur Verhandlung. Dort können Sie alles zahlen oder um bis zu 90 Tage bitten.',
  },
  'it.ask.myth-children-evict': {
    says: 'Kinder allein stoppen keine Räumung. Aber der Richter kann mehr Zeit geben, und das Sozialamt kann helfen.',
  },
  'it.ask.evict-children': {
    says: 'Kinder allein stoppen sie nicht. Bei Mietschuld können Sie bis 90 Tage zum Zahlen verlangen, in Not 120. Dann setzt der Richter den Tag: in sechs Monaten, in harten Fällen zwölf. Gehen Sie zum Sozialdienst und verlangen Sie einen kostenlosen Anwalt.',
    dependsOn: 'der Grund und Ihr Antrag',
  },
  'it.ask.eviction-hearing': {
    says: 'Gehen Sie zur Verhandlung; reden dürfen Sie dort ohne Anwalt. Bleiben Sie weg, bestätigt der Richter die Räumung. Zahlen Sie alles mit Zinsen und Kosten. Oder zeigen Sie Ihre Not und bitten Sie um bis zu 90 Tage (termine di grazia); ein Teil allein hilft nicht. Danach setzt der Richter den Tag. Nur der Gerichtsbeamte darf räumen. Fragen Sie jetzt nach Gratis-Anwalt, Gemeinde und Mieterverband.',
  },
}
