/** Questions about a home refused over a report on someone else or a false record: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_SCREENING_DE: Words = {
  'us.fact.screening-wrong-person': {
    says: 'Fordern Sie bei der Prüffirma auf dem Papier Ihren Bericht an: kostenlos binnen 60 Tagen nach einem Nein. Bestreiten Sie schriftlich, was nicht von Ihnen ist, mit Ausweis und alten Anschriften. Sie muss prüfen, meist in 30 Tagen, und Unbestätigtes löschen. Der neue Bericht soll an die Vermieter gehen. Beschwerde: CFPB. Wer Menschen verwechselt, kann verklagt werden.',
  },
}
