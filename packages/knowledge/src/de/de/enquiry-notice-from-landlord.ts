/** Questions about a landlord who ends the lease: form, time and what to do. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_DE: Words = {
  'de.ask-home.landlord-period': {
    says: 'Sie als Mieter: drei Monate. Der Vermieter: drei, nach fünf Jahren sechs, nach acht Jahren neun, und nur mit Grund.',
    dependsOn: 'wer kündigt und wie lange Sie dort wohnen',
  },
  'de.ask-home.email-notice': {
    says: 'Nein. Eine Wohnungskündigung braucht Papier und Unterschrift von Hand, vom Vermieter und von Ihnen.',
  },
  'de.ask-home.notice-received': {
    says: 'Bleiben Sie ruhig: Nur ein Gericht kann Sie räumen lassen. Prüfen Sie Papier, Unterschrift und Grund. Fehlen zwei Mieten? Zahlen Sie sofort alles; das kann die fristlose Kündigung beseitigen. Sonst widersprechen Sie bei Härte schriftlich bis zwei Monate vor Ende. Gehen Sie bald zum Mieterverein oder Anwalt.',
  },
}
