/** The objection of a tenant for whom moving is a hardship: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HARDSHIP_OBJECTION_DE: Words = {
  'de.home.deadline-hardship': {
    says: 'Ihr Widerspruch muss zwei Monate vor Ende der Mietzeit da sein. Seit 2025 reicht eine E-Mail.',
    action: 'Widerspruch wegen Härte (§ 574 BGB) in Textform schicken',
    consequence:
      'Der Vermieter darf die Fortsetzung ablehnen. Fehlte der Hinweis im Brief, geht es noch im ersten Gerichtstermin.',
  },
  'de.home.step-objection': {
    says: 'Wäre der Umzug eine Härte, etwa durch Alter, Krankheit, Kinder oder fehlende Wohnung? Widersprechen Sie zwei Monate vor Ende.',
  },
  'de.home.option-contest-at-once': {
    says: 'Schreiben Sie, dass Sie die Kündigung nicht hinnehmen, und warum. Härte allein hilft nicht, wenn der Vermieter fristlos kündigen darf.',
    title: 'Die Kündigung bestreiten',
    cost: 'Kostenlos. Mietervereine nehmen einen Jahresbeitrag.',
    time: 'Jetzt ein Brief.',
    risk: 'Der Vermieter kann klagen. Verlieren Sie, zahlen Sie die Kosten.',
    bestFor: 'Grund oder Summe ist falsch, oder Sie haben gezahlt.',
  },
  'de.home.option-object': {
    says: 'Schreiben Sie, dass Sie die Kündigung nicht hinnehmen und wegen Härte bleiben wollen.',
    title: 'Der Kündigung widersprechen',
    cost: 'Kostenlos. Mietervereine nehmen einen Jahresbeitrag.',
    time: 'Ein Brief, zwei Monate vor Ende.',
    risk: 'Der Vermieter kann klagen. Verlieren Sie, zahlen Sie die Kosten.',
    bestFor: 'Der Grund ist schwach oder der Umzug eine Härte.',
  },
  'de.home.right-hardship': {
    says: 'Sie können bei Härte bleiben. Auch wenn Sie keine zumutbare andere Wohnung finden, ist das eine Härte.',
  },
  'de.home.right-fault': {
    says: 'Fehlt im Brief der Hinweis auf Ihr Widerspruchsrecht, können Sie noch im ersten Gerichtstermin widersprechen.',
  },
  'de.home.element-objection': {
    says: 'Der Vermieter soll rechtzeitig auf den Widerspruch hinweisen.',
    name: 'Hinweis auf Ihr Widerspruchsrecht',
    ifMissing:
      'Wir sehen keinen Hinweis auf den Widerspruch. Dann können Sie noch im ersten Gerichtstermin widersprechen.',
  },
  'de.home.change-objection': {
    says: 'Sie können jetzt per E-Mail wegen Härte widersprechen.',
    was: 'Der Widerspruch brauchte Papier und Unterschrift.',
    is: 'Seit 1. Januar 2025 reicht Text, zum Beispiel eine E-Mail.',
  },
}
