/** Questions about what goes on a criminal record: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_DE: Words = {
  'gb.ask-fine.not-a-record': {
    says: 'Nein. Ein rechtzeitig gezahltes Bußgeld (fixed penalty) ist keine Verurteilung und kommt nicht ins Strafregister. Das gilt für Tempo, Schulfehlzeiten und Strafzettel der Gemeinde. Punkte bleiben im Führerschein; sagen Sie es der Versicherung, wenn sie fragt. Zahlen Sie nicht, kann ein Gericht verurteilen. Lesen Sie bei manchen Stellen genau, was gefragt wird.',
  },
  'gb.ask-police.caution-dbs': {
    says: 'Eine einfache Verwarnung (simple caution) ist keine Verurteilung und sofort getilgt, mit Auflagen nach höchstens drei Monaten. Die meisten Stellen müssen es nicht wissen; in basic steht sie dann nicht. In standard oder enhanced, etwa Pflege oder Schule, steht sie bei Erwachsenen sechs Jahre. Danach fällt sie weg, außer bei einer Liste schwerer Taten. Jugendverwarnungen erscheinen nicht.',
    dependsOn: 'der Tat, Ihrem Alter damals und der Art der Prüfung',
  },
}
