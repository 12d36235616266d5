/** The French words of the rows in ../eviction-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_FR: Words = {
  'us.home.right-cares': {
    says: 'Si votre logement a une aide fédérale, un avis de partir pour loyer impayé doit le plus souvent donner 30 jours. C’est pareil avec un prêt garanti par l’État fédéral.',
  },
  'us.home.right-violence': {
    says: 'Dans un logement avec aide fédérale, on ne peut pas vous expulser parce que quelqu’un a été violent avec vous.',
  },
  'us.home.right-service': {
    says: 'En service militaire actif, on ne peut le plus souvent pas vous expulser, vous et votre famille, sans ordre d’un tribunal. Un juge peut vous donner 90 jours.',
  },
  'us.home.right-foreclosure': {
    says: 'Le locataire d’une maison saisie (foreclosure) doit le plus souvent être prévenu 90 jours avant. Il peut souvent rester jusqu’à la fin du bail.',
  },
  'us.home.right-good-cause': {
    says: 'Dans certains États et villes, un propriétaire ne peut mettre fin au bail que pour un motif nommé par la loi. Le loyer impayé en est un, si l’avis est correct. Demandez à l’aide juridique (legal aid) si c’est le cas chez vous.',
  },
}
