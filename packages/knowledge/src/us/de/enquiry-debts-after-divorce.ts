/** The German words of the rows in ../enquiry-debts-after-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_AFTER_DIVORCE_DE: Words = {
  'us.fact.contempt-cannot-pay': {
    says: 'Contempt of court trifft, wer zahlen kann und es nicht tut. Können Sie wirklich nicht zahlen, ist das ein Einwand: Das Gericht muss fair prüfen, was Sie zahlen können, bevor es jemanden einsperrt. Versäumen Sie nie den Termin. Bringen Sie Belege über Einkommen, Rechnungen und Arbeitssuche mit. Beantragen Sie jetzt bei dem Gericht, das den Beschluss erließ, eine Änderung. Zahlen Sie, was Sie können, und heben Sie Belege auf.',
    dependsOn: 'ob Sie zahlen konnten und es nicht taten',
  },
  'us.fact.divorce-debt': {
    says: 'Man darf es weiter von Ihnen verlangen, weil Ihr Name auf dem Konto steht: Ein Scheidungsbeschluss (divorce order) bindet die Bank nicht. Beantworten Sie Gerichtspapiere fristgerecht und versuchen Sie einen Vergleich. Gehen Sie dann mit dem Beschluss zum Scheidungsgericht. Es kann den anderen zur Erstattung mit Kosten zwingen. Heben Sie Zahlungsbelege auf.',
  },
  'us.fact.grandchildren': {
    says: 'Beantragen Sie beim Familiengericht custody oder guardianship: Nach Monaten bei Ihnen erlauben das viele Bundesstaaten. Stimmt der Elternteil zu, können Sie mit einer Vollmacht (power of attorney) sofort für Schule und Arzt unterschreiben. Beantragen Sie TANF für das Kind, SNAP und Medicaid. Legal aid hilft kostenlos.',
  },
}
