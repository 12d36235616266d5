/** Steuerforderung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_DE: Words = {
  'gb.tax.want': { says: 'Sie sollen Steuer, Strafe oder Zinsen zahlen oder anrufen.' },
  'gb.tax.rights-summary': {
    says: 'Sie können die Summe prüfen, innerhalb von 30 Tagen Widerspruch (appeal) einlegen und um Raten bitten.',
  },
  'gb.tax.reality': {
    says: 'HMRC hat viel Macht, stimmt aber oft Raten zu, wenn Sie anrufen und sagen, was Sie zahlen können.',
  },
  'gb.tax.who': {
    says: 'HM Revenue and Customs (HMRC) ist das Finanzamt. Betrüger nutzen oft seinen Namen. Prüfen Sie also zuerst.',
  },
  'gb.tax.know': {
    says: 'Eine Strafe für eine späte Steuererklärung kann wegfallen, wenn Sie einen guten Grund hatten.',
    learnMore:
      'Gute Gründe sind etwa Krankheit, ein Todesfall in der Familie oder Post, die nie kam.',
  },
  'gb.tax.thirty-days': {
    says: 'Sie haben 30 Tage ab dem Datum der Entscheidung oder Strafe für den Widerspruch (appeal).',
    action: 'Widerspruch bei HMRC einlegen, wenn Sie nicht einverstanden sind',
    consequence: 'Danach brauchen Sie einen guten Grund für die Verspätung.',
  },
  'gb.tax.right-appeal': {
    says: 'Sie haben das Recht auf Widerspruch (appeal) gegen Strafe oder Entscheidung und auf neue Prüfung durch einen anderen Beamten.',
  },
  'gb.tax.right-excuse': {
    says: 'Eine Strafe muss wegfallen, wenn Sie einen vernünftigen Grund (reasonable excuse) hatten und danach ohne Verzögerung alles in Ordnung brachten.',
  },
  'gb.tax.right-partners': {
    says: 'Kommt die Erklärung einer Personengesellschaft zu spät, zahlt jeder Partner die Strafe. Nur der Partner, der sie abgeben muss, kann Einspruch erheben. Er gilt für alle.',
  },
  'gb.tax.right-tribunal': {
    says: 'Sagt HMRC Nein, können Sie zum tax tribunal. Der Antrag kostet nichts.',
  },
  'gb.tax.right-plan': {
    says: 'Sie können um Zeit zum Zahlen bitten. HMRC sieht an, was Sie zahlen können.',
  },
  'gb.tax.option-plan': {
    says: 'Vereinbaren Sie per Telefon oder online eine Monatsrate.',
    title: 'Time to Pay verlangen',
    cost: 'Zinsen laufen weiter.',
    time: 'Ein Anruf.',
    risk: 'Verpassen Sie eine Rate, kann der Plan enden.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'gb.tax.option-appeal': {
    says: 'Schreiben Sie HMRC, warum es falsch ist oder was Ihr vernünftiger Grund war.',
    title: 'Widerspruch einlegen',
    cost: 'Nichts.',
    time: 'Innerhalb von 30 Tagen.',
    risk: 'Auf Steuer, die doch fällig ist, laufen Zinsen.',
    bestFor: 'Die Summe ist falsch oder Sie hatten einen guten Grund.',
  },
  'gb.tax.option-pay': {
    says: 'Zahlen Sie über Ihr Konto auf GOV.UK mit dem richtigen Aktenzeichen.',
    title: 'Zahlen',
    cost: 'Die Summe.',
    time: 'Ein Tag.',
    risk: 'Keines, wenn es stimmt.',
    bestFor: 'Sie sind einverstanden und haben das Geld.',
  },
  'gb.tax.warn-goods': {
    says: 'HMRC kann ohne Gericht pfänden. Rufen Sie heute an.',
  },
  'gb.tax.warn-silence': {
    says: 'Zinsen und Strafen wachsen mit der Zeit. Schon ein kurzer Anruf kann den nächsten Schritt stoppen.',
  },
  'gb.tax.insight-estimate': {
    says: 'Die Summe ist vielleicht geschätzt, weil eine Erklärung fehlt. Die echte Summe kann viel kleiner sein.',
    actionable: 'Schicken Sie die fehlende Erklärung so bald wie möglich.',
  },
  'gb.tax.insight-collector': {
    says: 'HMRC lässt private Inkassofirmen schreiben und anrufen. Sie haben keine Macht von HMRC.',
    actionable:
      'Rufen Sie HMRC selbst unter einer Nummer von GOV.UK an und vereinbaren Sie dort Raten.',
  },
  'gb.tax.rights-collecting': {
    says: 'Sie können die Summe prüfen und um Raten bitten. Ist eine Strafe falsch, können Sie mit Grund um einen späten Widerspruch (appeal) bitten.',
  },
  'gb.tax.right-bank': {
    says: 'HMRC darf nur bei Schulden ab £1,000 Geld vom Konto nehmen und muss Ihnen £5,000 lassen. Vorher soll jemand Sie besuchen. Sie haben dann 30 Tage für einen Einspruch und können zum County Court.',
  },
}
