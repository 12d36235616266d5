/** The French words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_FR: Words = {
  'us.rise.want': {
    says: 'Votre propriétaire veut un loyer plus haut.',
  },
  'us.rise.want-check': {
    says: 'Vérifiez si la hausse est permise avant de payer plus ou de signer.',
  },
  'us.rise.reality': {
    says: 'Avec un bail à durée fixe, le loyer reste jusqu’à la fin, sauf si le bail dit autre chose. Pour une location au mois, ils doivent prévenir.',
  },
  'us.rise.not-yet': {
    says: 'L’ancien loyer compte tant que le délai d’avis de votre État n’est pas passé.',
  },
  'us.rise.right-fair': {
    says: 'Ils ne peuvent pas l’augmenter à cause de votre race, religion, sexe, handicap ou de vos enfants, ni pour punir une plainte.',
  },
  'us.rise.right-ca': {
    says: 'En Californie, la plupart des loyers peuvent monter d’au plus 5 % plus l’inflation, et jamais de plus de 10 % par an. Au-delà de 10 %, il faut prévenir 90 jours avant.',
  },
  'us.rise.right-or': {
    says: 'En Oregon, il faut prévenir 90 jours avant une hausse. Elle est limitée chaque année, à 10 % au plus. Les logements de moins de 15 ans sont exclus.',
  },
  'us.rise.right-wa': {
    says: 'Dans l’État de Washington, il faut prévenir 90 jours avant une hausse. Elle est limitée à 7 % plus l’inflation, et à 10 % par an au plus.',
  },
  'us.rise.right-ny': {
    says: 'Dans l’État de New York, une hausse de 5 % ou plus doit être annoncée 30, 60 ou 90 jours avant. Cela dépend du temps que vous y avez habité.',
  },
  'us.rise.step-lease': {
    says: 'Lisez votre bail : sa date de fin, et s’il permet une hausse avant.',
  },
  'us.rise.step-local': {
    says: 'Cherchez si votre ville ou votre État limite les loyers. Appelez le 211 ou une ligne d’aide aux locataires.',
  },
  'us.rise.option-talk': {
    says: 'Offrez par écrit une hausse plus petite ou un bail plus long.',
    title: 'Demander moins',
    cost: 'Gratuit',
    time: 'Avant le jour indiqué',
    risk: 'Ils peuvent dire non.',
    bestFor: 'Vous payez bien et voulez rester.',
  },
  'us.rise.option-help': {
    says: 'L’aide juridique (legal aid) ou une association de locataires peut vérifier l’avis.',
    title: 'Le faire vérifier',
    cost: 'Gratuit si votre revenu est bas',
    time: 'Cette semaine',
    risk: 'Aucun.',
    bestFor: 'Le délai d’avis est court ou la hausse est forte.',
  },
  'us.rise.option-accept': {
    says: 'Payez le nouveau loyer à partir du jour indiqué, ou donnez congé et déménagez.',
    title: 'L’accepter ou déménager',
    cost: 'Le loyer plus haut',
    time: 'Au plus tard le jour indiqué',
    risk: 'Aucun si c’est permis.',
    bestFor: 'C’est permis et vous pouvez payer.',
  },
}
