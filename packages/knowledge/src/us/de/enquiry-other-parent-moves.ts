/** Questions of a parent whose child the other parent wants to move far away: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OTHER_PARENT_MOVES_DE: Words = {
  'us.fact.texas-child-moves': {
    says: 'Lesen Sie heute Ihren Beschluss. Die meisten in Texas binden den Wohnort des Kindes an einen County und die Nachbarn. Dann ist ein Umzug nur mit Ihrem Ja oder dem Gericht erlaubt. Sonst sind meist 60 Tage vorher schriftlich zu melden. Sagen Sie schriftlich nein. Beantragen Sie jetzt Vollzug oder Änderung und eine vorläufige Anordnung. Nach dem Umzug ist es schwerer.',
    dependsOn: 'ob Ihr Beschluss den Wohnort des Kindes begrenzt',
  },
  'us.fact.ex-moves-child': {
    says: 'Lesen Sie heute Ihren Beschluss. Wer mit dem Kind weit wegziehen will, muss es meist vorher schriftlich melden, oft 30 bis 60 Tage. Dann braucht es Ihr Ja oder das des Gerichts. Sagen Sie schriftlich nein. Beantragen Sie jetzt bei dem Gericht des Beschlusses eine schnelle Anordnung, dass das Kind bleibt. Später ist eine Rückkehr schwerer. Ohne Beschluss: jetzt Sorgerecht beantragen.',
    dependsOn: 'was Ihr Beschluss sagt und Ihr Bundesstaat',
  },
}
