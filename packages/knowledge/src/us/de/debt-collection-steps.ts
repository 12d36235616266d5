/** The German words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_DE: Words = {
  'us.debt.won-reality': {
    says: 'Ein Gericht hat schon entschieden. Für kurze Zeit können Sie noch Berufung (appeal) einlegen oder um Aufhebung bitten. Sonst zahlen Sie oder vereinbaren einen Plan.',
  },
  'us.debt.won-step': {
    says: 'Suchen Sie das Urteil und sein Datum. Fragen Sie heute die Geschäftsstelle (clerk) dieses Gerichts, wie lange Sie noch Berufung einlegen oder um Aufhebung bitten können.',
  },
  'us.debt.won-paid': {
    says: 'Wenn Sie zahlen, lassen Sie sich schriftlich geben, dass das Urteil bezahlt ist (satisfaction of judgment). Sehen Sie nach, ob das Gericht es hat.',
  },
  'us.debt.step-pause': {
    says: 'Zahlen Sie noch nicht und sagen Sie nicht, dass die Schuld Ihre ist. In vielen Bundesstaaten startet eine Zahlung die Frist neu.',
  },
  'us.debt.step-write': {
    says: 'Schreiben Sie der Inkassofirma: Bestreiten Sie die Schuld und verlangen Sie Beweise. Schicken Sie es als Einschreiben (certified mail) und behalten Sie eine Kopie.',
  },
  'us.debt.step-check': {
    says: 'Sehen Sie in Ihre Unterlagen und in Ihre kostenlosen Kreditauskünfte (credit reports) auf AnnualCreditReport.com. Prüfen Sie die Firma, die Summe und die letzte Zahlung.',
  },
  'us.debt.step-court-papers': {
    says: 'Achten Sie auf Papiere vom Gericht. Werden Sie verklagt, antworten Sie bis zum Datum in der Ladung (summons), auch wenn die Forderung falsch ist.',
  },
  'us.debt.step-valid': {
    says: 'Stimmt die Schuld, bieten Sie nur an, was Sie zahlen können. Holen Sie jede Einigung schriftlich, bevor Sie Geld schicken.',
  },
  'us.debt.step-valid-bank': {
    says: 'Geben Sie keinen direkten Zugang zu Ihrem Bankkonto. Zahlen Sie so, dass Sie es steuern und ein Beleg bleibt.',
  },
  'us.debt.step-dispute': {
    says: 'Schickt man falsche Beweise, sagen Sie es schriftlich. Beschweren Sie sich dann beim CFPB und beim attorney general Ihres Bundesstaats.',
  },
  'us.debt.step-log': {
    says: 'Behalten Sie jeden Brief und Umschlag. Schreiben Sie Tag und Uhrzeit jedes Anrufs auf und was gesagt wurde.',
  },
  'us.debt.option-dispute': {
    says: 'Schreiben Sie, dass Sie die Schuld bestreiten und Beweise wollen. Man muss mit dem Eintreiben aufhören, bis man sie schickt.',
    title: 'Bestreiten und Beweise verlangen',
    cost: 'Eine Briefmarke, oder ein paar Dollar für ein Einschreiben',
    time: '30 Tage Zeit dafür',
    risk: 'Gering. Man kann Beweise schicken oder Sie verklagen.',
    bestFor: 'Sie kennen die Schuld nicht, die Summe sieht falsch aus, oder sie ist alt.',
  },
  'us.debt.option-dispute-lender': {
    says: 'Schreiben Sie und sagen Sie, was falsch ist. Schicken Sie Kopien Ihrer Beweise und behalten Sie die Originale.',
    title: 'Sagen, was an der Rechnung falsch ist',
    cost: 'Eine Briefmarke',
    time: 'Ein paar Wochen',
    risk: 'Gering. Zinsen können weiterlaufen.',
    bestFor: 'Sie haben schon gezahlt, oder die Summe ist falsch.',
  },
  'us.debt.option-plan': {
    says: 'Bieten Sie eine Summe an, die Sie durchhalten, oder eine kleinere Zahlung für alles. Holen Sie die Einigung zuerst schriftlich.',
    title: 'Einen Plan oder eine kleinere Summe anbieten',
    cost: 'Was Sie vereinbaren',
    time: 'Wochen bis Monate',
    risk: 'Eine Zahlung kann die Frist neu starten. Erlassene Schuld kann bei der Steuer als Einkommen zählen.',
    bestFor: 'Die Schuld ist Ihre, nicht zu alt, und Sie können einen Teil zahlen.',
  },
  'us.debt.option-help': {
    says: 'Eine gemeinnützige Schuldnerberatung (credit counselor) kann alle Schulden mit Ihnen ansehen und mit Ihren Gläubigern sprechen.',
    title: 'Mit einer gemeinnützigen Schuldnerberatung sprechen',
    cost: 'Das erste Gespräch ist meist kostenlos',
    time: 'Etwa eine Stunde',
    risk: 'Keines. Meiden Sie Firmen, die zuerst Geld wollen.',
    bestFor: 'Sie haben mehrere Schulden oder können nicht zahlen.',
  },
  'us.debt.option-complain': {
    says: 'Schicken Sie online eine Beschwerde an das Consumer Financial Protection Bureau. Es gibt sie an die Firma weiter, die antworten soll.',
    title: 'Sich beim CFPB beschweren',
    cost: 'Kostenlos',
    time: 'Die meisten Firmen antworten in 15 Tagen',
    risk: 'Keines. Es stoppt keinen Fall vor Gericht.',
    bestFor: 'Man ruft zu oft an, droht Ihnen oder beachtet Ihr Bestreiten nicht.',
  },
  'us.debt.option-pay': {
    says: 'Zahlen Sie erst, wenn Sie es geprüft haben. Verlangen Sie einen Brief, dass die Schuld bezahlt ist.',
    title: 'Alles zahlen',
    cost: 'Die ganze Summe',
    time: 'Ein Tag',
    risk: 'Vielleicht zahlen Sie, was Sie nicht schulden. Der Eintrag kann in Ihrer Kreditauskunft bleiben.',
    bestFor: 'Die Schuld ist Ihre, die Summe stimmt, und Sie können es sich leisten.',
  },
}
