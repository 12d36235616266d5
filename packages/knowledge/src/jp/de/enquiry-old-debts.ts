/** The German words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_DE: Words = {
  'jp.ask.old': {
    says: 'Haben Sie fünf Jahre nichts gezahlt und entschied kein Gericht, ist die Schuld sehr wahrscheinlich zu alt. Sie endet nicht von selbst: Sie müssen es sagen (時効の援用), am besten per Brief mit Inhaltsnachweis (内容証明). Rufen Sie also nicht an, zahlen und versprechen Sie nichts: Das startet die Zeit neu. Nach einem Urteil sind es zehn Jahre. Auf Gerichtspost antworten Sie rechtzeitig. Ein 司法書士 oder 法テラス hilft.',
    dependsOn: 'wann Sie zuletzt gezahlt oder versprochen haben',
  },
}
