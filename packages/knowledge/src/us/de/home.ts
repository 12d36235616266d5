/** The German words of the rows in ../home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_DE: Words = {
  'us.home.want': {
    says: 'Ihr Vermieter will, dass Sie zahlen, ein Problem beheben oder gehen, und kann ein Gericht bitten, Ihr Mietverhältnis zu beenden.',
  },
  'us.home.want-rent': {
    says: 'Ihr Vermieter sagt, dass Sie mit der Miete im Rückstand sind, und will sie.',
  },
  'us.home.who': {
    says: 'Ihr Vermieter oder sein Vertreter ist eine private Person oder Firma. Nur ein sheriff, marshal oder constable darf eine Räumung (eviction) ausführen.',
  },
  'us.home.reality': {
    says: 'Eine Mitteilung (notice) ist der erste Schritt, nicht der letzte. Der Vermieter muss zum Gericht gehen und gewinnen, bevor Sie gehen müssen.',
  },
  'us.home.rights-summary': {
    says: 'Sie dürfen bleiben, bis ein Gericht anderes befiehlt. Sie können dem Richter Ihre Seite sagen, und die Rechtshilfe (legal aid) hilft vielleicht kostenlos.',
  },
  'us.home.not-yet': {
    says: 'Wegen dieser Mitteilung darf man nicht die Schlösser ändern, den Strom abstellen oder Ihre Sachen hinausstellen.',
  },
  'us.home.order-made': {
    says: 'Ein Gericht hat vielleicht schon entschieden. Sie haben vielleicht nur Stunden oder Tage. Rufen Sie jetzt die Rechtshilfe (legal aid) und die Geschäftsstelle des Gerichts (clerk) an.',
  },
  'us.home.right-cares': {
    says: 'Hat Ihre Wohnung Hilfe des Bundes oder einen vom Bund gestützten Kredit, muss eine Mitteilung wegen unbezahlter Miete meist 30 Tage geben.',
  },
  'us.home.right-cares-case': {
    says: 'Hat Ihre Wohnung Hilfe des Bundes oder einen vom Bund gestützten Kredit, muss eine Mitteilung wegen unbezahlter Miete meist 30 Tage geben.',
  },
  'us.home.right-violence': {
    says: 'In Wohnungen mit Hilfe des Bundes darf man Sie nicht räumen, weil jemand gegen Sie gewalttätig war.',
  },
  'us.home.right-service': {
    says: 'Im aktiven Militärdienst dürfen Sie und Ihre Familie meist nicht ohne Gerichtsbefehl geräumt werden. Ein Richter kann Ihnen 90 Tage geben.',
  },
  'us.home.right-foreclosure': {
    says: 'Ein Mieter in einem zwangsversteigerten Haus (foreclosed) muss meist 90 Tage vorher Bescheid bekommen und darf oft bleiben, bis der Mietvertrag endet.',
  },
  'us.home.step-stay': {
    says: 'Ziehen Sie noch nicht aus. Suchen Sie in der Mitteilung den Grund, die Summe und die Zahl der Tage.',
  },
  'us.home.step-pay': {
    says: 'Können Sie alles rechtzeitig zahlen, tun Sie es und verlangen Sie einen Beleg. Eine Teilzahlung stoppt den Fall vielleicht nicht, fragen Sie also zuerst.',
  },
  'us.home.option-pay': {
    says: 'In den meisten Bundesstaaten ist die Sache erledigt, wenn Sie innerhalb der Frist alles zahlen.',
    title: 'Die ganze Miete zahlen',
    cost: 'Die offene Miete',
    time: 'Innerhalb der Tage in der Mitteilung',
    risk: 'Verlangen Sie einen Beleg. Über Gebühren für Verspätung kann gestritten werden.',
    bestFor: 'Sie haben das Geld, oder Hilfe für die Miete kommt rechtzeitig.',
  },
  'us.home.option-leave': {
    says: 'Verlangen Sie mehr Zeit, Ihre Kaution zurück und keinen Eintrag über eine Räumung, wenn Sie dafür gehen.',
    title: 'Einen Tag zum Auszug vereinbaren',
    cost: 'Umzugskosten',
    time: 'Wie vereinbart',
    risk: 'Vielleicht schulden Sie weiter Miete. Lassen Sie die Einigung unterschreiben.',
    bestFor: 'Sie wollen gehen oder können die Wohnung nicht halten.',
  },
  'us.home.case-warning': {
    says: 'Räumungsfälle gehen schnell. In manchen Bundesstaaten haben Sie fünf Tage oder weniger für die Antwort. Halten Sie sich an das Datum in den Papieren.',
  },
  'us.home.case-step': {
    says: 'Antworten Sie auf die Räumungspapiere bis zu ihrem Datum, oder gehen Sie am genannten Tag zum Gericht. Kommen Sie früh und bringen Sie Beweise mit.',
  },
  'us.home.case-not-yet': {
    says: 'Sie müssen nicht gehen, weil ein Fall eingereicht wurde. Zuerst muss ein Richter entscheiden, dann muss ein Beamter kommen.',
  },
  'us.home.insight-repairs': {
    says: 'In den meisten Bundesstaaten können schlechte Zustände in der Wohnung gegen eine Räumung wegen Miete helfen.',
    actionable:
      'Schreiben Sie auf, was kaputt ist und wann Sie es dem Vermieter sagten. Machen Sie Fotos.',
  },
  'us.home.tactic-receipt': {
    says: 'Zahlen Sie so, dass ein Beweis bleibt, und schreiben Sie darauf, für welchen Monat.',
    risk: 'Keines.',
    notWhen:
      'Ein Gericht hat Ihren Auszug schon befohlen: Rufen Sie zuerst die Rechtshilfe (legal aid) an.',
  },
  'us.home.myth-locks': {
    says: 'Ein Vermieter darf Sie nicht aussperren oder den Strom abstellen, damit Sie gehen. In fast jedem Bundesstaat muss er zum Gericht.',
  },
  'us.home.myth-out-on-date': {
    says: 'Der letzte Tag einer Mitteilung (notice) ist nicht der Tag, an dem Sie hinausgesetzt werden. Der Vermieter muss dann klagen und gewinnen.',
  },
}
