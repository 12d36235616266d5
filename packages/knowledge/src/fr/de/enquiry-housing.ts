/** Questions about a rented home in general: first steps, repairs and visits. `asks` holds the words people type, in French and in English: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'fr.ask-home.step-papers': {
    says: 'Suchen Sie Ihren Mietvertrag (bail) und notieren Sie: leer oder möbliert, Beginn, Ende, Kaution.',
  },
  'fr.ask-home.step-adil': {
    says: 'Fragen Sie Ihre ADIL nach kostenlosem Rechtsrat, bevor Sie dem Vermieter antworten.',
  },
  'fr.ask-home.step-written': {
    says: 'Schreiben Sie dem Vermieter per Einschreiben und behalten Sie eine Kopie.',
  },
  'fr.ask-home.right-judge': {
    says: 'Nur ein Richter kann Ihr Recht beenden, in Ihrer Wohnung zu bleiben.',
  },
  'fr.ask-home.right-decent': {
    says: 'Sie haben das Recht auf eine ordentliche und sichere Wohnung.',
  },
  'fr.ask-home.right-receipt': {
    says: 'Sie haben auf Verlangen das Recht auf eine kostenlose Mietquittung (quittance).',
  },
  'fr.ask-home.option-adil': {
    title: 'Die ADIL fragen',
    says: 'Ein Jurist der ADIL antwortet Ihnen kostenlos.',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Keines.',
    bestFor: 'Jede Frage zum Mietvertrag.',
  },
  'fr.ask-home.option-conciliator': {
    title: 'Einen kostenlosen Schlichter fragen',
    says: 'Ein Schlichter (conciliateur de justice) bringt Sie und den Vermieter zusammen.',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Keines.',
    bestFor: 'Sie wollen die Wohnung behalten und den Streit beenden.',
  },
  'fr.ask-home.know-winter': {
    says: 'Vom 1. November bis 31. März dürfen die meisten Mieter nicht geräumt werden.',
    learnMore: 'Die Miete ist trotzdem fällig.',
  },
  'fr.ask-home.warn-rent': {
    says: 'Zahlen Sie die Miete weiter, auch im Streit. Wer aufhört, kann die Wohnung verlieren.',
  },
  'fr.ask-home.right-no-force': {
    says: 'Ein Vermieter darf Sie nicht mit Gewalt hinauswerfen oder die Schlösser tauschen. Das ist eine Straftat.',
  },
  'fr.ask-home.repairs': {
    says: 'Verlangen Sie die Reparatur per Einschreiben. Zahlen Sie die Miete weiter. Geschieht nichts, gehen Sie zum Schlichter (conciliateur de justice) oder Richter und sagen Sie es dem Rathaus.',
  },
  'fr.ask-home.landlord-enter': {
    says: 'Der Vermieter darf ohne Ihr Ja nicht hinein, auch nicht mit Schlüssel. Für Besichtigungen vereinbaren Sie eine Zeit, höchstens zwei Stunden an Werktagen.',
  },
}
