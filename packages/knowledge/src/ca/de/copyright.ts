/** The German words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_WORDS: Words = {
  'ca.copy.want': { says: 'Es geht um Dateien, die über Ihren Internetanschluss geteilt wurden.' },
  'ca.copy.reality': {
    says: 'Ein Hinweis, den Ihre Internetfirma weitergibt, ist eine Warnung. Er beweist nicht, dass Sie es waren.',
  },
  'ca.copy.who': {
    says: 'Der Eigentümer des Werks schickt den Hinweis. Ihre Internetfirma muss ihn weitergeben. So erfährt der Eigentümer Ihren Namen nicht.',
  },
  'ca.copy.rights': {
    says: 'Ein Hinweis darf kein Geld und nicht Ihren Namen verlangen. Sie müssen nicht antworten.',
  },
  'ca.copy.not-yet': { says: 'Ohne Gerichtsentscheidung kann man Ihren Namen nicht erfahren.' },
  'ca.copy.right-no-money': {
    says: 'Seit Dezember 2018 darf so ein Hinweis keinen Vergleich anbieten, keine Zahlung verlangen und nicht dorthin verlinken.',
  },
  'ca.copy.right-cap': {
    says: 'Bei privater Nutzung kann ein Gericht $100 bis $5,000 für alle Werke zusammen anordnen.',
  },
  'ca.copy.step-court': {
    says: 'Sehen Sie nach, ob es ein Papier vom Gericht mit Aktenzeichen ist. Wenn ja, antworten Sie rechtzeitig und holen Sie rechtliche Hilfe.',
  },
  'ca.copy.step-quiet': {
    says: 'Ist es nur ein Hinweis, antworten Sie nicht und zahlen Sie nicht. Behalten Sie ihn.',
  },
  'ca.copy.step-line': {
    says: 'Sichern Sie Ihr WLAN mit einem Passwort, und bitten Sie zu Hause, keine Dateien mehr zu teilen.',
  },
  'ca.copy.opt-ignore': {
    says: 'Ein Hinweis verlangt nach dem Gesetz nichts von Ihnen.',
    title: 'Behalten, nicht antworten',
    cost: 'Kostenlos.',
    time: 'Jetzt.',
    risk: 'Gering. Bei Papieren vom Gericht ist es anders.',
    bestFor: 'Sie haben nur einen Hinweis bekommen.',
  },
  'ca.copy.opt-lawyer': {
    says: 'Holen Sie Rat, bevor Sie zahlen oder auf eine Klage antworten.',
    title: 'Einen Anwalt fragen',
    cost: 'Ein erstes Gespräch ist vielleicht kostenlos.',
    time: 'Vor dem letzten Tag.',
    risk: 'Keines.',
    bestFor: 'Sie haben Papiere vom Gericht bekommen.',
  },
}
