/** The German words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_WORDS: Words = {
  'ca.benefit.want': { says: 'Sehen Sie nach, um welche Wochen es geht, um wie viel und warum.' },
  'ca.benefit.reality': {
    says: 'Sie können um eine neue Prüfung der Entscheidung bitten. Sie können auch um kleine Zahlungen bitten.',
  },
  'ca.benefit.who': {
    says: 'Service Canada entscheidet über Arbeitslosenversicherung und Renten. Die Canada Revenue Agency treibt die Schuld ein.',
  },
  'ca.benefit.rights': {
    says: 'Sie können um neue Prüfung (reconsideration) bitten. Dann können Sie kostenlos zum Social Security Tribunal gehen.',
  },
  'ca.benefit.right-review': {
    says: 'Eine Entscheidung der Arbeitslosenversicherung (employment insurance) können Sie binnen 30 Tagen, nachdem Sie davon hörten, neu prüfen lassen.',
  },
  'ca.benefit.right-appeal': {
    says: 'Sagt man wieder Nein, können Sie binnen 30 Tagen beim Social Security Tribunal Berufung (appeal) einlegen.',
  },
  'ca.benefit.right-plan': {
    says: 'Sie können um einen Zahlungsplan bitten, der Ihnen genug zum Leben lässt.',
  },
  'ca.benefit.step-why': {
    says: 'Finden Sie heraus, welche Wochen es sind und warum. Vergleichen Sie es mit Ihren Meldungen und Lohnzetteln.',
  },
  'ca.benefit.step-review': {
    says: 'Ist es falsch, schicken Sie vor dem Ende der 30 Tage eine Bitte um neue Prüfung (reconsideration).',
  },
  'ca.benefit.step-pay': {
    says: 'Stimmt es, rufen Sie an und bieten Sie eine Summe an, die Sie durchhalten.',
  },
  'ca.benefit.reconsider': {
    says: 'Bei der Arbeitslosenversicherung (employment insurance) haben Sie 30 Tage, um neue Prüfung zu verlangen. Wir zählen ab dem Datum des Briefes.',
    action: 'Neue Prüfung (reconsideration) verlangen, wenn Sie nicht einverstanden sind',
    consequence: 'Eine verspätete Bitte ohne guten Grund kann abgelehnt werden.',
  },
  'ca.benefit.opt-review': {
    says: 'Schicken Sie das Formular für die neue Prüfung (reconsideration) und Ihre Beweise.',
    title: 'Um neue Prüfung bitten',
    cost: 'Kostenlos.',
    time: '30 Tage.',
    risk: 'Gering.',
    bestFor: 'Die Tatsachen oder die Summe sind falsch.',
  },
  'ca.benefit.opt-plan': {
    says: 'Nennen Sie Ihr Einkommen und Ihre Kosten.',
    title: 'Um kleine Zahlungen bitten',
    cost: 'Die vereinbarte Summe.',
    time: 'Jetzt.',
    risk: 'Man kann Steuerrückzahlungen behalten.',
    bestFor: 'Es stimmt, aber Sie können nicht sofort zahlen.',
  },
  'ca.benefit.warn': {
    says: 'Für die Schuld kann man einen Teil späterer Leistungen oder Steuerrückzahlungen behalten.',
  },
  'ca.benefit.right-ei-limit': {
    says: 'Eine Überzahlung der Arbeitslosenversicherung (EI) muss meist binnen 36 Monaten entdeckt werden, bei falschen Angaben binnen 72. Bei Härte oder einem Fehler des Amtes kann sie manchmal erlassen werden.',
  },
  'ca.benefit.right-ei-review': {
    says: 'Sie haben ab der Entscheidung 30 Tage, um Service Canada schriftlich um neue Prüfung zu bitten. Es ist kostenlos.',
  },
  'ca.benefit.right-pension-review': {
    says: 'Bei den Renten Old Age Security und Canada Pension Plan haben Sie 90 Tage für eine neue Prüfung. Eine Schuld durch falschen Rat des Amtes kann erlassen werden.',
  },
  'ca.benefit.right-crb': {
    says: 'Sie können eine zweite Prüfung einer Entscheidung zu CRB oder CERB verlangen, und einen Plan, den Sie sich leisten können.',
  },
  'ca.benefit.on-review': {
    says: 'In Ontario haben Sie 30 Tage, um eine Entscheidung zu Ontario Works oder ODSP intern prüfen zu lassen (internal review). Danach ist Berufung (appeal) möglich.',
  },
  'ca.benefit.bc-review': {
    says: 'In British Columbia haben Sie 20 Werktage, um eine Entscheidung zur Sozialhilfe (assistance) neu prüfen zu lassen.',
  },
  'ca.benefit.qc-review': {
    says: 'In Québec haben Sie 90 Tage, um eine Entscheidung zur Sozialhilfe prüfen zu lassen (révision).',
  },
  'ca.ei.want': {
    says: 'Service Canada hat über Ihre Arbeitslosenversicherung (EI) entschieden. Suchen Sie den Grund, und notieren Sie den Tag, an dem Sie den Brief bekamen.',
  },
  'ca.ei.reality': {
    says: 'Ein Nein ist nicht das letzte Wort. Sie können kostenlos um neue Prüfung bitten.',
  },
  'ca.ei.rights': {
    says: 'Sie haben 30 Tage, um schriftlich eine neue Entscheidung zu verlangen. Danach kann ein Gericht (tribunal) entscheiden.',
  },
  'ca.ei.who': {
    says: 'Service Canada führt die Arbeitslosenversicherung (Employment Insurance, EI) für die Regierung.',
  },
  'ca.ei.right-reconsider': {
    says: 'Sie haben ab der Entscheidung 30 Tage, um Service Canada schriftlich um neue Prüfung zu bitten. Es ist kostenlos.',
  },
  'ca.ei.right-just-cause': {
    says: 'Haben Sie selbst gekündigt, bekommen Sie vielleicht trotzdem Geld (EI), wenn Bleiben nicht zumutbar war. Belästigung, Gefahr, Krankheit oder ein Umzug mit der Familie können zählen.',
  },
  'ca.ei.right-misconduct': {
    says: 'Wirft man Ihnen Fehlverhalten (misconduct) vor, muss man zeigen, dass Sie es mit Absicht taten. Und dass Sie wussten, dass es die Stelle kosten kann. Ein Versehen genügt nicht.',
  },
  'ca.ei.right-tribunal': {
    says: 'Sagt man wieder Nein, können Sie binnen 30 Tagen beim Social Security Tribunal Berufung (appeal) einlegen. Es ist kostenlos.',
  },
  'ca.ei.step': {
    says: 'Bitten Sie schriftlich um neue Prüfung (reconsideration). Nennen Sie Tatsachen, Daten und Beweise, zum Beispiel ein Attest oder Nachrichten.',
  },
  'ca.benefit.right-federal-court': {
    says: 'Nach der zweiten Prüfung durch die Steuerbehörde können Sie das Federal Court bitten, die Entscheidung anzusehen. Sie haben 30 Tage.',
  },
  'ca.pension.want': {
    says: 'Service Canada hat über Ihre Rente entschieden. Suchen Sie den Grund und notieren Sie den Tag, an dem der Brief kam.',
  },
  'ca.pension.right-again': {
    says: 'Sie haben 90 Tage ab Erhalt des Briefs, um schriftlich eine neue Prüfung zu verlangen. Sie ist kostenlos.',
  },
  'ca.pension.right-tribunal': {
    says: 'Sagen sie wieder Nein, entscheidet das Social Security Tribunal. Gehen Sie binnen 90 Tagen hin. Sie brauchen keinen Anwalt.',
  },
  'ca.pension.step': {
    says: 'Verlangen Sie Ihre Akte. Schicken Sie, was fehlt, etwa einen Arztbericht darüber, was Sie bei der Arbeit nicht können.',
  },
  'ca.pension.reconsider': {
    says: 'Bei einer staatlichen Rente haben Sie 90 Tage für die neue Prüfung (reconsideration). Wir zählen ab dem Datum des Briefs.',
    action: 'Eine neue Prüfung verlangen, wenn Sie nicht einverstanden sind',
    consequence: 'Einen späten Antrag dürfen sie ohne guten Grund ablehnen.',
  },
  'ca.benefit.on-decision': {
    says: 'Das ist das erste Wort des Amts, nicht das letzte. Viele Entscheidungen ändern sich nach einer Prüfung oder Berufung.',
  },
  'ca.benefit.on-step': {
    says: 'Verlangen Sie binnen 30 Tagen schriftlich eine interne Prüfung. Bleibt es beim Nein, gehen Sie zum Social Benefits Tribunal. Eine Rechtsberatung (legal clinic) hilft kostenlos.',
  },
}
