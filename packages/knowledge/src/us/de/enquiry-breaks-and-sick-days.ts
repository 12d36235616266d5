/** Questions about breaks and sick days: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BREAKS_AND_SICK_DAYS_DE: Words = {
  'us.ask-work.lunch-break': {
    says: 'Kein Bundesgesetz gibt Erwachsenen eine Essenspause, aber viele Staaten tun es. Kurze Pausen bis 20 Minuten müssen bezahlt werden. Ebenso eine Mittagspause, in der Sie arbeiten.',
    dependsOn: 'Ihr Bundesstaat',
  },
  'us.ask-work.meal-break': {
    says: 'Müssen Sie weiterarbeiten, zählt die Pause als Arbeitszeit und muss bezahlt werden. Schreiben Sie die Stunden auf. Sie können sich kostenlos bei der Wage and Hour Division beschweren.',
  },
  'us.story.sick': {
    says: 'Rund zwanzig Bundesstaaten geben bezahlte Krankheitszeit, etwa Kalifornien, New York, New Jersey, Illinois, Michigan und Washington. Dort darf man Ihnen dafür nicht kündigen. Ein Attest ist meist erst ab dem dritten oder vierten Tag nötig. Sonst gelten die Regeln der Firma, aber ab 50 Beschäftigten gibt es unbezahlte Zeit bei schwerer Krankheit. Fragen Sie noch einmal mit Ihrem Staat.',
    dependsOn: 'Ihr Bundesstaat, Ihre Stadt und die Größe der Firma',
  },
  'us.story.breaks': {
    says: 'Das Bundesrecht verlangt keine Pausen für Erwachsene, aber kurze Pausen sind bezahlte Zeit. Viele Bundesstaaten verlangen sie, etwa Kalifornien, New York, Washington, Illinois und Massachusetts.',
    dependsOn: 'Ihr Bundesstaat',
  },
}
