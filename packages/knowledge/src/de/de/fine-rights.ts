/** Rights of whoever got a public fine: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_RIGHTS_DE: Words = {
  'de.public.fine-right-limit': {
    says: 'Die meisten Verkehrsverstöße verjähren nach sechs Monaten. Bis Sommer 2026 waren es meist drei. Anhörung oder Bußgeldbescheid lassen die Frist neu beginnen.',
  },
  'de.public.fine-right-keeper': {
    says: 'Bestraft wird nur der Fahrer. Bei Parkverstößen zahlt der Halter die Kosten, wenn der Fahrer unbekannt bleibt.',
  },
  'de.public.fine-right-restore': {
    says: 'Waren Sie im Urlaub? Beantragen Sie binnen einer Woche nach Rückkehr Wiedereinsetzung und legen Sie Einspruch ein.',
  },
  'de.public.fine-right-file': {
    says: 'Sie haben ein Recht auf Akteneinsicht mit Foto und Messdaten.',
  },
  'de.public.fine-right-ban': {
    says: 'Statt Fahrverbot ist eine höhere Geldbuße möglich, wenn es Ihre Arbeit kostet oder Sie zu hart trifft. Ohne Fahrverbot in den letzten zwei Jahren dürfen Sie den Beginn binnen vier Monaten wählen.',
  },
  'de.public.fine-right-red-light': {
    says: 'Wurde niemand gefährdet, gibt es den Monat Fahrverbot nur bei mehr als einer Sekunde Rot. Lassen Sie die Messung prüfen: Wenige Zehntel können entscheiden.',
  },
  'de.fine-warning.reality': {
    says: 'Das ist ein Angebot, noch kein Bußgeld. Einen Einspruch dagegen gibt es nicht. Zahlen Sie nicht, kann ein Bußgeldbescheid mit Gebühren folgen, und gegen den können Sie Einspruch einlegen.',
  },
  'de.fine-warning.rights': {
    says: 'Sie dürfen ablehnen: Sie wirkt nur, wenn Sie einverstanden sind und zahlen. Gebühren kommen nicht dazu.',
  },
  'de.fine-warning.not-yet': {
    says: 'Wegen einer Verwarnung kann niemand Geld pfänden oder einen Gerichtsvollzieher schicken. Erst muss ein Bußgeld endgültig sein.',
  },
  'de.fine-warning.step-choose': {
    says: 'Entscheiden Sie in der Zeit, die der Brief nennt. Zahlen Sie alles, dann ist es erledigt. Oder zahlen Sie nicht und sagen auf dem Bogen nur, was Sie sagen wollen.',
  },
  'de.fine-warning.option-pay': {
    title: 'Zahlen und abschließen',
    says: 'Zahlen Sie die ganze Summe rechtzeitig, mit dem Aktenzeichen. Dann kann diese Tat nicht mehr bestraft werden.',
    cost: 'Die Summe im Brief, 5 bis 55 €. Keine Gebühren.',
    time: 'Eine Woche, oder der Tag im Brief.',
    risk: 'Ein Teil der Summe oder ein Tag zu spät zählt nicht.',
    bestFor: 'Es stimmt.',
  },
  'de.fine-warning.option-refuse': {
    title: 'Nicht annehmen',
    says: 'Zahlen Sie nicht und schreiben Sie, dass Sie nicht einverstanden sind. Sie dürfen Gründe nennen oder zur Sache schweigen.',
    cost: 'Jetzt nichts.',
    time: 'Ein Brief, oder gar nichts.',
    risk: 'Ein Bußgeld mit Gebühren und Auslagen kann folgen. Dagegen können Sie Einspruch einlegen.',
    bestFor: 'Sie waren es nicht, oder es stimmt nicht.',
  },
  'de.witness.want': {
    says: 'Die Behörde fragt Sie als Halter des Autos, wer gefahren ist. Das ist kein Bußgeld gegen Sie.',
  },
  'de.witness.right-silent': {
    says: 'Sie müssen nichts gegen sich selbst sagen. Auch nicht gegen Ehepartner, Verlobte oder nahe Verwandte wie Eltern, Kinder und Geschwister. Schreiben Sie nur, dass Sie dieses Recht nutzen.',
  },
  'de.witness.right-logbook': {
    says: 'Bleibt der Fahrer unbekannt, zahlen nicht Sie sein Bußgeld. Nach einem schwereren Verstoß kann man ein Fahrtenbuch für Ihr Auto anordnen. Beim Parken können Sie die Kosten tragen.',
  },
  'de.witness.step': {
    says: 'Sehen Sie sich zuerst das Foto an. Nennen Sie nie jemanden, der nicht gefahren ist: Das ist strafbar.',
  },
}
