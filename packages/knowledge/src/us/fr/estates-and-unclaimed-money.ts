/** The French words of the rows in ../estates-and-unclaimed-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATES_AND_UNCLAIMED_MONEY_FR: Words = {
  'us.life.right-found': {
    says: 'Vous pouvez réclamer gratuitement à votre État de l’argent oublié. Les entreprises qui offrent de le trouver veulent une part, que beaucoup d’États limitent.',
  },
  'us.life.step-found': {
    says: 'Cherchez d’abord sur le propre site de votre État (unclaimed property). Ne signez rien et ne payez pas de frais avant cela.',
  },
  'us.life.reality-found': {
    says: 'Vous ne devez rien. Personne n’a besoin de votre mot de passe de banque pour cela.',
  },
  'us.life.right-estate': {
    says: 'Les héritiers peuvent voir le testament, et il y a un court délai pour s’y opposer. Les demandes contre la personne décédée doivent être déposées au plus tard à la date indiquée dans l’avis.',
  },
  'us.life.reality-estate': {
    says: 'Le plus souvent, vous n’avez pas à payer vous-même les dettes d’un parent décédé. Ses biens (estate) les paient d’abord.',
  },
  'us.life.step-estate': {
    says: 'Notez le tribunal, le numéro de l’affaire et les dates. Demandez au greffe (clerk) une copie des papiers.',
  },
}
