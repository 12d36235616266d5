/** The French words of the rows in ../license-suspensions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENSE_SUSPENSIONS_FR: Words = {
  'us.license.right-hearing': {
    says: 'Un permis ne peut le plus souvent pas être pris avant que vous puissiez être entendu. Demandez l’audience au plus tard à la date indiquée dans l’avis.',
  },
  'us.license.va': {
    says: 'En Virginie, un permis n’est plus suspendu seulement pour des amendes de tribunal impayées, depuis juillet 2020.',
  },
  'us.license.ca': {
    says: 'En Californie, un permis n’est plus suspendu seulement pour des amendes de la route impayées, depuis 2017.',
  },
  'us.license.ny': {
    says: 'Dans l’État de New York, un permis n’est plus suspendu pour des amendes de la route impayées. Vous pouvez demander un plan selon votre revenu.',
  },
  'us.license.want': {
    says: 'L’État veut vous retirer le permis ou l’immatriculation pour un temps, dès le jour indiqué.',
  },
  'us.license.step': {
    says: 'Demandez l’audience maintenant, comme le dit l’avis : cela retarde souvent la suspension. Ne conduisez plus une fois qu’elle a commencé. Demandez un permis limité pour le travail.',
  },
  'us.life.right-lapse': {
    says: 'Vous pouvez le plus souvent montrer que vous aviez une assurance, ou demander une audience, avant la suspension du permis ou des plaques.',
  },
  'us.life.step-lapse': {
    says: 'Demandez aujourd’hui à votre assureur d’envoyer la preuve d’assurance, et répondez au bureau au plus tard à la date qu’il donne. Ne conduisez pas pendant la suspension.',
  },
  'us.life.option-lapse': {
    says: 'Envoyez la preuve ou demandez une audience par écrit.',
    title: 'Montrer la preuve ou demander une audience',
    cost: 'Gratuit ou de petits frais',
    time: 'Au plus tard à la date indiquée dans l’avis',
    risk: 'Une réponse tardive peut coûter le permis.',
    bestFor: 'Vous aviez une assurance ou c’est une erreur.',
  },
  'us.license.right-stop': {
    says: 'Vous devez pouvoir être entendu sur la suspension. C’est à part de l’affaire pénale.',
  },
  'us.license.step-hearing': {
    says: 'Demandez l’audience aujourd’hui : le délai est souvent de quelques jours seulement. Demandez à un avocat avant le premier jour au tribunal.',
  },
  'us.license.option-hearing': {
    says: 'Demandez une audience, et une permission de conduire pour aller au travail.',
    title: 'Demander une audience',
    cost: 'Des frais dans certains États',
    time: 'Des jours, comme le dit l’avis',
    risk: 'Aucun. Sans elle, la suspension commence.',
    bestFor: 'Vous avez besoin de conduire ou le test était faux.',
  },
}
