/** Questions about the driving licence and its points: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_LICENCE_WORDS: Words = {
  'fr.ask-buy.licence-held': {
    says: 'Fahren Sie nicht. Die Polizei kann den Führerschein einige Tage behalten. Dann kann der Präfekt ihn für Monate sperren, und ein Gericht entscheidet später. Bei Drogen können Sie einen zweiten Test verlangen (contre-expertise). Lesen Sie die Fristen in der Anordnung, und gehen Sie vor dem Gericht zum Anwalt.',
  },
  'fr.ask-buy.points-back': {
    dependsOn: 'der Verstoß',
    says: 'Ein verlorener Punkt kommt nach sechs Monaten ohne neuen Verstoß zurück. Alle Punkte kommen nach zwei Jahren zurück, bei schwereren Verstößen nach drei. Ein Kurs (stage) von zwei Tagen bringt bis zu vier, einmal im Jahr. Ihre Punkte sehen Sie auf der amtlichen Seite (Mes Points Permis).',
  },
  'fr.ask-buy.licence-void': {
    says: 'Ohne Punkte (Brief 48SI) gilt Ihr Führerschein nicht mehr. Fahren Sie nicht: Das ist eine Straftat. Sie haben zwei Monate für das Verwaltungsgericht, oder Sie schreiben zuerst dem Minister. Holen Sie Ihr volles Punkteregister: Bei jedem Verstoß musste man Ihnen den Verlust mitteilen. Nach sechs Monaten dürfen Sie die Prüfung neu machen, mit ärztlicher und psychologischer Untersuchung.',
  },
}
