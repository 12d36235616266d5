/** The French words of the rows in ../agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGREED_END_FR: Words = {
  'fr.agreed.who': {
    says: 'C’est votre employeur. L’administration du travail (DREETS) doit homologuer un tel accord avant qu’il compte.',
  },
  'fr.agreed.reality': {
    says: 'C’est une offre, et les deux doivent la vouloir librement. Vous pouvez dire non, et votre emploi continue.',
  },
  'fr.agreed.not-yet': {
    says: 'Rien ne finit maintenant. Après la signature, vous avez 15 jours pour vous rétracter, puis l’administration a jusqu’à 15 jours ouvrables.',
  },
  'fr.agreed.right-meeting': {
    says: 'Vous avez droit à au moins un entretien, avec un collègue ou, sans représentants du personnel, un conseiller du salarié.',
  },
  'fr.agreed.right-back': {
    says: 'Après la signature, vous avez 15 jours calendaires pour changer d’avis, sans motif. Envoyez une lettre avec preuve de la date.',
  },
  'fr.agreed.right-money': {
    says: 'La somme doit être au moins la légale : un quart de mois de salaire par an jusqu’à dix ans, puis un tiers. Des branches donnent plus.',
  },
  'fr.agreed.right-benefit': {
    says: 'Contrairement à une démission, vous pouvez toucher le chômage ensuite, si vous avez assez travaillé. Une grosse somme en retarde le début.',
  },
  'fr.agreed.warn-pressure': {
    says: 'Si on vous y a poussé par pression, menace ou harcèlement, un juge peut l’annuler. Vous avez douze mois depuis l’homologation.',
  },
  'fr.agreed.step-no-sign': {
    says: 'Ne signez pas pendant l’entretien. Emportez le formulaire, et vérifiez que la date inscrite est la vraie.',
  },
  'fr.agreed.step-count': {
    says: 'Calculez la somme légale selon vos années et votre salaire. Demandez à un syndicat ou au service du droit du travail (0 806 000 126) avant de répondre.',
  },
  'fr.agreed.option-no': {
    says: 'Vous ne devez aucune raison. On ne peut pas vous punir pour cela.',
    title: 'Dire non et garder l’emploi',
    cost: 'Rien.',
    time: 'Avant le jour de la lettre.',
    risk: 'Un licenciement exigerait une cause réelle et sérieuse.',
    bestFor: 'Vous voulez rester.',
  },
  'fr.agreed.option-negotiate': {
    says: 'Demandez une somme plus haute et un jour qui vous convient. La somme légale n’est que le minimum.',
    title: 'Demander plus',
    cost: 'Gratuit.',
    time: 'Avant de signer.',
    risk: 'L’offre peut être retirée.',
    bestFor: 'Partir vous convient aussi.',
  },
}
