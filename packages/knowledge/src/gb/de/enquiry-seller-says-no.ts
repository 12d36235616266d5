/** Questions about sellers who mislead or do not answer, and how long one has: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_SAYS_NO_DE: Words = {
  'gb.ask-consumer.ignored': {
    says: 'Schicken Sie einen klaren Brief: was Sie kauften, was falsch ist, was Sie wollen, und 14 Tage Zeit. Versuchen Sie dann Kartenfirma, Ombudsman oder Verband und zuletzt das Gericht (small claims court).',
  },
  'gb.ask-consumer.time-limit': {
    says: 'Sie haben sechs Jahre für das Gericht. Volles Geld und leichter Beweis gehören aber zu den ersten Tagen und Monaten. Beschweren Sie sich also bald.',
    dependsOn: 'wann Sie die Ware bekamen oder die Arbeit gemacht wurde',
  },
  'gb.ask-consumer.time-limit-scotland': {
    says: 'In Schottland haben Sie fünf Jahre für das Gericht. Volles Geld und leichter Beweis gehören aber zu den ersten Tagen und Monaten. Beschweren Sie sich also bald.',
    dependsOn: 'wann Sie die Ware bekamen oder die Arbeit gemacht wurde',
  },
  'gb.ask-consumer.misled': {
    says: 'Ein Händler darf nicht täuschen oder drängen, keine Gebühren verstecken und keine falschen Bewertungen nutzen. Schreiben Sie auf, was gesagt wurde, und verlangen Sie Ihr Geld. Sagen Sie es auch der Citizens Advice consumer line.',
    dependsOn: 'was sie sagten oder verbargen und ob Sie deshalb kauften',
  },
}
