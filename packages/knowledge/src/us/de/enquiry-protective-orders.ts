/** Questions about protective orders: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTIVE_ORDERS_DE: Words = {
  'us.story.stalked': {
    says: 'Bitten Sie das Gericht um eine Schutzanordnung (protective order); die Formulare sind meist kostenlos, ein Anwalt ist nicht nötig. Ist Warten gefährlich, kann ein Richter eine erste Anordnung ohne die andere Person unterschreiben; eine Anhörung folgt. Notieren Sie jeden Tag, jede Drohung und Nachricht und bitten Sie, Adressen geheim zu halten. Ein Verstoß führt zur Festnahme. In Gefahr 911; Schutzplan: 1-800-799-7233.',
  },
  'us.ask-life.violent-partner': {
    says: 'In Gefahr: 911. Kostenlose, vertrauliche Hilfe mit einem Schutzplan, Tag und Nacht: 1-800-799-7233. Ein Gericht kann anordnen, dass die Person wegbleibt, die Wohnung verlässt und die Kinder vorerst bei Ihnen bleiben. Die Formulare sind meist kostenlos, ein Anwalt ist nicht nötig. Ein Richter kann noch am selben Tag eine erste Anordnung unterschreiben. Wer sie bricht, macht sich strafbar; sie gilt in jedem Staat.',
  },
  'us.ask-life.protection': {
    says: 'Bitten Sie die Geschäftsstelle des Gerichts um die Formulare; sie sind meist kostenlos, ein Anwalt ist nicht nötig. Ist Warten gefährlich, kann ein Richter noch am selben Tag eine erste Anordnung ohne die andere Person unterschreiben. Dann folgt eine Anhörung: bringen Sie Fotos, Nachrichten und Daten mit. Gilt die Anordnung gegen Sie, befolgen Sie sie und gehen Sie hin. In Gefahr 911; Schutzplan: 1-800-799-7233.',
  },
}
