/** The French words of the rows in ../private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_FR: Words = {
  'us.ticket.private-contract': {
    says: 'Une entreprise privée doit montrer que vous avez accepté ses conditions : des panneaux clairs et une somme juste. Un tribunal décide si vous n’êtes pas d’accord.',
  },
  'us.ticket.private-records': {
    says: 'Une entreprise peut obtenir votre nom des registres des véhicules seulement pour les usages qu’une loi fédérale liste.',
  },
  'us.ticket.private-collector': {
    says: 'Si une agence de recouvrement écrit à ce sujet, vous pouvez demander des preuves dans les 30 jours. Elle ne peut pas l’appeler une amende ni menacer d’arrestation.',
  },
  'us.parking.right-signs': {
    says: 'Les panneaux doivent être clairs et la somme juste. Une entreprise ne peut pas appeler sa facture une amende ni menacer de ce qu’elle ne peut pas faire.',
  },
}
