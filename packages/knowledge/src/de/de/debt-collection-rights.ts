/** What a debtor may ask of a collector, what to beware of, and old debts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_DE: Words = {
  'de.debt.right-information': {
    says: 'Sie haben ein Recht auf klare Angaben im ersten Brief: für wen, wofür und welche Kosten.',
  },
  'de.debt.right-more': {
    says: 'Auf Ihre Frage müssen sie auch den ersten Gläubiger und die Umstände des Vertrags nennen, ohne Verzögerung.',
  },
  'de.debt.right-prove': {
    says: 'Sie müssen den Vertrag und die Schuld beweisen. Sie müssen nicht beweisen, dass Sie nichts schulden.',
  },
  'de.debt.right-cost-cap': {
    says: 'Ihre Kosten dürfen nicht höher sein als die eines Anwalts für die gleiche Arbeit. Den Rest müssen Sie nicht zahlen.',
  },
  'de.debt.right-small-claim': {
    says: 'Bei einer unbestrittenen Forderung bis 50 € beträgt eine volle Gebühr nur 31,50 €. Für den ersten Brief gilt meist die Hälfte.',
  },
  'de.debt.right-no-double': {
    says: 'Arbeiten Inkasso und Anwalt an derselben Forderung, zahlen Sie höchstens für einen. Ausnahmen sind selten.',
  },
  'de.debt.right-reminder': {
    says: 'Verzugskosten gibt es erst nach einer Mahnung, einem festen Zahltag oder 30 Tage nach einer Rechnung mit Hinweis.',
  },
  'de.debt.right-schufa': {
    says: 'Ohne Titel brauchen sie zwei Mahnungen, vier Wochen Zeit und einen Hinweis. Eine bestrittene Forderung zählt nicht.',
  },
  'de.debt.right-unordered': {
    says: 'Für Dinge oder Dienste, die Sie nicht bestellt haben, schulden Sie nichts.',
  },
  'de.debt.right-no-entry': {
    says: 'Inkassoleute dürfen nicht in Ihre Wohnung. Sie dürfen sie wegschicken.',
  },
  'de.debt.right-interest': {
    says: 'Als Verbraucher schulden Sie fünf Prozentpunkte über dem Basiszinssatz. Mehr braucht einen besonderen Grund.',
  },
  'de.debt.warn-restart': {
    says: 'Vorsicht bei alten Schulden. Eine kleine Zahlung oder ein Anerkenntnis startet die drei Jahre neu.',
  },
  'de.debt.warn-ignore': {
    says: 'Ignorieren Sie später keine Gerichtspost. Ohne Widerspruch wird auch eine falsche Forderung 30 Jahre vollstreckbar.',
  },
  'de.debt.warn-titled-old': {
    says: 'Ein Titel gilt 30 Jahre. Spätere Zinsen verjähren nach drei Jahren. Verlangen Sie eine Aufstellung nach Jahren.',
  },
  'de.debt.tactic-limitation': {
    says: 'Sind mehr als drei volle Kalenderjahre vorbei, schreiben Sie: „Ich erhebe die Einrede der Verjährung.“ Dann ist es nicht mehr durchsetzbar.',
    risk: 'Falsch, wenn ein Titel, eine Zahlung oder Verhandlungen die Frist verändert haben.',
    notWhen: 'Es gibt einen Titel oder Sie haben zuletzt etwas gezahlt.',
  },
  'de.debt.tactic-purpose': {
    says: 'Schreiben Sie „nur auf die Hauptforderung“ auf die Überweisung. So geht das Geld nicht in Kosten auf. Sie dürfen das ablehnen.',
    risk: 'Sie können eine Zahlung mit anderer Reihenfolge ablehnen.',
    notWhen: 'Sie wollen auch die Kosten gleich klären.',
  },
}
