/** The German words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'us.debt.want': {
    says: 'Man will, dass Sie eine Schuld zahlen. Vielleicht sollen Sie auch anrufen und zugeben, dass es Ihre ist.',
  },
  'us.debt.who': {
    says: 'Das ist eine private Inkassofirma (debt collector). Sie ist kein Gericht und nicht die Polizei.',
  },
  'us.debt.who-buyer': {
    says: 'Die Schuld wurde vielleicht verkauft. Eine Firma, die Schulden kauft, muss zeigen können, dass ihr Ihre gehört.',
  },
  'us.debt.reality': {
    says: 'Das ist ein Brief, kein Papier vom Gericht. Prüfen Sie vor dem Zahlen, ob die Schuld Ihre ist, stimmt und nicht zu alt ist.',
  },
  'us.debt.rights-summary': {
    says: 'Sie können die Schuld schriftlich bestreiten und Beweise verlangen. Sie können der Firma auch sagen, dass sie sich nicht mehr melden soll.',
  },
  'us.debt.rights-any': {
    says: 'Sie können eine Aufstellung der Schuld verlangen, sagen, dass sie falsch ist, und kostenlosen Rat holen.',
  },
  'us.debt.not-yet-wages': {
    says: 'Bei einer normalen Schuld kann man jetzt weder Ihren Lohn noch Ihr Bankgeld nehmen. Zuerst muss man klagen und gewinnen.',
  },
  'us.debt.not-prison': {
    says: 'Weil Sie diese Schuld nicht zahlen, können Sie nicht verhaftet werden. Eine Inkassofirma, die mit Gefängnis droht, bricht das Gesetz.',
  },
  'us.debt.know-old': {
    says: 'Eine Inkassofirma darf nicht klagen oder mit Klage drohen, wenn die Frist für die Schuld vorbei ist.',
    learnMore:
      'Suchen Sie das Datum Ihrer letzten Zahlung. Die Frist ist je nach Bundesstaat und Art der Schuld anders.',
  },
  'us.debt.right-dispute': {
    says: 'Sie haben das Recht, die Schuld schriftlich zu bestreiten. Tun Sie es innerhalb von 30 Tagen, dann muss man aufhören, bis man Ihnen Beweise schickt.',
  },
  'us.debt.right-notice': {
    says: 'Sie haben das Recht auf eine Mitteilung, die zeigt, wem Sie etwas schulden, wie die Summe entsteht und bis wann Sie bestreiten können.',
  },
  'us.debt.right-stop': {
    says: 'Sie haben das Recht, schriftlich zu sagen, dass man sich nicht mehr melden soll. Die Schuld bleibt, und man kann weiter klagen.',
  },
  'us.debt.right-calls': {
    says: 'Eine Inkassofirma darf Sie wegen einer Schuld nicht mehr als siebenmal in sieben Tagen anrufen. Nach einem Gespräch muss sie sieben Tage warten.',
  },
  'us.debt.right-hours': {
    says: 'Man darf sich nicht vor 8 Uhr morgens oder nach 9 Uhr abends melden. Man darf nicht bei der Arbeit anrufen, wenn Ihr Arbeitgeber es verbietet.',
  },
  'us.debt.right-opt-out': {
    says: 'Sie dürfen sagen, dass Nachrichten, E-Mails oder Anrufe aufhören sollen. In jeder E-Mail und Nachricht muss stehen, wie Sie sie abbestellen.',
  },
  'us.debt.right-privacy': {
    says: 'Man darf Ihrer Familie, Ihren Freunden oder Ihrem Chef nichts von Ihrer Schuld sagen.',
  },
  'us.debt.right-no-lies': {
    says: 'Man darf nicht lügen, nicht mit etwas drohen, was man nicht tun kann, und sich nicht als Anwalt oder Behörde ausgeben.',
  },
  'us.debt.right-fees': {
    says: 'Man darf Gebühren oder Zinsen nur dazurechnen, wenn Ihr Vertrag oder ein Gesetz es erlaubt.',
  },
  'us.debt.right-sue-them': {
    says: 'Werden diese Regeln gebrochen, können Sie innerhalb eines Jahres klagen. Sie können bis zu $1,000 und Ihre Anwaltskosten bekommen.',
  },
  'us.debt.right-benefits': {
    says: 'Social Security und SSI dürfen für eine private Schuld nicht genommen werden, auch nicht nach einem Urteil.',
  },
  'us.debt.right-credit-report': {
    says: 'Sie haben das Recht, einen falschen Eintrag in Ihrer Kreditauskunft (credit report) kostenlos zu bestreiten. Die Auskunftei (bureau) muss ihn prüfen, meist innerhalb von 30 Tagen.',
  },
  'us.debt.right-service': {
    says: 'Im aktiven Militärdienst sind Zinsen auf Schulden aus der Zeit vor dem Dienst auf 6 % begrenzt. Verlangen Sie es schriftlich.',
  },
  'us.debt.deadline-dispute': {
    says: 'Sie haben 30 Tage ab Erhalt dieser Mitteilung, um die Schuld schriftlich zu bestreiten. Der letzte Tag muss darin stehen. Früher ist sicherer.',
    action: 'Die Schuld schriftlich bestreiten und Beweise verlangen',
    consequence: 'Danach darf man weiter eintreiben, während Sie bestreiten.',
    service: 'für die Post, wie die Inkassofirma annehmen darf',
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
  'us.debt.element-creditor': {
    says: 'Die Mitteilung muss den Gläubiger nennen, dem Sie die Schuld jetzt schulden.',
    name: 'Der Name des Gläubigers',
    ifMissing:
      'Wir sehen den Namen des Gläubigers nicht. Er muss in einer Mitteilung über die Schuld (validation notice) stehen.',
  },
  'us.debt.element-sum': {
    says: 'Die Mitteilung muss die Summe an einem Anfangstag zeigen, und die Zinsen, Gebühren, Zahlungen und Gutschriften seitdem.',
    name: 'Wie die Summe entsteht',
    ifMissing:
      'Wir sehen nicht, wie die Summe entsteht. Die Mitteilung muss Zinsen, Gebühren, Zahlungen und Gutschriften nennen.',
  },
  'us.debt.element-dispute': {
    says: 'Die Mitteilung muss sagen, wie Sie die Schuld bestreiten, und den letzten Tag dafür nennen.',
    name: 'Wie und bis wann bestreiten',
    ifMissing:
      'Wir sehen nicht, wie Sie die Schuld bestreiten. Vielleicht stand es in einem anderen Brief. Er muss innerhalb von fünf Tagen nach dem ersten Kontakt kommen.',
  },
  'us.debt.insight-restart': {
    says: 'Bei einer alten Schuld kann eine kleine Zahlung teuer werden. In vielen Bundesstaaten startet sie die Zeit für eine Klage neu.',
    actionable:
      'Suchen Sie das Datum Ihrer letzten Zahlung, bevor Sie etwas zahlen oder versprechen.',
  },
  'us.debt.insight-report-first': {
    says: 'Eine Inkassofirma muss mit Ihnen sprechen, oder schreiben und etwa 14 Tage warten, bevor sie einer Auskunftei (credit bureau) von der Schuld berichtet.',
    actionable: 'Prüfen Sie, ob die Schuld in Ihrer Kreditauskunft stand, bevor man Ihnen schrieb.',
  },
  'us.debt.insight-seven-years': {
    says: 'Die meisten Schulden müssen nach sieben Jahren aus Ihrer Kreditauskunft (credit report). Zahlen startet diese Jahre nicht neu.',
    actionable:
      'Verlangen Sie von der Auskunftei (credit bureau), einen zu alten Eintrag zu löschen.',
  },
  'us.debt.change-medical': {
    says: 'Es gibt kein Bundesverbot für Arztschulden in Kreditauskünften. Die drei Auskunfteien (bureaus) sagen, dass sie bezahlte und solche unter $500 weglassen.',
    was: 'Eine Bundesregel vom Januar 2025 hätte Arztschulden aus Kreditauskünften gehalten. Sie galt nie.',
    is: 'Ein Gericht hob diese Regel auf. Manche Bundesstaaten haben eigene Verbote.',
  },
  'us.debt.warning-court-paper': {
    says: 'Das sind vielleicht Papiere vom Gericht. Antworten Sie dem Gericht schriftlich bis zu dem Datum darin, sonst verlieren Sie ohne Anhörung.',
  },
  'us.debt.step-court-paper': {
    says: 'Suchen Sie den letzten Tag für die Antwort. Reichen Sie bis dahin beim Gericht eine schriftliche Antwort (answer) ein, und rufen Sie heute die kostenlose Rechtshilfe (legal aid) an.',
  },
  'us.debt.warning-advance-fee': {
    says: 'Eine Firma, die am Telefon Hilfe bei Schulden (debt relief) verkauft, darf keine Gebühr nehmen, bevor sie eine Schuld für Sie geregelt hat.',
  },
  'us.debt.tactic-record': {
    says: 'Verkehren Sie nur schriftlich. Das gibt Ihnen Beweise und stoppt den Druck am Telefon.',
    risk: 'Keines.',
    notWhen: 'Sie haben Papiere vom Gericht: Antworten Sie zuerst darauf.',
  },
  'us.debt.tactic-first-month': {
    says: 'Bestreiten Sie in den ersten 30 Tagen. Nur dann muss man aufhören, bis Beweise geschickt sind.',
    risk: 'Keines.',
    notWhen: 'Die 30 Tage sind vorbei. Sie können weiter bestreiten, aber man muss nicht aufhören.',
  },
  'us.debt.tactic-place': {
    says: 'Eine Inkassofirma darf Sie nur dort verklagen, wo Sie wohnen oder den Vertrag unterschrieben haben.',
    risk: 'Keines.',
    notWhen: 'Der Gläubiger klagt an dem Ort, wo Sie wohnen oder unterschrieben haben.',
  },
  'us.debt.myth-jail': {
    says: 'Wegen einer privaten Schuld können Sie nicht ins Gefängnis kommen. Ein Richter kann nur die bestrafen, die einen Befehl, zum Gericht zu kommen, nicht beachten.',
  },
  'us.debt.myth-take-things': {
    says: 'Eine Inkassofirma kann nicht kommen und Ihre Sachen nehmen. Bei einer normalen Schuld braucht sie zuerst ein Urteil. Bei einem Autokredit ist es anders.',
  },
  'us.debt.myth-social-security': {
    says: 'Ein privater Gläubiger kann Social Security oder SSI nicht nehmen. Die Bank muss zwei Monate direkter Überweisungen auf Ihrem Konto lassen.',
  },
  'us.debt.myth-ignore': {
    says: 'Eine Inkassofirma nicht zu beachten, beendet die Schuld nicht. Klagt sie und Sie antworten nicht, gewinnt sie ohne Beweise.',
  },
}
