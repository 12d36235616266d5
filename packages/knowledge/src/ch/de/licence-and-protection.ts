/** The German words of the rows in ../licence-and-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_AND_PROTECTION_DE: Words = {
  'ch.licence.want': {
    says: 'Das Strassenverkehrsamt entzieht Ihnen den Ausweis auf Zeit oder hat es vor. Das ist getrennt von der Busse.',
  },
  'ch.licence.right-length': {
    says: 'Die Dauer hängt von der Schwere ab: meist ein Monat bei mittelschweren, drei bei schweren Fällen, länger bei Wiederholung. Beruflicher Bedarf zählt, aber nicht unter der Mindestdauer.',
  },
  'ch.licence.right-heard': {
    says: 'In der Regel muss man Sie zuerst anhören und schriftlich begründen. Für die Beschwerde bleiben meist 30 Tage; Streit über die Tatsachen gehört ins Strafverfahren: Wehren Sie sich dort rechtzeitig.',
  },
  'ch.protect.want': {
    says: 'Die Behörde (KESB) prüft, ob Sie oder Ihr Kind rechtliche Hilfe brauchen (Beistandschaft).',
  },
  'ch.protect.right-heard': {
    says: 'Sie muss Sie in der Regel persönlich anhören. Eine Massnahme muss nötig und passend sein: Vorsorgeauftrag, Familie oder freiwillige Hilfe gehen vor. Sie dürfen die Person nennen, die Akten sehen und eine Anwältin mitbringen.',
  },
  'ch.protect.right-appeal': {
    says: 'Gegen den Entscheid haben Sie 30 Tage für die Beschwerde ans Gericht, gegen vorsorgliche Massnahmen zehn. Das dürfen auch Nahestehende.',
  },
  'ch.protect.step': {
    says: 'Verlangen Sie schriftlich die Akten und, wenn nötig, mehr Zeit. Schreiben Sie vorher Ihre Sicht mit Belegen.',
  },
}
