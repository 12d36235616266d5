/** The German words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_DE: Words = {
  'fr.price.reality': {
    says: 'Eine Firma kann den Preis nicht erhöhen, wie sie will. Vertrag oder Gesetz muss es erlauben, und meist dürfen Sie kündigen.',
  },
  'fr.price.not-yet': {
    says: 'Heute ändert sich nichts. Bis zu dem Tag im Brief zahlen Sie den alten Preis.',
  },
  'fr.price.step-contract': {
    says: 'Suchen Sie im Vertrag drei Dinge: die Preisklausel, eine Zeit mit festem Preis und wie Sie kündigen.',
  },
  'fr.price.insight-fixed': {
    says: 'Versprach das Angebot für eine Zeit einen festen Preis (prix fixe, prix bloqué), ist die Firma daran gebunden.',
    actionable: 'Vergleichen Sie das Ende dieser Zeit mit dem Tag der Erhöhung.',
  },
  'fr.price.option-help': {
    says: 'Melden Sie es SignalConso oder einem Verein. Nach einer schriftlichen Beschwerde ist der Mediator der Branche kostenlos.',
    title: 'Kostenlose Hilfe holen',
    cost: 'Kostenlos.',
    time: 'Nach Ihrem Brief an die Firma.',
    risk: 'Keines.',
    bestFor: 'Die Erhöhung scheint falsch oder man lässt Sie nicht gehen.',
  },
  'fr.price.option-object': {
    says: 'Schreiben Sie, dass Sie die Erhöhung nicht annehmen. Fragen Sie nach Klausel und Gründen.',
    title: 'Dem höheren Preis widersprechen',
    cost: 'Kostenlos.',
    time: 'Bevor die Erhöhung beginnt.',
    risk: 'Die Firma kann einen unbefristeten Vertrag mit Frist kündigen.',
    bestFor: 'Sie wollen zum alten Preis bleiben.',
  },
  'fr.price.energy-right-end': {
    says: 'Wegen dieser Änderung dürfen Sie in drei Monaten nach Erhalt ohne Strafe kündigen. Nicht, wenn das Gesetz selbst den Preis festlegt.',
  },
  'fr.price.energy-deadline': {
    says: 'Die drei Monate laufen ab dem Tag, an dem der Brief ankam. Gezählt ist sicherheitshalber ab seinem Datum.',
    action: 'Wegen der Erhöhung kündigen, falls Sie gehen wollen',
    consequence: 'Sie können noch wechseln, aber bis dahin zum neuen Preis.',
  },
  'fr.price.energy-right-told': {
    says: 'Man muss es Ihnen mindestens einen Monat vorher klar sagen: was sich ändert, warum, und dass Sie gehen dürfen.',
  },
  'fr.price.energy-right-any-time': {
    says: 'Ein Haushalt darf Strom oder Gas jederzeit wechseln. Nichts wird abgestellt, und die neue Firma kündigt den alten Vertrag.',
  },
  'fr.price.energy-step': {
    says: 'Vergleichen Sie Angebote auf der kostenlosen Seite des Energie-Mediators (comparateur.energie-info.fr). Kündigen Sie beim Wechsel nicht selbst.',
  },
  'fr.price.telecom-right': {
    says: 'Man muss es einen Monat vorher sagen. Sie dürfen kostenlos gehen, bis vier Monate nach dieser Mitteilung, auch in der Laufzeit.',
  },
  'fr.price.telecom-step': {
    says: 'Rufen Sie von Ihrem Anschluss die 3179 an, um den RIO-Code zu bekommen. Damit behält die neue Firma Ihre Nummer und kündigt für Sie.',
  },
  'fr.price.right-silence': {
    says: 'Ihr Schweigen ist meist kein Ja zu einem höheren Preis, auch wenn der Brief das sagt.',
  },
  'fr.price.right-clause': {
    says: 'In einem Vertrag mit fester Dauer darf die Firma den Preis nicht allein ändern. Ohne Dauer muss sie rechtzeitig warnen und Sie gehen lassen.',
  },
  'fr.price.right-renewal': {
    says: 'Verlängert sich der Vertrag von selbst? Man muss ein bis drei Monate vorher warnen. Sonst dürfen Sie jederzeit kostenlos gehen.',
  },
  'fr.price.step-object': {
    says: 'Schreiben Sie bald zurück: „Ich nehme den höheren Preis nicht an.“ Heben Sie den Beweis auf, dass es ankam.',
  },
  'fr.price.step-debit': {
    says: 'Wurde mehr abgebucht als vereinbart? Die Bank holt eine Lastschrift in acht Wochen zurück. Zahlen Sie den alten Preis selbst.',
  },
}
