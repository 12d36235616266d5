/** Employment Insurance (EI): a refusal, and money to pay back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_INSURANCE_WORDS: Words = {
  'ca.benefit.right-review': {
    says: 'Eine Entscheidung der Arbeitslosenversicherung (employment insurance) können Sie binnen 30 Tagen, nachdem Sie davon hörten, neu prüfen lassen.',
  },
  'ca.benefit.right-appeal': {
    says: 'Sagt man wieder Nein, können Sie binnen 30 Tagen beim Social Security Tribunal Berufung (appeal) einlegen.',
  },
  'ca.benefit.reconsider': {
    says: 'Bei der Arbeitslosenversicherung (employment insurance) haben Sie 30 Tage, um neue Prüfung zu verlangen. Wir zählen ab dem Datum des Briefes.',
    action: 'Neue Prüfung (reconsideration) verlangen, wenn Sie nicht einverstanden sind',
    consequence: 'Eine verspätete Bitte ohne guten Grund kann abgelehnt werden.',
  },
  'ca.benefit.right-ei-limit': {
    says: 'Eine Überzahlung der Arbeitslosenversicherung (EI) muss meist binnen 36 Monaten entdeckt werden, bei falschen Angaben binnen 72. Bei Härte oder einem Fehler des Amtes kann sie manchmal erlassen werden.',
  },
  'ca.benefit.right-ei-review': {
    says: 'Sie haben ab der Entscheidung 30 Tage, um Service Canada schriftlich um neue Prüfung zu bitten. Es ist kostenlos.',
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
}
