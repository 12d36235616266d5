/** The German words of the rows in ../home-visit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_VISIT_DE: Words = {
  'de.visit.want': {
    says: 'Ihr Vermieter will in Ihre Wohnung.',
  },
  'de.visit.reality': {
    says: 'Es ist Ihre Wohnung. Der Vermieter darf nur mit echtem Grund, nach Ankündigung und nie ohne Sie hinein.',
  },
  'de.visit.right-reason': {
    says: 'Echte Gründe: Schaden, Reparatur, Ablesen, Zeigen für Käufer oder Nachmieter. Eine Routinekontrolle „nur so“ nicht.',
  },
  'de.visit.right-day': {
    says: 'Sie dürfen einen anderen Tag verlangen. Fotos nur mit Ihrem Ja. Einen Schlüssel müssen Sie nicht geben.',
  },
  'de.visit.step': {
    says: 'Fragen Sie schriftlich nach Grund und Personen. Nennen Sie zwei Tage. Einen echten Grund nicht ablehnen: Das kann die Wohnung kosten.',
  },
  'de.visit.option': {
    says: 'Stimmen Sie zu und schlagen Sie Ihren Tag vor.',
    title: 'Anderen Tag vorschlagen',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Keins.',
    bestFor: 'Der Grund ist echt.',
  },
}
