/** Questions about noise and trees of neighbours: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_WORDS: Words = {
  'fr.ask-home.neighbour-noise': {
    says: 'Nachtlärm kann mit Geldbuße bestraft werden, am Tag auch, wenn er andauert, sich wiederholt oder laut ist. Reden oder schreiben Sie, notieren Sie Daten, rufen Sie die Polizei. Ein kostenloser Schlichter oder ein Richter kann ihn stoppen.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'Sie können den Nachbarn zwingen, überhängende Äste zu schneiden. Wurzeln dürfen Sie an der Grenze selbst kappen. Bäume über zwei Meter müssen zwei Meter Abstand haben, Hecken einen halben, außer bei örtlichem Brauch. Versuchen Sie zuerst einen kostenlosen Schlichter.',
  },
  'fr.ask-home.cut-branches-oneself': {
    says: 'Nein, nicht die Äste. Der Nachbar muss sie schneiden, und Sie können ihn dazu zwingen, auch nach vielen Jahren. Wurzeln, Dornen und kleine Triebe, die herüberwachsen, dürfen Sie selbst bis zur Grenze schneiden. Schreiben Sie zuerst per Einschreiben. Dann gehen Sie zum kostenlosen Schlichter (conciliateur): Das ist vor dem Gericht Pflicht. Bäume über zwei Meter müssen zwei Meter Abstand haben, Hecken einen halben, wenn der Ortsbrauch nichts anderes sagt.',
  },
}
