/** Questions about a landlord who ends the lease, sells the home or wants an eviction: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'nl.ask.evict': {
    says: 'Alleen een rechter kan dat bevelen en alleen een deurwaarder mag het doen. Tot dan mag u blijven.',
  },
  'nl.ask.notice': {
    says: 'Schrijf dat u niet akkoord bent. Een verhuurder heeft een wettelijke reden, drie tot zes maanden opzegtermijn en bij een nee de rechter nodig.',
  },
  'nl.ask.arrears-evict': {
    says: 'Alleen een rechter kan dat bevelen, meestal bij drie maanden achterstand of meer. Betaal eerst de nieuwe huur, bied op papier een regeling aan en vraag nu uw gemeente om schuldhulp. Ga naar de zitting als die komt.',
    dependsOn: 'hoeveel openstaat en wat u nu doet',
  },
}
