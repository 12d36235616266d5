/** Claims over a post or a word that is said to hurt a name: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_DE: Words = {
  'jp.insult.right-true': {
    says: 'Ein wahrer Beitrag von öffentlichem Interesse, der anderen helfen soll, ist keine rechtswidrige Beleidigung. Eine faire Meinung über ein Geschäft ist meist erlaubt. Sichern Sie Beweise.',
  },
  'jp.insult.step-answer': {
    says: 'Sichern Sie Seite und Brief. Sie können löschen, ohne Schuld zuzugeben. Unterschreiben und zahlen Sie nichts, bevor ein Anwalt es gesehen hat.',
  },
  'jp.insult.want': {
    says: 'Sie sagen, ein Beitrag von Ihnen habe ihrem Ruf geschadet, und verlangen Geld. Das ist ein privater Brief, kein Schreiben eines Gerichts.',
  },
  'jp.insult.rights': {
    says: 'Sie können fragen, welcher Beitrag gemeint ist und warum er unrecht sein soll, ihn bestreiten oder weniger anbieten. Ein Anwalt kann für Sie antworten.',
  },
  'jp.insult.right-three-years': {
    says: 'Der Anspruch verjährt drei Jahre, nachdem sie vom Schaden und von Ihnen wussten, oder zwanzig Jahre nach dem Beitrag. Sie müssen es selbst sagen.',
  },
  'jp.insult.step-which': {
    says: 'Antworten Sie vor dem Tag im Brief. Steht nicht darin, welcher Beitrag gemeint ist, fragen Sie schriftlich nach Adresse, Tag und Wortlaut.',
  },
  'jp.insult.step-real': {
    says: 'Suchen Sie den Anwalt im Verzeichnis der Anwaltskammer (日本弁護士連合会). Nutzen Sie die Nummer von dort, nicht die aus dem Brief.',
  },
  'jp.insult.step-quiet': {
    says: 'Schreiben Sie im Netz nichts über den Brief oder den Absender. Ein neuer Beitrag kann die Forderung größer machen.',
  },
  'jp.insult.option-answer': {
    title: 'Durch einen Anwalt antworten',
    says: 'Ein Anwalt schreibt, was falsch ist, oder bietet eine kleinere Summe an, die alles beendet (示談).',
    cost: 'Ein Honorar. Houterasu kann es bei wenig Einkommen vorstrecken.',
    time: 'Vor dem Tag im Brief.',
    risk: 'Was Sie schriftlich zugeben, kann vor Gericht verwendet werden.',
    bestFor: 'Sie bestreiten es, oder die Summe ist zu hoch.',
  },
}
