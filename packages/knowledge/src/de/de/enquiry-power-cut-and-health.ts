/** Questions about a power cut where someone at home is ill or a small child: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_AND_HEALTH_DE: Words = {
  'de.ask-debt.power-cut-ill': {
    says: 'Sie dürfen nicht sperren, wenn dadurch Leib oder Leben konkret in Gefahr gerät. Schicken Sie heute ein Attest per Mail und Brief und bitten Sie um Bestätigung. Verlangen Sie auch eine Abwendungsvereinbarung: Raten ohne Zinsen müssen sie anbieten. Eine Sperre braucht zudem zwei Abschläge und 100 € Rückstand, vier Wochen Androhung und acht Werktage vorher einen Brief. Sonst stoppt das Amtsgericht sie im Eilverfahren. Fragen Sie das Jobcenter nach einem Darlehen.',
  },
}
