/** Questions about a higher rent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_DE: Words = {
  'au.ask.rent-up': {
    says: 'In den meisten Bundesstaaten darf die Miete nur einmal in 12 Monaten steigen, mit 60 oder 90 Tagen schriftlicher Ankündigung. Ist sie viel zu hoch, können Sie zum Tribunal gehen.',
    dependsOn: 'Ihr Bundesstaat und Ihr Mietvertrag',
  },
  'au.ask.rent-up-nsw': {
    says: 'In New South Wales darf die Miete einmal in 12 Monaten steigen, mit 60 Tagen schriftlicher Ankündigung. Ist sie zu hoch, können Sie binnen 30 Tagen zu NCAT gehen.',
    dependsOn: 'die Daten und Ihr Mietvertrag',
  },
  'au.ask.rent-up-vic': {
    says: 'In Victoria darf die Miete einmal in 12 Monaten steigen, mit 90 Tagen Ankündigung. Sieht sie zu hoch aus, können Sie sie kostenlos prüfen lassen.',
    dependsOn: 'die Daten und Ihr Mietvertrag',
  },
  'au.ask.rent-up-qld': {
    says: 'In Queensland darf die Miete für dieses Zuhause einmal in 12 Monaten steigen, mit zwei Monaten Ankündigung.',
    dependsOn: 'die Daten und Ihr Mietvertrag',
  },
  'au.ask.rent-up-wa': {
    says: 'In Western Australia darf die Miete nur einmal in 12 Monaten steigen, mit 60 Tagen Ankündigung auf dem richtigen Formular. Bei fester Laufzeit muss der Vertrag es erlauben.',
  },
  'au.ask.rent-up-sa': {
    says: 'In South Australia darf die Miete nur einmal in 12 Monaten steigen, mit 60 Tagen schriftlicher Ankündigung. Ist sie zu hoch, kann SACAT eine niedrigere festsetzen.',
  },
  'au.ask.rent-up-twice': {
    says: 'Nein. In jedem Staat und im ACT darf die Miete nur einmal in 12 Monaten steigen. In New South Wales und Queensland ändert ein neuer Vertrag für dieselbe Wohnung daran nichts. Schreiben Sie, dass es zu früh ist, und zahlen Sie die alte Miete weiter. Eine erlaubte Erhöhung braucht 60 Tage schriftlich, in Victoria 90, im ACT acht Wochen. Geht es weiter, fragen Sie das Gericht (tribunal). Im Northern Territory gelten andere Zeiten.',
  },
}
