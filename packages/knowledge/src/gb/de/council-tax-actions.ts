/** A council tax letter in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_ACTIONS_DE: Words = {
  'gb.council-tax.insight-reductions': {
    says: 'Viele Bescheide sind zu hoch, weil Rabatt, Ermäßigung oder Behinderten-Stufe (disability band) nie beantragt wurde.',
    actionable:
      'Verlangen Sie eine volle Prüfung: wer dort wohnt, Einkommen, Behinderung, Studierende und Pflegende.',
  },
  'gb.council-tax.insight-instalments': {
    says: 'Sieben Tage entscheiden, ob Sie weiter monatlich zahlen dürfen. Verpassen Sie sie, wird der Rest des Jahres 7 Tage später fällig.',
    actionable:
      'Zahlen Sie den verspäteten Teil, oder rufen Sie vorher an und bitten Sie, den Plan zu behalten.',
  },
  'gb.council-tax.insight-second': {
    says: 'Das ist die zweite Erinnerung in diesem Jahr. Kommt noch eine Zahlung zu spät, wird der ganze Rest ohne neue Erinnerung fällig.',
    actionable: 'Richten Sie eine Lastschrift ein, für einen Tag nach Ihrem Zahltag.',
  },
  'gb.council-tax.insight-costs': {
    says: 'Gemeinden dürfen nur Kosten aufschlagen, die ihnen angemessen entstanden sind. Manche erlassen sie bei früher Einigung.',
    actionable:
      'Bitten Sie die Gemeinde, die Kosten wegen Ihrer Lage zu erlassen oder die Rechnung zu zeigen.',
  },
  'gb.council-tax.insight-attach': {
    says: 'Abzüge von Lohn oder Leistungen kosten Sie keine Gebühren. Gerichtsvollzieher (bailiffs) verlangen mindestens £75 und für einen Besuch £235 mehr.',
    actionable: 'Geben Sie der Gemeinde Daten zu Arbeit oder Leistungen und bitten Sie um Abzüge.',
  },
  'gb.council-tax.insight-order-wrong': {
    says: 'Hätte es die Anordnung (order) nie geben dürfen, kann die Gemeinde selbst das Gericht um Aufhebung bitten.',
    actionable:
      'Schicken Sie Belege für den Fehler und bitten Sie die Gemeinde, die Anordnung aufheben zu lassen (quash).',
  },
  'gb.council-tax.warning-ignore': {
    says: 'Lassen Sie das nicht liegen. Danach kommen der Betrag für das ganze Jahr, eine Ladung (summons) und weitere Kosten.',
  },
  'gb.council-tax.warning-order': {
    says: 'Nach einer liability order müssen Sie der Gemeinde auf Frage Arbeit und Einkommen nennen. Tun Sie es nicht, kann eine Geldstrafe folgen.',
  },
  'gb.council-tax.warning-prison': {
    says: 'Werden Sie zu einem committal hearing geladen (es geht um Haft), holen Sie sofort Rechtshilfe und gehen Sie hin. Das Gericht muss prüfen, warum Sie nicht gezahlt haben.',
  },
  'gb.council-tax.warning-bankruptcy': {
    says: 'Eine Drohung mit Insolvenz (bankruptcy) oder einer Belastung des Hauses (charge) ist ernst, wenn es Ihnen gehört. Holen Sie heute Rat.',
  },
  'gb.council-tax.tactic-pay-some': {
    says: 'Zahlen Sie jetzt etwas, auch wenn es wenig ist, und jeden Monat. Das zeigt, dass Sie sich bemühen.',
    risk: 'Eine Teilzahlung stoppt keine Ladung.',
    notWhen: 'Sie schulden den Betrag nicht. Bestreiten Sie ihn dann zuerst.',
  },
  'gb.council-tax.tactic-hardship': {
    says: 'Beantragen Sie die Härte-Ermäßigung (discretionary reduction) mit kurzem Brief und Haushaltsplan. Nennen Sie das Gesetz: section 13A(1)(c).',
    risk: 'Die Gemeinde kann ablehnen, und der Betrag läuft weiter.',
    notWhen: 'Sie haben Geld übrig oder Ersparnisse.',
  },
  'gb.council-tax.tactic-councillor': {
    says: 'Bitten Sie Ihr Mitglied im Gemeinderat (councillor) um Hilfe, wenn das Amt nicht zuhört. Oft wird der Fall dann neu geprüft.',
    risk: 'Es kann einige Tage dauern.',
    notWhen: 'Der Termin oder Besuch ist morgen. Rufen Sie dann die Gemeinde selbst an.',
  },
  'gb.council-tax.deadline-reminder': {
    says: 'Die 7 Tage beginnen am Tag der Erinnerung. Dieser Tag zählt also als Tag eins.',
    action: 'Die verspätete Rate zahlen oder Raten vereinbaren',
    consequence: 'Der Rest des Jahres wird 7 Tage später fällig.',
  },
  'gb.council-tax.deadline-full-year': {
    says: 'Zahlen Sie den verspäteten Teil nicht in den ersten 7 Tagen, wird der Rest des Jahres nach weiteren 7 Tagen fällig.',
    action: 'Raten vereinbaren, bevor alles fällig wird',
    consequence: 'Die Gemeinde kann eine gerichtliche Ladung (summons) beantragen.',
  },
  'gb.council-tax.deadline-final': {
    says: 'Nach einer letzten Mahnung (final notice) muss die Gemeinde 7 Tage warten. Der Tag der Mahnung zählt als Tag eins.',
    action: 'Zahlen oder Raten vereinbaren',
    consequence: 'Die Gemeinde kann zum magistrates court gehen, und Kosten kommen dazu.',
  },
}
