/** Questions about a landlord who ends the lease: form, time and what to do. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_NL: Words = {
  'de.ask-home.landlord-period': {
    says: 'U als huurder: drie maanden. De verhuurder: drie, na vijf jaar zes, na acht jaar negen, en alleen met een reden.',
    dependsOn: 'wie opzegt en hoe lang u er woont',
  },
  'de.ask-home.email-notice': {
    says: 'Nee. Voor een opzegging van een woning is papier en een handtekening met de hand nodig, van de verhuurder en van u.',
  },
  'de.ask-home.notice-received': {
    says: 'Blijf kalm: alleen een rechter kan u uitzetten. Kijk naar papier, handtekening en reden. Twee maanden huur open? Betaal nu alles; dat kan de directe opzegging opheffen. Maak anders bij hardheid schriftelijk bezwaar tot twee maanden voor het einde. Ga snel naar een Mieterverein of advocaat.',
  },
}
