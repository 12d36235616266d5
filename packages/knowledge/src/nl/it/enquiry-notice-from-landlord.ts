/** Questions about a landlord who ends the lease, sells the home or wants an eviction: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_IT: Words = {
  'nl.ask.evict': {
    says: 'Solo un giudice può ordinarlo e solo un ufficiale giudiziario (deurwaarder) può eseguirlo. Fino ad allora può restare.',
  },
  'nl.ask.notice': {
    says: 'Scriva che non è d’accordo. Al padrone di casa serve un motivo di legge e da tre a sei mesi di preavviso. Se Lei dice no, serve un giudice.',
  },
  'nl.ask.arrears-evict': {
    says: 'Solo un giudice può ordinarlo, di solito con tre mesi di arretrati o più. Paghi prima l’affitto nuovo, offra un piano scritto e chieda ora al comune aiuto per i debiti. Se arriva un’udienza, ci vada.',
    dependsOn: 'quanto è aperto e che cosa fa ora',
  },
}
