/** The French words of Spain: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_FR: Words = {
  'es.rise.want': {
    says: 'Votre bailleur veut augmenter le loyer.',
  },
  'es.rise.want-check': {
    says: 'Vérifiez si la hausse est légale avant de payer plus ou de signer.',
  },
  'es.rise.reality': {
    says: 'C’est permis seulement si le contrat le dit, une fois par an, et sous le plafond.',
  },
  'es.rise.not-yet': {
    says: 'Le nouveau loyer est dû à partir du mois qui suit leur lettre avec le calcul.',
  },
  'es.rise.right-cap': {
    says: 'Pour les baux depuis le 26 mai 2023, la hausse ne peut pas dépasser l’indice IRAV.',
  },
  'es.rise.right-clause': {
    says: 'Sans clause dans le contrat, il n’y a pas de hausse tant qu’il court.',
  },
  'es.rise.right-paper': {
    says: 'Vous pouvez demander le certificat de l’institut de statistique (INE) qui montre l’indice.',
  },
  'es.rise.step-check': {
    says: 'Vérifiez la clause, la date annuelle et le pourcentage sur le site de l’INE.',
  },
  'es.rise.step-write': {
    says: 'Si elle est trop forte, dites-le par écrit et payez le bon loyer en entier.',
  },
  'es.rise.option-dispute': {
    title: 'Contester la hausse',
    says: 'Écrivez ce qui est faux et ce que vous paierez.',
    cost: 'Gratuit',
    time: 'Avant le prochain paiement',
    risk: 'Ne payez jamais moins que le bon loyer.',
    bestFor: 'Il n’y a pas de clause ou elle dépasse le plafond.',
  },
  'es.rise.option-accept': {
    title: 'L’accepter',
    says: 'Si elle est juste, payez le nouveau loyer.',
    cost: 'Le loyer plus élevé',
    time: 'À partir du mois après l’avis',
    risk: 'Aucun si elle est juste.',
    bestFor: 'Vous avez vérifié et c’est juste.',
  },
}
