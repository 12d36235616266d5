/** The German words of the rows in ../benefit-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_STOPS_DE: Words = {
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
  'us.stop.medicaid-want': {
    says: 'Der Bundesstaat sagt, dass Ihr Medicaid endet, sich ändert oder abgelehnt wird, und warum.',
  },
  'us.stop.medicaid-reality': {
    says: 'Viele verlieren Medicaid nur, weil ein Formular fehlte. Das können Sie oft in Ordnung bringen.',
  },
  'us.stop.medicaid-right-hearing': {
    says: 'Sie haben das Recht auf eine Anhörung (fair hearing). Die Mitteilung nennt den letzten Tag, höchstens 90 Tage später.',
  },
  'us.stop.medicaid-right-keep': {
    says: 'Verlangen Sie die Anhörung (hearing) vor dem Tag, an dem es endet, dann läuft Medicaid bis zur Entscheidung weiter.',
  },
  'us.stop.medicaid-right-notice': {
    says: 'Meist muss die Mitteilung mindestens zehn Tage vor dem Ende Ihres Medicaid kommen.',
  },
  'us.stop.medicaid-step': {
    says: 'Schicken Sie, was fehlt, und verlangen Sie am selben Tag eine Anhörung (hearing). Sagen Sie, dass Medicaid weiterlaufen soll.',
  },
  'us.stop.medicaid-option': {
    says: 'Verlangen Sie es schriftlich, online oder am Telefon. Behalten Sie einen Beweis für den Tag.',
    title: 'Eine Anhörung (fair hearing) verlangen',
    cost: 'Kostenlos',
    time: 'Vor dem Tag, an dem es endet, um Medicaid zu behalten',
    risk: 'Verlieren Sie, kann der Bundesstaat die Kosten der weiteren Behandlung verlangen.',
    bestFor: 'Sie haben weiter Anspruch, oder es fehlte nur ein Formular.',
  },
  'us.stop.ssa-want': {
    says: 'Social Security sagt, dass eine Leistung abgelehnt wird, endet oder sich ändert, und warum.',
  },
  'us.stop.ssa-reality': {
    says: 'Ein erstes Nein ist häufig. Viele gewinnen später, vor allem bei der Anhörung vor einem Richter.',
  },
  'us.stop.ssa-right-appeal': {
    says: 'Sie haben 60 Tage, um eine neue Prüfung (reconsideration) zu verlangen. Man nimmt an, dass der Brief nach fünf Tagen ankam.',
  },
  'us.stop.ssa-right-ssi': {
    says: 'Wird SSI gekürzt oder endet es? Legen Sie innerhalb von zehn Tagen nach der Mitteilung Widerspruch (appeal) ein. Dann läuft das Geld bis zur ersten Entscheidung weiter.',
  },
  'us.stop.ssa-step': {
    says: 'Legen Sie auf ssa.gov Widerspruch (appeal) ein oder schicken Sie Form SSA-561. Holen Sie neuere Unterlagen von Ihren Ärzten.',
  },
  'us.stop.ssa-option': {
    says: 'Sagen Sie, was falsch ist, und legen Sie Beweise bei. Fangen Sie nicht stattdessen neu an: Sie verlieren sonst vielleicht Monate.',
    title: 'Eine neue Prüfung (reconsideration) verlangen',
    cost: 'Kostenlos',
    time: 'Innerhalb von 60 Tagen; zehn Tage, um SSI zu behalten',
    risk: 'Weitergezahltes Geld müssen Sie vielleicht zurückzahlen, wenn Sie verlieren.',
    bestFor: 'Sie sind mit dem Grund nicht einverstanden.',
  },
  'us.stop.meals-want': {
    says: 'Der Schulbezirk sagt, ob Ihr Kind kostenloses oder billigeres Essen bekommt, und warum.',
  },
  'us.stop.meals-reality': {
    says: 'Sie können jederzeit neu beantragen, etwa wenn Ihr Einkommen sinkt oder Ihre Familie wächst.',
  },
  'us.stop.meals-right-hearing': {
    says: 'Sie können bei jemandem Widerspruch (appeal) einlegen, der nicht entschieden hat. Sie dürfen jemanden mitbringen und die Unterlagen sehen.',
  },
  'us.stop.meals-right-direct': {
    says: 'Ein Kind in einem Haushalt mit SNAP, ein Pflegekind oder ein Kind ohne Wohnung bekommt kostenloses Essen ohne Prüfung des Einkommens.',
  },
  'us.stop.meals-step': {
    says: 'Vergleichen Sie das Einkommen und die Zahl der Personen mit Ihren eigenen Zahlen. Sind sie falsch, verlangen Sie eine Anhörung (hearing).',
  },
  'us.stop.meals-option': {
    says: 'Rufen Sie die Person an, die im Brief steht, oder schreiben Sie ihr.',
    title: 'Eine Anhörung (hearing) verlangen',
    cost: 'Kostenlos',
    time: 'Bis zum Tag im Brief',
    risk: 'Keines.',
    bestFor: 'Das Einkommen oder die gezählten Personen sind falsch.',
  },
  'us.stop.snap-right-work': {
    says: 'Die Grenze von drei Monaten gilt nicht, wenn Sie arbeitsunfähig oder schwanger sind, ein Kind unter 14 betreuen oder 20 Stunden pro Woche arbeiten. Schicken Sie Nachweise.',
  },
}
