/** The German words of the rows in ../immigration-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_DE: Words = {
  'de.stay.want': {
    says: 'Eine Behörde entscheidet über Ihren Aufenthalt in Deutschland.',
  },
  'de.stay.reality': {
    says: 'Es geht um Ihr Recht zu bleiben. Die Zeit ist kurz. Holen Sie heute einen Anwalt oder eine kostenlose Beratungsstelle.',
  },
  'de.stay.warn': {
    says: 'Ein Widerspruch oder eine Klage allein stoppt die Abschiebung hier oft nicht. Sie brauchen auch einen Eilantrag beim Gericht.',
  },
  'de.stay.deadline-week': {
    says: 'Sie haben eine Woche ab Zustellung für Klage und Eilantrag. Der Tag hier zählt zur Sicherheit ab dem Datum des Briefs.',
    action: 'Beim Verwaltungsgericht klagen und Eilantrag stellen',
    consequence: 'Die Entscheidung wird endgültig, und Sie können abgeschoben werden.',
  },
  'de.stay.deadline-two-weeks': {
    says: 'Gegen ein Nein des BAMF haben Sie zwei Wochen ab Zustellung, in manchen Fällen eine. Der Tag hier zählt zur Sicherheit ab dem Datum des Briefs.',
    action: 'Beim Verwaltungsgericht klagen',
    consequence: 'Die Entscheidung wird endgültig, und Sie können abgeschoben werden.',
  },
  'de.stay.right-reasons': {
    says: 'Tatsachen und Beweise müssen binnen eines Monats nach dem Bescheid beim Gericht sein. Ein Anwalt kann Ihre Akte sehen.',
  },
  'de.stay.right-time-to-leave': {
    says: 'Meist muss man Ihnen 7 bis 30 Tage zur freiwilligen Ausreise geben. Familie, Kinder und Gesundheit müssen geprüft werden.',
  },
  'de.stay.right-fiction': {
    says: 'Haben Sie vor Ablauf beantragt, dürfen Sie bis zur Entscheidung bleiben und arbeiten wie bisher. Verlangen Sie die Fiktionsbescheinigung.',
  },
  'de.stay.step-lawyer': {
    says: 'Gehen Sie heute mit Brief und Umschlag zu einem Anwalt oder einer Beratungsstelle (Migrationsberatung, Flüchtlingsrat).',
  },
  'de.stay.option-court': {
    says: 'Klage und Eilantrag können bewirken, dass Sie bis zur Entscheidung bleiben. Prozesskostenhilfe ist möglich.',
    title: 'Rechtzeitig klagen',
    cost: 'Asylverfahren sind gerichtskostenfrei. Der Anwalt kostet.',
    time: 'Eine Woche, zwei Wochen oder ein Monat: siehe letzte Seite.',
    risk: 'Einen Tag zu spät ist es meist vorbei.',
    bestFor: 'Sie haben Gründe zu bleiben.',
  },
}
