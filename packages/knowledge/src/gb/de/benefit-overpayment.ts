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
  'gb.benefit.right-waiver': {
    says: 'Sie können um Erlass bitten (waiver), wenn die Rückzahlung Ihrer Gesundheit oder Familie wirklich schaden würde. Schicken Sie Beweise.',
  },
  'gb.benefit.right-review': {
    says: 'Sie haben das Recht auf neue Prüfung der Entscheidung und dann auf ein kostenloses tribunal.',
  },
  'gb.benefit.right-amount': {
    says: 'Sie haben das Recht zu wissen, wie die Summe berechnet wurde.',
  },
  'gb.benefit.right-afford': {
    says: 'Sie können um kleinere Abzüge bitten, wenn das Nötigste nicht reicht.',
  },
  'gb.benefit.right-old-benefits': {
    says: "Ältere Leistungen wie Carer's Allowance sind anders. Sie können sie nur zurückfordern, wenn Sie etwas falsch angaben oder wegließen.",
  },
  'gb.benefit.option-review': {
    says: 'Schreiben Sie, was falsch ist, und schicken Sie Belege.',
    title: 'Um neue Prüfung bitten',
    cost: 'Nichts.',
    time: 'Innerhalb eines Monats. Antwort nach einigen Wochen.',
    risk: 'Gering. Selten finden sie mehr.',
    bestFor: 'Sie schulden es nach Ihrer Meinung nicht oder die Summe ist falsch.',
  },
  'gb.benefit.option-rate': {
    says: 'Rufen Sie mit Ihrem Haushaltsplan das debt team an.',
    title: 'Um kleinere Monatsraten bitten',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Das Abzahlen dauert länger.',
    bestFor: 'Sie schulden es, schaffen es aber nicht.',
  },
  'gb.benefit.option-help': {
    says: 'Sie prüfen Recht und Summen für Sie.',
    title: 'Eine Sozialberatung holen',
    cost: 'Nichts.',
    time: 'Ein Anruf in dieser Woche.',
    risk: 'Keines.',
    bestFor: 'Große Summen oder wenn von Betrug die Rede ist.',
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
  'gb.benefit.refused-want': {
    says: 'Sie haben entschieden, dass Sie diese Leistung nicht oder in kleinerer Höhe bekommen. Sie verlangen nichts zurück.',
  },
  'gb.benefit.refused-rights': {
    says: 'Sie können kostenlos eine neue Prüfung verlangen. Bleibt es beim Nein, kann ein kostenloses Tribunal entscheiden.',
  },
  'gb.benefit.refused-reality': {
    says: 'Ein Nein ist nicht das Ende. Viele Entscheidungen ändern sich, wenn Menschen widersprechen und mehr über schlechte Tage sagen.',
  },
  'gb.benefit.refused-step-ask': {
    says: 'Verlangen Sie binnen eines Monats ab dem Datum im Brief eine neue Prüfung (mandatory reconsideration). Das geht per Anruf, Brief oder Formular.',
  },
  'gb.benefit.refused-step-report': {
    says: 'Verlangen Sie eine Kopie des Gutachtens (assessment report). Markieren Sie jede Zeile, die falsch ist oder etwas auslässt.',
  },
  'gb.benefit.refused-step-proof': {
    says: 'Gehen Sie jede Frage mit zu wenigen Punkten durch. Sagen Sie, was passiert, wie oft und welche Hilfe Sie brauchen. Legen Sie Briefe von Arzt oder Pflege bei.',
  },
  'gb.benefit.refused-step-advice': {
    says: 'Holen Sie kostenlose Hilfe bei einer Sozialberatung (welfare rights adviser). Fragen Sie, welche anderen Leistungen Sie solange bekommen.',
  },
  'gb.benefit.refused-option-help': {
    says: 'Sie kennt die Punkte und hilft Ihnen zu schreiben, was zählt.',
    title: 'Eine Sozialberatung (welfare rights) holen',
    cost: 'Nichts.',
    time: 'Ein Anruf diese Woche.',
    risk: 'Warten Sie nicht auf einen Termin, wenn der letzte Tag nah ist.',
    bestFor: 'Alle mit einer Ablehnung.',
  },
}
