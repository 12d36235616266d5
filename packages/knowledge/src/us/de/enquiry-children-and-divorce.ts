/** The German words of the rows in ../enquiry-children-and-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_AND_DIVORCE_DE: Words = {
  'us.ask-state.unmarried-mother': {
    says: 'In Ihrem Bundesstaat hat die unverheiratete Mutter das Sorgerecht (custody), bis ein Gericht anders entscheidet. Sein Name in der Geburtsurkunde ändert das allein nicht. Zeigen Sie der Polizei das Gesetz und bitten Sie um Hilfe. Beantragen Sie jetzt beim Familien- oder Jugendgericht Sorgerecht und Rückgabe. Bei Gefahr rufen Sie 911.',
  },
  'us.fact.no-custody-order': {
    says: 'Ohne Beschluss haben meist beide Eltern die gleichen Rechte, daher greift die Polizei selten ein. In manchen Bundesstaaten hat zuerst die unverheiratete Mutter das Sorgerecht. Beantragen Sie heute custody beim Familiengericht und einen Eilbeschluss. Notieren Sie Daten und heben Sie Nachrichten auf. Bei Gefahr 911.',
    dependsOn: 'Ihr Bundesstaat und ob Sie verheiratet waren',
  },
  'us.fact.iep-days': {
    says: 'Nicht ohne weitere Schritte. Nach 10 Schultagen im Jahr mit einem Muster muss die Schule binnen 10 Tagen prüfen, ob das Verhalten von der Behinderung kommt. Wenn ja, darf Ihr Kind meist zurück. Ab Tag 11 muss sie weiter unterrichten. Verlangen Sie diese Sitzung (manifestation review) heute schriftlich.',
  },
  'us.fact.divorce-papers': {
    says: 'Reichen Sie bis zum Tag in der Ladung eine schriftliche Antwort (answer) bei Gericht ein, meist 20 bis 30 Tage. Die Scheidung selbst können Sie kaum aufhalten. Ohne Antwort kann der Richter aber ohne Sie über Haus, Geld und Kinder entscheiden. Ein Haus auf einen Namen wird oft geteilt. Fragen Sie jetzt legal aid oder die Selbsthilfe des Gerichts.',
  },
  'us.fact.virginia-reckless': {
    says: 'In Virginia gelten 20 mph oder mehr über dem Limit, oder über 85, oft als reckless driving. Das ist eine Straftat, kein bloßer Strafzettel, und Sie müssen meist vor Gericht. Sehen Sie auf Feld und Paragraf in der Ladung. Steht dort 46.2-862, gehen Sie erst zum Anwalt. Steht nur Tempo (speeding), können Sie meist vorab zahlen.',
    dependsOn: 'was in der Ladung steht',
  },
}
