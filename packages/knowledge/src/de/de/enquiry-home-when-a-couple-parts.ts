/** Questions about who leaves the home when a couple parts: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_DE: Words = {
  'de.ask-family.who-leaves': {
    says: 'Nein. Solange Sie verheiratet sind, dürfen beide bleiben, egal wem das Haus gehört oder wer den Mietvertrag unterschrieb. Keiner darf den anderen hinauswerfen. Das Familiengericht kann die Wohnung einem allein geben, um schwere Härte zu vermeiden, vor allem für Kinder oder nach Gewalt. Ziehen Sie nicht überstürzt aus: Nach sechs Monaten ohne Ankündigung kann das Recht auf Rückkehr weg sein. Sprechen Sie mit dem Jugendamt und einem Anwalt.',
  },
}
