/** Questions of people whose permission to stay runs out soon: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_ENDS_DE: Words = {
  'gb.ask-immigration.visa-ends': {
    says: 'Beantragen Sie vor dem letzten Tag eine Verlängerung oder ein anderes Visum. Wer rechtzeitig beantragt, darf zu denselben Bedingungen bleiben und arbeiten, bis das Home Office entscheidet (section 3C leave). Reisen Sie solange nicht aus: Das beendet den Antrag. Lesen Sie jetzt auf GOV.UK die Regeln Ihres Visums; ist die Zeit knapp, fragen Sie zugelassene Berater. Ist es abgelaufen, zählt jeder Tag gegen Sie.',
  },
  'gb.ask-immigration.sponsor-ended': {
    says: 'Ihr Visum endet nicht am Tag, an dem die Stelle endet. Der Arbeitgeber muss es dem Home Office melden. Das kürzt das Visum dann meist per Brief auf 60 Tage, oder bis zu seinem Ende, wenn das früher ist. Vorher: neuen Sponsor finden und Antrag stellen, anderes Visum beantragen oder ausreisen. Halten Sie E-Mail und Anschrift im UKVI-Konto aktuell. Fragen Sie jetzt zugelassene Berater. Gegen die Kündigung selbst: rechtzeitig zu Acas.',
  },
}
