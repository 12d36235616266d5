/** Questions about who can get public assistance, and whether the family is asked: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_DE: Words = {
  'jp.ask.welfare-family': {
    says: 'Schreiben Sie, dass Sie keinen Kontakt zu ihnen wollen, und warum. Hilfe der Familie geht nur vor, wenn sie wirklich zahlt; sie ist keine Bedingung. Das Amt darf nicht an jemanden schreiben, der Ihnen Gewalt antat. Es muss nicht, wenn etwa zehn Jahre kein Kontakt war oder die Person arm, alt oder krank ist. Den Antrag muss es immer annehmen und in 14, höchstens 30 Tagen antworten. Houterasu hilft bei Weigerung.',
  },
  'jp.ask.welfare-who': {
    says: 'Ja, Sie können den Antrag stellen. Es zählt, ob Einkommen und Erspartes unter dem Minimum Ihres Haushalts liegen. Arbeit, Rente, Jugend oder Schulden hindern nicht. Ein Haus von üblichem Wert bleibt meist, ein Auto etwa nur für Arbeit oder Krankheit. Schulden zahlt man davon nicht; fragen Sie 法テラス nach der Insolvenz. Das Amt muss den Antrag nehmen: Sagen Sie „heute beantrage ich“. Antwort in 14, höchstens 30 Tagen.',
  },
}
