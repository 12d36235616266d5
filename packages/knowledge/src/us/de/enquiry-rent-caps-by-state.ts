/** The German words of the rows in ../enquiry-rent-caps-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_CAPS_BY_STATE_DE: Words = {
  'us.fact.rent-cap-washington': {
    says: 'In Washington darf die Miete in 12 Monaten um höchstens 7 % plus Inflation steigen, nie über 10 %. Nötig sind 90 Tage schriftliche Anzeige auf dem Formular, im ersten Jahr gar keine Erhöhung. Wohnungen unter 12 Jahren und einige andere sind ausgenommen. Zahlen Sie die alte Miete, widersprechen Sie schriftlich und beschweren Sie sich beim Attorney General.',
  },
  'us.state.or.ask-rent-cap': {
    says: 'In Oregon darf die Miete einmal in 12 Monaten steigen, höchstens um 7 % plus Inflation und nie über 10 %. Nötig sind 90 Tage schriftliche Anzeige, im ersten Jahr keine Erhöhung. Wohnungen unter 15 Jahren sind ausgenommen. Ist sie zu hoch, sagen Sie es schriftlich, zahlen Sie die alte Miete und rufen Sie legal aid.',
  },
  'us.state.ca.ask-rent-cap': {
    says: 'In Kalifornien darf die Miete in 12 Monaten meist um höchstens 5 % plus Inflation steigen, nie über 10 %. Nötig sind 30 Tage schriftliche Anzeige. Wohnungen unter 15 Jahren und viele Einzelhäuser sind ausgenommen. Manche Städte erlauben weniger. Ist sie zu hoch, widersprechen Sie schriftlich und fragen Sie Stadt oder legal aid.',
  },
  'us.ask-state.no-rent-cap': {
    says: 'Ihr Bundesstaat hat für die meisten Mieten keine Grenze. Während eines festen Vertrags bleibt die Miete, wenn er nichts anderes sagt. Danach oder von Monat zu Monat darf sie mit schriftlicher Anzeige steigen, meist 30 Tage. Sie darf nicht steigen, um eine Beschwerde zu strafen. Verhandeln Sie, bevor Sie antworten.',
    dependsOn: 'ob Ihr Vertrag noch läuft',
  },
}
