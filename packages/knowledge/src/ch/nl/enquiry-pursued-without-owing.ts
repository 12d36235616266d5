/** Questions about a debt case for money that is not owed: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURSUED_WITHOUT_OWING_NL: Words = {
  'ch.ask.pursued-without-owing': {
    says: 'Een betalingsbevel (Zahlungsbefehl) bewijst geen schuld. Iedereen kan een invordering starten: het kantoor toetst niet of het klopt. Maar laat het niet liggen. Maak bezwaar (Rechtsvorschlag) binnen tien dagen na ontvangst, bij het kantoor of de postbode. Het is gratis en zonder reden. Dan moet de schuldeiser het bij een rechter bewijzen. Na drie maanden kunt u vragen de inschrijving te verbergen, als de schuldeiser niets deed.',
  },
}
