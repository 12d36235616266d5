/** The German words of the rows in ../tax-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_STEPS_DE: Words = {
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
}
