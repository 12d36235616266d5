/** The German words of the rows in ../enquiry-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_DE: Words = {
  'jp.ask.rent-rise': {
    says: 'Sie müssen nicht zustimmen und wegen eines Neins nicht ausziehen. Zahlen Sie weiter, was Sie fair finden, meist die heutige Miete. Nimmt man sie nicht an, hinterlegen Sie sie (供託). Der Vermieter muss dann Schlichtung (調停) und Gericht anrufen. Spricht das Gericht mehr zu, schulden Sie die Differenz mit 10% Zinsen im Jahr.',
    dependsOn: 'was für solche Wohnungen fair ist',
  },
  'jp.ask.renewal-fee': {
    says: 'Sie schulden sie nur, wenn der Mietvertrag sie klar nennt. Das höchste Gericht lässt das gelten, wenn die Summe für Miete und Zeit nicht viel zu hoch ist. Schweigt der Vertrag oder läuft er nur kraft Gesetz weiter und die Klausel erfasst das nicht, müssen Sie nicht zahlen. Wegen einer Frage kann man Sie nicht hinauswerfen.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Nach Jobverlust oder weniger Einkommen kann die Stadt die Miete (住居確保給付金) an den Vermieter zahlen, meist drei, höchstens neun Monate. Fragen Sie die Beratung (自立相談支援機関). Sagen Sie es dem Vermieter früh und bieten Sie Raten an. Ein später Monat beendet selten den Vertrag, und ohne Gericht darf niemand Sie räumen.',
  },
}
