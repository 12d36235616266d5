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
    says: 'Sie müssen vorher angehört werden, mit Begründung. Meist haben Sie 30 Tage für die Beschwerde; Streit um Tatsachen gehört ins Strafverfahren: Einsprache dort rechtzeitig.',
  },
  'ch.protect.want': {
    says: 'Die Behörde (KESB) prüft, ob Sie oder Ihr Kind rechtliche Hilfe brauchen (Beistandschaft).',
  },
  'ch.protect.right-heard': {
    says: 'Sie müssen persönlich angehört werden. Die Massnahme muss nötig und passend sein: Vorsorgeauftrag, Familie oder freiwillige Hilfe gehen vor. Sie dürfen die Person vorschlagen, die Akten sehen und einen Anwalt mitbringen.',
  },
  'ch.protect.right-appeal': {
    says: 'Gegen den Entscheid haben Sie 30 Tage für die Beschwerde ans Gericht, gegen vorsorgliche Massnahmen zehn. Das dürfen auch Nahestehende.',
  },
  'ch.protect.step': {
    says: 'Verlangen Sie schriftlich die Akten und, wenn nötig, mehr Zeit. Schreiben Sie vorher Ihre Sicht mit Belegen.',
  },
}
