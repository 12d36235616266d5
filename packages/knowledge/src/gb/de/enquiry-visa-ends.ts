/** Questions of people whose permission to stay runs out soon: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_ENDS_DE: Words = {
  'gb.ask-immigration.visa-ends': {
    says: 'Beantragen Sie vor dem letzten Tag eine Verlängerung oder ein anderes Visum. Wer rechtzeitig beantragt, darf zu denselben Bedingungen bleiben und arbeiten, bis das Home Office entscheidet (section 3C leave). Reisen Sie solange nicht aus: Das beendet den Antrag. Lesen Sie jetzt auf GOV.UK die Regeln Ihres Visums; ist die Zeit knapp, fragen Sie zugelassene Berater. Ist es abgelaufen, zählt jeder Tag gegen Sie.',
  },
}
