/** Questions about advance maintenance that is claimed back: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADVANCE_MAINTENANCE_DE: Words = {
  'de.ask-family.advance-claimed-back': {
    says: 'Sie schulden nur, was Sie als Unterhalt hätten zahlen können. Lag Ihr Nettoeinkommen unter dem Selbstbehalt, schulden Sie für diese Monate nichts. Schicken Sie Lohnzettel, Belege und Nachweise Ihrer Jobsuche. Für die Vergangenheit braucht es eine frühere Aufforderung. Bitten Sie schriftlich um Raten oder Stundung.',
    dependsOn: 'was Sie in diesen Monaten zahlen konnten',
  },
  'de.ask-family.unpaid-and-contact': {
    says: 'Nein. Geld und Umgang sind zweierlei. Sie dürfen den Umgang nicht verweigern, weil kein Unterhalt kommt, und ein Beschluss des Gerichts gilt weiter. Wer sich nicht daran hält, dem drohen Strafen, und er kann vor Gericht schlechter dastehen. Das Jugendamt hilft kostenlos beim Unterhalt und kann Unterhaltsvorschuss zahlen. Ist das Kind in Gefahr, stoppen Sie den Umgang und gehen Sie sofort zum Familiengericht.',
  },
}
