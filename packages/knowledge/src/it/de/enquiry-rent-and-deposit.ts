/** Questions about a higher rent and the deposit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_WORDS: Words = {
  'it.ask.deposit': {
    says: 'Fordern Sie sie per Einschreiben oder PEC mit dem Tag der Schlüsselrückgabe. Der Vermieter darf nur für bewiesene Schäden behalten, nicht für normale Abnutzung wie Spuren an Wänden. Allein entscheiden darf er nicht: Bestreiten Sie, muss er den Richter fragen. Gesetzliche Zinsen sind fällig. Zahlt er nicht: erst Mediation, dann das Tribunale, bei jeder Summe. Beides braucht einen Anwalt, bei wenig Einkommen kostenlos.',
  },
  'it.ask.rent-rise': {
    says: 'Nur so, wie der schriftliche Mietvertrag es sagt, meist nach dem Index von ISTAT. Mit der Pauschalsteuer (cedolare secca) darf die Miete während des Vertrags nicht steigen.',
    dependsOn: 'was Ihr Mietvertrag sagt',
  },
  'it.ask.deposit-limit': {
    says: 'Die Kaution darf höchstens drei Monatsmieten sein. Sie bringt gesetzliche Zinsen, jedes Jahr zu zahlen. Beim Auszug kommt sie zurück, abzüglich bewiesener Schäden.',
  },
}
