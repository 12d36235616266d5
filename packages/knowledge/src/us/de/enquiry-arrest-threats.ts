/** The German words of the rows in ../enquiry-arrest-threats.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_THREATS_DE: Words = {
  'us.fact.arrest-threat': {
    says: 'Wegen eines unbezahlten Kredits, einer Karte oder Rechnung kann man Sie nicht verhaften, und ein Inkassobüro, das so droht, bricht das Gesetz. Legen Sie auf, zahlen Sie nichts mit Geschenkkarte oder App und heben Sie die Nachricht auf. Schreiben Sie: keine Anrufe mehr, und Beweise für die Schuld. Melden Sie es CFPB und Attorney General. Nur echte Gerichtspapiere brauchen eine Antwort.',
  },
}
