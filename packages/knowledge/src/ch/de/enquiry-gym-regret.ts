/** Questions about a gym contract that a person regrets after some days: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GYM_REGRET_DE: Words = {
  'ch.ask.gym-regret': {
    says: 'Nein, für einen im Studio unterschriebenen Vertrag gibt das Schweizer Recht kein Widerrufsrecht. 14 Tage gibt es nur, wenn man Ihnen das Abo zu Hause, auf der Strasse, am Arbeitsplatz oder bei einem unverlangten Anruf verkauft hat. Lesen Sie die AGB: Manche Studios erlauben es in den ersten Tagen. Schreiben Sie sofort und bitten Sie um Kulanz, Pause oder Übertragung. Bei langer Krankheit oder weitem Umzug kann ein wichtiger Grund vorliegen.',
  },
}
