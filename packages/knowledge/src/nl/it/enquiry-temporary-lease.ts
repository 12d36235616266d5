/** The Italian words of the rows in ../enquiry-temporary-lease.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_LEASE_IT: Words = {
  'nl.ask.temporary-lease': {
    says: 'Dal 1º luglio 2024 un nuovo contratto di solito non ha scadenza. Per uno più vecchio di due anni o meno, il locatore deve annunciare la fine per iscritto da uno a tre mesi prima. Se no, continua senza termine.',
    dependsOn: 'quando è iniziato e che cosa Le hanno detto',
  },
}
