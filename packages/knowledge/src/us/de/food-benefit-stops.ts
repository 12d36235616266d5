/** The German words of the rows in ../food-benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FOOD_BENEFIT_STOPS_DE: Words = {
  'us.stop.snap-want': {
    says: 'Der Bundesstaat sagt, dass Ihre Lebensmittelhilfe (SNAP) endet oder sich ändert, ab wann und warum.',
  },
  'us.stop.snap-who': {
    says: 'Ihr Amt im Bundesstaat oder Bezirk führt SNAP nach Regeln des Bundes. Die Anhörung leitet jemand, der Ihren Fall nicht entschieden hat.',
  },
  'us.stop.snap-reality': {
    says: 'Das ist nicht das letzte Wort. Eine Anhörung ist kostenlos, und viele Mitteilungen beruhen auf einem falschen Einkommen.',
  },
  'us.stop.snap-rights': {
    says: 'Sie können Ihre Akte sehen, eine Anhörung (hearing) verlangen, jemanden mitbringen und die Hilfe oft bis zur Entscheidung behalten.',
  },
  'us.stop.snap-right-notice': {
    says: 'Meist müssen Sie mindestens zehn Tage vor einer Kürzung eine Mitteilung bekommen. Darin muss stehen, warum.',
  },
  'us.stop.snap-right-keep': {
    says: 'Verlangen Sie die Anhörung innerhalb der Tage in der Mitteilung, dann läuft die Hilfe weiter. Verlieren Sie, müssen Sie sie vielleicht zurückzahlen.',
  },
  'us.stop.snap-right-hearing': {
    says: 'Sie können innerhalb von 90 Tagen eine Anhörung (fair hearing) verlangen, schriftlich oder am Telefon.',
  },
  'us.stop.snap-step': {
    says: 'Verlangen Sie jetzt eine Anhörung (hearing) und sagen Sie, dass die Hilfe weiterlaufen soll. Schreiben Sie den Tag und den Namen auf.',
  },
  'us.stop.snap-step-check': {
    says: 'Prüfen Sie das Einkommen und die Personen, die gezählt wurden. Schicken Sie Lohnzettel, Miete, Kosten für Kinderbetreuung und Arztrechnungen.',
  },
  'us.stop.snap-option': {
    says: 'Rufen Sie an oder schreiben Sie: „I ask for a fair hearing and want my benefits to continue.“',
    title: 'Eine Anhörung (fair hearing) verlangen',
    cost: 'Kostenlos',
    time: 'Innerhalb der Tage in der Mitteilung, um die Hilfe zu behalten; höchstens 90 Tage',
    risk: 'Verlieren Sie, müssen Sie weitergezahlte Hilfe vielleicht zurückzahlen.',
    bestFor: 'Das Einkommen oder die gezählten Personen sind falsch.',
  },
  'us.stop.snap-right-work': {
    says: 'Die Grenze von drei Monaten gilt nicht, wenn Sie arbeitsunfähig oder schwanger sind, ein Kind unter 14 betreuen oder 20 Stunden pro Woche arbeiten. Schicken Sie Nachweise.',
  },
}
