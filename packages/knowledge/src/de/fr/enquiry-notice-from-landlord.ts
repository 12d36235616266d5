/** Questions about a landlord who ends the lease: form, time and what to do. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'de.ask-home.landlord-period': {
    says: 'Vous, locataire : trois mois. Le bailleur : trois, après cinq ans six, après huit ans neuf, et seulement avec une raison.',
    dependsOn: 'qui donne congé et depuis quand vous y vivez',
  },
  'de.ask-home.email-notice': {
    says: 'Non. Un congé de logement demande du papier et une signature à la main, du bailleur comme de vous.',
  },
  'de.ask-home.notice-received': {
    says: 'Restez calme : seul un tribunal peut vous expulser. Vérifiez papier, signature et motif. Deux loyers en retard ? Payez tout de suite ; cela peut effacer le congé immédiat. Sinon, en cas de dureté, opposez-vous par écrit jusqu’à deux mois avant la fin. Voyez vite un Mieterverein ou un avocat.',
  },
}
