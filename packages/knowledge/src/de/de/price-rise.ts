/** The German words of the rows in ../price-rise.ts. */
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
  'de.price.energy-right-end': {
    says: 'Sie dürfen zum Tag der Erhöhung kündigen, kostenlos und ohne Frist, auch in der Mindestlaufzeit. Nicht, wenn sich nur die Umsatzsteuer ändert.',
  },
  'de.price.energy-right-told': {
    says: 'Haushalte müssen es mindestens einen Monat vorher klar erfahren: alter Preis, neuer Preis, Grund und Ihr Recht zu kündigen.',
  },
  'de.price.energy-right-basic': {
    says: 'In der Grundversorgung muss der Brief sechs Wochen vorher kommen. Sie können immer mit zwei Wochen Frist kündigen.',
  },
  'de.price.energy-safe': {
    says: 'Beim Wechsel sitzen Sie nie ohne Strom oder Gas da. Geht etwas schief, springt der Grundversorger ein.',
  },
  'de.price.energy-step-switch': {
    says: 'Vergleichen Sie jetzt Angebote. Wollen Sie gehen, kündigen Sie selbst in Textform, sodass es vor dem Tag der Erhöhung ankommt.',
  },
  'de.price.energy-option-leave': {
    says: 'Nennen Sie das Sonderkündigungsrecht und den Tag der Erhöhung.',
    title: 'Kündigen und Anbieter wechseln',
    cost: 'Kostenlos.',
    time: 'Bevor die Erhöhung beginnt.',
    risk: 'Prüfen Sie zuerst, ob der neue Preis niedriger ist.',
    bestFor: 'Ein anderer Anbieter ist billiger.',
  },
  'de.price.telecom-right-end': {
    says: 'Sie dürfen wegen der Erhöhung kündigen, kostenlos und ohne Frist, in drei Monaten nach diesem Brief. Der Vertrag endet frühestens am Tag der Erhöhung.',
  },
  'de.price.telecom-deadline': {
    says: 'Die drei Monate laufen ab dem Tag, an dem der Brief ankam. Gezählt ist sicherheitshalber ab seinem Datum.',
    action: 'Wegen der Erhöhung kündigen, falls Sie gehen wollen',
    consequence: 'Das Sonderkündigungsrecht ist vorbei. Der Vertrag läuft zum neuen Preis weiter.',
  },
  'de.price.telecom-right-told': {
    says: 'Man muss es Ihnen mindestens einen und höchstens zwei Monate vorher sagen, in einer Form zum Aufheben.',
  },
  'de.price.telecom-step': {
    says: 'Vergleichen Sie andere Tarife. Um Nummer oder Anschluss zu behalten, lassen Sie die neue Firma wechseln. Achten Sie auf die drei Monate.',
  },
  'de.price.telecom-option-leave': {
    says: 'Nennen Sie die Preisänderung und § 57 TKG. Bitten Sie um Bestätigung.',
    title: 'Wegen der Erhöhung kündigen',
    cost: 'Kostenlos. Ein Handy oder Router ist vielleicht zurückzugeben oder zu zahlen.',
    time: 'In drei Monaten nach diesem Brief.',
    risk: 'Behalten Sie den Anschluss, bis der neue läuft.',
    bestFor: 'Eine andere Firma ist billiger.',
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
  'de.price.fund-right': {
    says: 'Erhöht Ihre Krankenkasse den Zusatzbeitrag, dürfen Sie bis zum Ende des ersten Monats mit dem neuen Beitrag kündigen.',
  },
  'de.price.fund-step': {
    says: 'Vergleichen Sie die Beiträge. Zum Wechsel melden Sie sich in dieser Zeit bei einer anderen Kasse an. Sie kündigt für Sie.',
  },
  'de.price.fund-reality': {
    says: 'Jede Krankenkasse legt ihren Zusatzbeitrag selbst fest. Die Leistungen sind nach dem Gesetz fast gleich. Vergleichen lohnt sich.',
  },
  'de.price.fund-told': {
    says: 'Die Kasse muss Ihnen die Erhöhung und Ihr Kündigungsrecht mitteilen. Kam der Hinweis zu spät, haben Sie länger Zeit.',
  },
  'de.price.fund-free': {
    says: 'Die neue Kasse muss Sie aufnehmen. Sie darf nicht nach Gesundheit oder Alter fragen.',
  },
  'de.price.fund-option': {
    says: 'Treten Sie online einer anderen Kasse bei. Sie bleiben ohne Lücke versichert.',
    title: 'Zu einer günstigeren Kasse wechseln',
    cost: 'Kostenlos.',
    time: 'Bis zum Ende des ersten Monats mit dem neuen Beitrag.',
    risk: 'Bis zum Wechsel, etwa zwei Monate, zahlen Sie den neuen Beitrag.',
    bestFor: 'Eine andere Kasse ist günstiger.',
  },
}
