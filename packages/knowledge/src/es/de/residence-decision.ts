/** The German words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_DE: Words = {
  'es.stay.want': {
    says: 'Ein Amt entscheidet über Ihr Recht, in Spanien zu bleiben.',
  },
  'es.stay.right-reconsider': {
    says: 'Sie können dasselbe Amt innerhalb eines Monats um neue Prüfung bitten (recurso de reposición). Das ist gratis und geht ohne Anwalt.',
  },
  'es.stay.right-court': {
    says: 'Sie können auch innerhalb von zwei Monaten zum Verwaltungsgericht gehen (contencioso-administrativo). Dafür brauchen Sie einen Anwalt.',
  },
  'es.stay.right-pause': {
    says: 'Ein Einspruch allein stoppt die Pflicht zur Ausreise nicht. Ihr Anwalt kann den Richter bitten, sie anzuhalten (medida cautelar).',
  },
  'es.stay.right-lawyer': {
    says: 'Mit wenig Geld haben Sie das Recht auf einen kostenlosen Anwalt und, wenn nötig, auf einen Dolmetscher.',
  },
  'es.stay.right-expulsion': {
    says: 'Im schnellen Verfahren haben Sie 48 Stunden zum Antworten. Familie und Jahre hier müssen zählen. Statt der Ausweisung ist eine Geldstrafe möglich.',
  },
  'es.stay.step-lawyer': {
    says: 'Gehen Sie heute zu einem Anwalt oder einer kostenlosen Beratung. Nehmen Sie dieses Papier und den Umschlag mit.',
  },
  'es.stay.step-why': {
    says: 'Lesen Sie, warum sie Nein sagen. Sammeln Sie Papiere, die das Gegenteil zeigen: Arbeit, Einkommen, Familie, Jahre hier.',
  },
  'es.stay.deadline-review': {
    says: 'Sie haben einen Monat ab Erhalt, um das Amt um neue Prüfung zu bitten. Wir zählen sicherheitshalber ab dem Datum.',
    action: 'Um neue Prüfung bitten (recurso de reposición)',
    consequence: 'Dann bleibt nur das Gericht, innerhalb von zwei Monaten.',
  },
  'es.stay.option-appeal': {
    title: 'Um neue Prüfung bitten',
    says: 'Schreiben Sie, warum das Nein falsch ist, und legen Sie Ihre Papiere bei.',
    cost: 'Nichts.',
    time: 'Ein Monat.',
    risk: 'Die Pflicht zur Ausreise bleibt.',
    bestFor: 'Sie haben Papiere, die den Grund widerlegen.',
  },
}
