/** The German words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DE: Words = {
  'us.tax.want': {
    says: 'Die IRS sagt, dass Sie Steuer schulden oder Ihre Steuererklärung sich ändern soll. Sie will Geld oder eine Antwort.',
  },
  'us.tax.who': {
    says: 'Die IRS ist das Steueramt des Bundes. Sie schreibt per Post, bevor sie etwas anderes tut.',
  },
  'us.tax.reality': {
    says: 'Die Nummer der Mitteilung, etwa CP14 oder CP504, zeigt, wie weit es ist. Sie können Ihr Konto auf IRS.gov prüfen.',
  },
  'us.tax.rights-summary': {
    says: 'Sie dürfen nicht einverstanden sein, Widerspruch (appeal) einlegen, in Teilen zahlen und jemanden für sich sprechen lassen.',
  },
  'us.tax.not-yet': {
    says: 'Meist kann die IRS weder Lohn noch Bankgeld nehmen, bevor es eine letzte Mitteilung (final notice) und 30 Tage für eine Anhörung gab.',
  },
  'us.tax.know-ten-years': {
    says: 'Die IRS hat meist zehn Jahre, um eine festgesetzte Steuer einzutreiben.',
    learnMore:
      'Manche Schritte, etwa ein Widerspruch (appeal) oder eine Insolvenz (bankruptcy), machen diese Zeit länger.',
  },
  'us.tax.right-disagree': {
    says: 'Sie haben das Recht, nicht einverstanden zu sein, gehört zu werden und bei einer unabhängigen Stelle Widerspruch (appeal) einzulegen.',
  },
  'us.tax.right-plan': {
    says: 'Sie können bitten, in Monatsteilen zu zahlen. Bei vielen Schulden geht das online in Minuten.',
  },
  'us.tax.right-compromise': {
    says: 'Können Sie nicht zahlen, können Sie die IRS bitten zu warten, oder weniger anbieten.',
  },
  'us.tax.right-advocate': {
    says: 'Bringt Sie das in eine Notlage, hilft der Taxpayer Advocate Service kostenlos.',
  },
  'us.tax.right-exempt': {
    says: 'Auch eine Steuerpfändung (levy) muss Ihnen einen Teil des Lohns und manche Grunddinge lassen.',
  },
  'us.tax.deadline-deficiency': {
    says: 'Nach einer notice of deficiency haben Sie 90 Tage, um zum Steuergericht (Tax Court) zu gehen. Die IRS kann diese Zeit nicht verlängern.',
    action:
      'Beim United States Tax Court einen Antrag (petition) einreichen, wenn Sie nicht einverstanden sind',
    consequence:
      'Die IRS setzt die Steuer fest, und Sie müssen meist zahlen, bevor ein Gericht es prüfen kann.',
  },
  'us.tax.deadline-hearing': {
    says: 'Sie haben 30 Tage, um eine Collection Due Process hearing zu verlangen. Solange sie läuft, darf die IRS nicht pfänden (levy).',
    action: 'Form 12153 schicken, um eine Anhörung (hearing) zu verlangen',
    consequence:
      'Die IRS kann Lohn, Bankgeld oder Besitz nehmen. Sie verlieren auch den Weg zum Steuergericht (Tax Court).',
  },
  'us.tax.deadline-proposed': {
    says: 'Ein CP2000 ist keine Rechnung. Er schlägt eine Änderung vor. Sie haben meist 30 Tage für die Antwort und können um mehr bitten.',
    action:
      'Auf die vorgeschlagene Änderung antworten: zustimmen, oder mit Beweisen sagen, warum nicht',
    consequence: 'Die IRS schickt eine notice of deficiency und dann eine Rechnung.',
  },
  'us.tax.deadline-cp504': {
    says: 'Nach einem CP504 haben Sie 30 Tage, um zu zahlen oder einen Plan zu machen. Es ist ernst, aber eine letzte Mitteilung (final notice) muss noch kommen.',
    action: 'Zahlen, einen Plan einrichten oder die IRS anrufen',
    consequence:
      'Die IRS kann Ihre Steuererstattung vom Bundesstaat nehmen und zur letzten Mitteilung übergehen.',
  },
  'us.tax.deadline-cp14': {
    says: 'Ein CP14 ist die erste Rechnung. Zahlen Sie oder machen Sie einen Plan innerhalb von 21 Tagen, dann vermeiden Sie mehr Zinsen und Strafen.',
    action: 'Zahlen, einen Plan einrichten oder sagen, warum die Rechnung falsch ist',
    consequence: 'Mehr Zinsen und Strafen kommen dazu.',
  },
  'us.tax.step-number': {
    says: 'Suchen Sie oben im Brief die Nummer der Mitteilung und das Datum. Schlagen Sie sie auf IRS.gov nach.',
  },
  'us.tax.step-check': {
    says: 'Vergleichen Sie den Brief mit Ihrer Steuererklärung und Ihrem Konto auf IRS.gov. Prüfen Sie Zahlungen und Formulare wie W-2 und 1099.',
  },
  'us.tax.step-answer': {
    says: 'Handeln Sie bis zum Datum, auch wenn Sie nicht zahlen können: Antworten Sie, bitten Sie um einen Plan oder verlangen Sie eine Anhörung (hearing).',
  },
  'us.tax.step-help': {
    says: 'Bitten Sie eine Low Income Taxpayer Clinic oder den Taxpayer Advocate um kostenlose Hilfe.',
  },
  'us.tax.step-dispute': {
    says: 'Ist es falsch, schreiben Sie mit Kopien Ihrer Beweise an die Adresse in der Mitteilung. Schicken Sie es als Einschreiben (certified mail).',
  },
  'us.tax.option-plan': {
    says: 'Bitten Sie auf IRS.gov um einen Zahlungsplan. Solange er läuft, nimmt die IRS meist nichts.',
    title: 'In Teilen zahlen',
    cost: 'Manchmal eine Einrichtungsgebühr, und Zinsen',
    time: 'Minuten online',
    risk: 'Zinsen und eine kleinere Strafe laufen weiter.',
    bestFor: 'Sie schulden es, können aber nicht auf einmal zahlen.',
  },
  'us.tax.option-appeal': {
    says: 'Antworten Sie so und in der Zeit, wie die Mitteilung es sagt, und schicken Sie Beweise.',
    title: 'Nicht zustimmen oder Widerspruch (appeal) einlegen',
    cost: 'Kostenlos, oder eine kleine Gebühr des Tax Court, die erlassen werden kann',
    time: '30 oder 90 Tage, wie die Mitteilung sagt',
    risk: 'Zinsen laufen weiter, wenn Sie verlieren.',
    bestFor: 'Die Summe ist falsch oder nicht Ihre.',
  },
  'us.tax.option-hardship': {
    says: 'Bitten Sie um den Status „currently not collectible“, oder prüfen Sie mit dem Werkzeug der IRS, ob ein offer in compromise passt.',
    title: 'Bitten zu warten oder weniger zu nehmen',
    cost: 'Ein Angebot hat eine Gebühr, kostenlos bei kleinem Einkommen',
    time: 'Wochen bis Monate',
    risk: 'Zinsen laufen weiter. Nicht jedes Angebot wird angenommen.',
    bestFor: 'Beim Zahlen würde Ihnen das Nötigste fehlen.',
  },
  'us.tax.option-help': {
    says: 'Der Taxpayer Advocate und Low Income Taxpayer Clinics können für Sie mit der IRS sprechen.',
    title: 'Kostenlose Steuerhilfe holen',
    cost: 'Kostenlos',
    time: 'Rufen Sie diese Woche an',
    risk: 'Keines. Die Tage laufen weiter.',
    bestFor: 'Ihnen droht eine Pfändung (levy), oder Sie verstehen es nicht.',
  },
  'us.tax.option-pay': {
    says: 'Zahlen Sie nur auf IRS.gov oder mit Scheck an das United States Treasury.',
    title: 'Zahlen',
    cost: 'Die Summe',
    time: 'Ein Tag',
    risk: 'Keines, wenn es stimmt.',
    bestFor: 'Sie sind einverstanden und können es sich leisten.',
  },
  'us.tax.insight-penalty': {
    says: 'Waren Ihre letzten drei Jahre in Ordnung, lässt die IRS eine erste Strafe oft fallen, wenn Sie bitten.',
    actionable: 'Rufen Sie an oder schreiben Sie und bitten Sie um first-time penalty relief.',
  },
  'us.tax.warning-scam': {
    says: 'Die IRS nimmt keine Geschenkkarten, kein Krypto und keine Geldüberweisungen (wires) und droht nicht mit Verhaftung. Im Zweifel prüfen Sie Ihr Konto auf IRS.gov.',
  },
  'us.state-tax.want': {
    says: 'Ein Bundesstaat, Bezirk oder eine Stadt sagt, dass Sie Steuer schulden.',
  },
  'us.state-tax.rights-summary': {
    says: 'Sie können fragen, wie gerechnet wurde, widersprechen (protest, appeal) und um Zahlung in Teilen bitten.',
  },
  'us.state-tax.right-appeal': {
    says: 'Sie haben das Recht zu widersprechen (protest, appeal). Die Mitteilung nennt den Weg und den letzten Tag.',
  },
  'us.state-tax.step-date': {
    says: 'Suchen Sie den letzten Tag für den Widerspruch (protest) und die eigene Website des Amts. Benutzen Sie keinen Link im Brief, wenn Sie unsicher sind.',
  },
  'us.state-tax.step-check': {
    says: 'Vergleichen Sie es mit Ihrer Steuererklärung und Ihren Zahlungen. Antworten Sie schriftlich mit Kopien Ihrer Beweise.',
  },
  'us.state-tax.option-appeal': {
    says: 'Schreiben Sie bis zum letzten Tag, dass Sie nicht einverstanden sind und warum.',
    title: 'Widersprechen (protest, appeal)',
    cost: 'In den meisten Bundesstaaten kostenlos',
    time: 'Bis zum Tag in der Mitteilung',
    risk: 'Zinsen laufen weiter, wenn Sie verlieren.',
    bestFor: 'Die Summe ist falsch oder nicht Ihre.',
  },
  'us.state-tax.option-plan': {
    says: 'Bei den meisten Steuerämtern können Sie in Teilen zahlen. Fragen Sie online oder am Telefon über ihre eigene Seite.',
    title: 'Um einen Zahlungsplan bitten',
    cost: 'Ein Teil jeden Monat, und Zinsen',
    time: 'Vor dem Tag in der Mitteilung',
    risk: 'Man kann trotzdem ein Pfandrecht (lien) eintragen.',
    bestFor: 'Sie schulden es, können aber nicht auf einmal zahlen.',
  },
}
