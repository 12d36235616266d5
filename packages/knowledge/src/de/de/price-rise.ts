/** A firm that raises a price: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_DE: Words = {
  'de.price.reality': {
    says: 'Eine Firma kann den Preis nicht erhöhen, wie sie will. Sie braucht Ihr Ja oder eine faire Preisklausel im Vertrag.',
  },
  'de.price.not-yet': {
    says: 'Heute ändert sich nichts. Bis zu dem Tag im Brief zahlen Sie den alten Preis.',
  },
  'de.price.right-clause': {
    says: 'Eine Preisklausel muss klar und für beide Seiten fair sein: Auch sinkende Kosten müssen zählen. Eine unfaire gilt nicht.',
  },
  'de.price.step-contract': {
    says: 'Suchen Sie im Vertrag drei Dinge: die Preisklausel, eine Preisgarantie und wie Sie kündigen.',
  },
  'de.price.step-reserve': {
    says: 'Zahlen Sie mehr nur „unter Vorbehalt“, wenn Sie an der Erhöhung zweifeln. Dann können Sie es zurückverlangen.',
  },
  'de.price.insight-guarantee': {
    says: 'Viele Verträge versprechen für eine Zeit einen festen Preis (Preisgarantie). In dieser Zeit darf er nur steigen, soweit das Versprechen es zulässt.',
    actionable: 'Vergleichen Sie das Ende der Garantie mit dem Tag der Erhöhung.',
  },
  'de.price.option-object': {
    says: 'Schreiben Sie, dass Sie die Erhöhung nicht annehmen. Fragen Sie nach Klausel und Gründen.',
    title: 'Dem höheren Preis widersprechen',
    cost: 'Kostenlos.',
    time: 'Bevor die Erhöhung beginnt.',
    risk: 'Die Firma kann mit der üblichen Frist kündigen.',
    bestFor: 'Sie wollen zum alten Preis bleiben.',
  },
  'de.price.option-help': {
    says: 'Die Verbraucherzentrale prüft solche Briefe und kennt unfaire Klauseln.',
    title: 'Die Erhöhung prüfen lassen',
    cost: 'Eine kleine Gebühr, oder online kostenlos.',
    time: 'Bevor die Erhöhung beginnt.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher, ob die Erhöhung erlaubt ist.',
  },
  'de.price.right-silence': {
    says: 'Ihr Schweigen ist meist kein Ja zu einem höheren Preis, auch wenn der Brief das sagt.',
  },
  'de.price.right-one-month': {
    says: 'Ist die erste Laufzeit vorbei? Bei Verträgen seit dem 1. März 2022 können Sie dann jederzeit mit einem Monat Frist kündigen.',
  },
  'de.price.step-object': {
    says: 'Schreiben Sie bald zurück: „Ich nehme den höheren Preis nicht an.“ Heben Sie den Beweis auf, dass es ankam.',
  },
  'de.price.step-debit': {
    says: 'Wurde mehr abgebucht, als Sie vereinbart haben? Die Bank holt eine Lastschrift in acht Wochen zurück. Zahlen Sie den alten Preis selbst.',
  },
}
