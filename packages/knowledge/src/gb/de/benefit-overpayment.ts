/** Rückforderung von Sozialleistungen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_DE: Words = {
  'gb.benefit.hb-step': {
    says: 'Ist etwas falsch, schreiben Sie der Gemeinde (council) innerhalb eines Monats ab dem Datum im Brief. Bitten Sie um neue Prüfung oder gehen Sie direkt zum tribunal.',
  },
  'gb.benefit.hb-right': {
    says: 'Machte die Gemeinde (council) oder das DWP den Fehler, und konnten Sie nicht wissen, dass es zu viel war? Dann dürfen sie es vielleicht nicht zurückfordern.',
  },
  'gb.benefit.want': {
    says: 'Sie sagen, Sie bekamen zu viel, und wollen es zurück: von Leistungen, Lohn oder durch Zahlungen.',
  },
  'gb.benefit.rights-summary': {
    says: 'Sie können um neue Prüfung bitten, die Rechnung sehen und um kleinere Raten im Monat bitten.',
  },
  'gb.benefit.reality': {
    says: 'So ein Brief heißt nicht, dass Sie etwas falsch gemacht haben. Die Summen sind oft falsch, und Anfechten ist kostenlos.',
  },
  'gb.benefit.who': {
    says: 'Das kommt von einer Behörde. Sie kann ohne Gericht Geld von Leistungen oder Lohn nehmen. Antworten Sie also.',
  },
  'gb.benefit.know': {
    says: 'Bei Universal Credit können sie es zurückfordern, auch wenn der Fehler ihrer war. Bei älteren Leistungen oft nicht.',
    learnMore:
      'War der Fehler ihrer, bitten Sie um Verzicht (waive). Schreiben Sie, welchen Schaden die Rückzahlung anrichtet.',
  },
  'gb.benefit.one-month': {
    says: 'Sie haben einen Monat ab dem Datum der Entscheidung, um eine neue Prüfung zu verlangen.',
    action: 'Eine neue Prüfung der Entscheidung verlangen',
    consequence: 'Danach brauchen Sie einen guten Grund für die Verspätung.',
  },
  'gb.benefit.step-working': {
    says: 'Fragen Sie, wie gerechnet wurde: welche Leistung, welche Zeit, welche Tatsachen. Vergleichen Sie es mit dem, was Sie wann gemeldet haben.',
  },
  'gb.benefit.step-review': {
    says: 'Ist etwas falsch, verlangen Sie innerhalb eines Monats ab dem Datum der Entscheidung eine neue Prüfung (mandatory reconsideration).',
  },
  'gb.benefit.step-rate': {
    says: 'Ist der Abzug zu hoch, rufen Sie an und bitten Sie um eine kleinere Rate. Schicken Sie einen Haushaltsplan.',
  },
  'gb.benefit.step-advice': {
    says: 'Holen Sie Hilfe bei einer Sozialberatung (welfare rights adviser). Sie ist kostenlos und kennt diese Regeln gut.',
  },
  'gb.benefit.step-appeal': {
    says: 'Sagen sie Nein, können Sie innerhalb eines Monats nach der Antwort zu einem kostenlosen tribunal.',
  },
  'gb.benefit.warn-no-court': {
    says: 'Sie brauchen kein Gericht, um es von Leistungen oder Lohn zu nehmen. Warten Sie nicht darauf.',
  },
  'gb.benefit.warn-fraud': {
    says: 'Der Brief spricht von Betrug (fraud) oder einem Verhör (interview under caution). Holen Sie Rechtsrat, bevor Sie etwas sagen.',
  },
  'gb.benefit.insight-own-mistake': {
    says: 'Haben Sie eine Änderung gemeldet und sie waren langsam? Sagen Sie es. Das kann viel ausmachen.',
    actionable: 'Suchen Sie SMS, Einträge im journal, Briefe und Anrufe mit Datum.',
  },
  'gb.benefit.insight-collector': {
    says: 'Jetzt schreibt ein Inkasso darüber. Es kann nur Briefe schreiben, aber die Behörde dahinter kann mehr.',
    actionable:
      'Wenden Sie sich an die Behörde selbst und bitten Sie um eine Rate, die Sie zahlen können.',
  },
  'gb.benefit.hb-underlying': {
    says: 'Die Gemeinde muss das Wohngeld (Housing Benefit) abziehen, das Ihnen für diese Wohnung in der Zeit noch zustand. Senden Sie Ihr Einkommen dieser Wochen und verlangen Sie das.',
  },
}
