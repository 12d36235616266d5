/** The French words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'be.rise.want': {
    says: 'Votre bailleur veut un loyer plus haut, le plus souvent par indexation.',
  },
  'be.rise.want-check': {
    says: 'Vérifiez si la hausse est permise avant de payer plus ou de signer.',
  },
  'be.rise.reality': {
    says: 'L’indexation est possible une fois par an, à la date anniversaire du bail, et seulement sur demande écrite.',
  },
  'be.rise.not-yet': {
    says: 'Pour le passé, elle vaut au plus trois mois avant la lettre.',
  },
  'be.rise.right-energy': {
    says: 'Pour un logement mal classé (PEB), l’indexation est limitée par un facteur dans chaque région. Demandez le certificat PEB.',
  },
  'be.rise.right-other': {
    says: 'Toute autre hausse pendant le bail demande votre accord ou le juge de paix.',
  },
  'be.rise.step-calculate': {
    says: 'Calculez le loyer avec le calculateur de Statbel.',
  },
  'be.rise.step-write': {
    says: 'Si c’est faux, écrivez-le et continuez à payer le bon montant.',
  },
  'be.rise.option-dispute': {
    says: 'Écrivez ce qui est faux. Le juge de paix peut décider; la conciliation est gratuite.',
    title: 'Contester la hausse',
    cost: 'Gratuit',
    time: 'Bientôt',
    risk: 'Payez le bon loyer en entier.',
    bestFor: 'Le montant, la date ou le PEB est faux.',
  },
  'be.rise.option-accept': {
    says: 'Si c’est juste, payez le nouveau loyer.',
    title: 'Accepter',
    cost: 'Le loyer plus haut',
    time: 'Dès le mois suivant',
    risk: 'Aucun si c’est juste.',
    bestFor: 'Vous avez vérifié et c’est juste.',
  },
}
