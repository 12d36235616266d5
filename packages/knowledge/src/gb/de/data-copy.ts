/** A copy of your own data, and answers that refuse it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_DE: Words = {
  'gb.data-copy.wants': { says: 'Man antwortet auf Ihre Bitte um eine Kopie Ihrer Daten.' },
  'gb.data-copy.right-copy': {
    says: 'Sie bekommen eine kostenlose Kopie Ihrer Daten innerhalb eines Monats, in schwierigen Fällen in drei. Andere darf man schwärzen, den Rest muss man geben.',
  },
  'gb.data-copy.step': {
    says: "Schreiben Sie zurück: Auf welche Regel stützt man sich? Verlangen Sie alles, was nicht andere betrifft. Beschweren Sie sich dann kostenlos beim Information Commissioner's Office. Auch ein Gericht kann es anordnen.",
  },
  'gb.data-copy.answer': {
    says: "Man muss innerhalb eines Monats antworten, in schwierigen Fällen in drei. Erinnern Sie schriftlich. Beschweren Sie sich dann kostenlos beim Information Commissioner's Office.",
  },
  'gb.data-copy.answer-health-records': {
    says: 'Sie dürfen Ihre Krankenakte sehen und eine Kopie bekommen, kostenlos. Ein Grund ist nicht nötig. In England sehen Sie zuerst in der NHS-App nach. Oder fragen Sie Praxis oder Klinik, schriftlich oder mündlich. Sie hat einen Monat Zeit, drei, wenn es schwierig ist. Weglassen darf sie, was ernsten Schaden bringen könnte oder andere betrifft. Geld darf sie nur für unfaire oder wiederholte Anfragen nehmen. Sagt sie nein, beschweren Sie sich kostenlos beim Information Commissioner’s Office.',
  },
}
