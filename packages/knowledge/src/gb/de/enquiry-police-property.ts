/** Questions about things that the police keep: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_PROPERTY_DE: Words = {
  'gb.ask-police.phone-back': {
    says: 'Sie dürfen es nur behalten, solange es als Beweis gebraucht wird; feste Tage nennt das Gesetz nicht. Schreiben Sie dem zuständigen Beamten mit der Fallnummer, warum es noch nötig ist, oder bitten Sie um Kopie der Daten. Kommt nichts, Beschwerde bei der Polizei. Ist der Fall zu Ende, kann der magistrates’ court die Rückgabe anordnen. Als Verdächtiger zuerst den Anwalt fragen.',
  },
}
