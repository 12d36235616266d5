/** The French words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_FR: Words = {
  'ca.refused.reality': {
    says: 'C’est le dernier mot de l’entreprise, pas de votre affaire. Un tiers indépendant peut tout revoir.',
  },
  'ca.refused.deadline': {
    says: 'Vous avez 180 jours dès la réponse finale.',
    action: 'Envoyer la plainte à l’OSBI (OBSI)',
    consequence: 'Ensuite, l’OSBI peut refuser de l’examiner.',
  },
  'ca.refused.right-free': {
    says: 'L’OSBI est gratuit et il ne faut pas d’avocat. Depuis le 1er novembre 2024, c’est l’organisme unique pour les banques.',
  },
  'ca.refused.right-court': {
    says: 'L’OSBI recommande, et les firmes suivent en général. Vous pouvez encore aller au tribunal.',
  },
  'ca.refused.step-send': {
    says: 'Gardez cette lettre. Portez plainte en ligne à l’OSBI, avec relevés et notes d’appels.',
  },
  'ca.refused.option-body': {
    title: 'Saisir l’organisme gratuit',
    cost: 'Gratuit.',
    time: 'Quelques mois.',
    risk: 'Faible. Vous ne payez rien si vous perdez.',
    bestFor: 'Vous pensez toujours que l’entreprise a tort.',
    says: 'Dites ce qui n’a pas été, ce que vous avez perdu et voulez, avec cette lettre.',
  },
  'ca.refused.right-others': {
    says: 'Pour le téléphone, l’internet et la télé, c’est la CPRST (CCTS), gratuite, en général sous un an. Pour l’assurance, la lettre nomme l’organisme.',
  },
  'ca.refused.step-others': {
    says: 'Gardez cette lettre et cherchez l’organisme nommé. Envoyez-lui vite vos papiers.',
  },
}
