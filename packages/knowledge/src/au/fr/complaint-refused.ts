/** The French words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_FR: Words = {
  'au.refused.reality': {
    says: 'C’est le dernier mot de l’entreprise, pas de votre affaire. L’AFCA peut la regarder à nouveau.',
  },
  'au.refused.deadline': {
    says: 'Vous avez presque toujours deux ans à partir de la réponse finale. Plus tôt vaut mieux, tant que les papiers et les souvenirs sont frais.',
    action: 'Envoyer votre plainte à l’AFCA',
    consequence: 'Ensuite, l’AFCA peut refuser de l’examiner.',
  },
  'au.refused.right-free': {
    says: 'L’AFCA est gratuite pour vous, et vous n’avez pas besoin d’avocat.',
  },
  'au.refused.right-bind': {
    says: 'Si vous acceptez sa décision, l’entreprise doit faire ce qu’elle dit. Si vous refusez, vous pouvez encore aller au tribunal.',
  },
  'au.refused.step-gather': {
    says: 'Gardez cette lettre. Mettez avec elle vos lettres, vos relevés et vos notes d’appels.',
  },
  'au.refused.option-afca': {
    says: 'Plaignez-vous en ligne. Dites ce qui s’est mal passé, ce que vous avez perdu et ce que vous voulez.',
    title: 'Aller à l’AFCA',
    cost: 'Gratuit.',
    time: 'Quelques mois.',
    risk: 'Faible. Si vous perdez, vous ne payez rien.',
    bestFor: 'Vous pensez toujours que l’entreprise avait tort.',
  },
  'au.refused.reality-ombudsman': {
    says: 'C’est le dernier mot de l’entreprise, pas de votre affaire. Un médiateur (ombudsman) peut la regarder à nouveau.',
  },
  'au.refused.right-ombudsman': {
    says: 'Le médiateur (ombudsman) est gratuit et ne prend pas parti. Pour le téléphone et internet, c’est le TIO. Pour l’électricité et l’eau, c’est celui de votre État.',
  },
  'au.refused.right-tribunal': {
    says: 'Pour des biens et des services, vous pouvez aussi aller au tribunal de votre État. C’est bon marché, et il ne faut presque jamais d’avocat.',
  },
  'au.refused.step-gather-all': {
    says: 'Gardez cette lettre. Mettez avec elle vos factures, e-mails et notes d’appels, et envoyez le tout bientôt au médiateur (ombudsman).',
  },
  'au.refused.step-pay': {
    says: 'Payez la partie que vous ne contestez pas. Demandez à l’entreprise de ne pas couper pendant que le médiateur (ombudsman) examine l’affaire.',
  },
  'au.refused.option-ombudsman': {
    says: 'Plaignez-vous en ligne ou par téléphone. Dites ce qui s’est mal passé et ce que vous voulez.',
    title: 'Aller au médiateur (ombudsman)',
    cost: 'Gratuit.',
    time: 'Quelques semaines ou mois.',
    risk: 'Faible. Si vous perdez, vous ne payez rien.',
    bestFor: 'Vous pensez toujours que l’entreprise avait tort.',
  },
}
