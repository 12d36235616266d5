/** The German words of the rows in ../care-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_HOME_DE: Words = {
  'de.care-home.want': {
    says: 'Das Heim will jeden Monat mehr Geld und bittet meist um Ihre Zustimmung.',
  },
  'de.care-home.reality': {
    says: 'Den neuen Betrag schulden Sie frühestens vier Wochen nach einem gut begründeten Brief.',
  },
  'de.care-home.right-reasons': {
    says: 'Der Brief muss alte und neue Beträge je Posten und die Gründe zeigen. Sie dürfen die Kalkulation einsehen.',
  },
  'de.care-home.right-fair': {
    says: 'Erhöhung und neuer Betrag müssen angemessen sein. Gerichte verlangen meist Ihre Zustimmung. Unterschreiben Sie nicht vorschnell.',
  },
  'de.care-home.right-leave': {
    says: 'Sie dürfen zu dem Tag kündigen, ab dem die Erhöhung gelten soll.',
  },
  'de.care-home.step': {
    says: 'Verlangen Sie die Kalkulation schriftlich. Zahlen Sie im Zweifel unter Vorbehalt. Fragen Sie das Sozialamt nach Hilfe zur Pflege.',
  },
  'de.care-home.option': {
    says: 'Sagen Sie, dass Sie erst nach Einsicht in die Zahlen zustimmen.',
    title: 'Erst die Zahlen verlangen',
    cost: 'Kostenlos.',
    time: 'Vor Beginn der Erhöhung.',
    risk: 'Das Heim kann klagen.',
    bestFor: 'Die Erhöhung ist hoch oder unklar.',
  },
}
