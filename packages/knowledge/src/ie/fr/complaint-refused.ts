/** The French words of the rows in ../complaint-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_FR: Words = {
  'ie.refused.reality': {
    says: 'C’est le dernier mot de l’entreprise, pas de votre affaire. Un tiers indépendant peut tout revoir.',
  },
  'ie.refused.right-free': {
    says: 'Le Financial Services and Pensions Ombudsman est gratuit pour vous. Il ne faut pas d’avocat.',
  },
  'ie.refused.right-time': {
    says: 'En général, vous avez six ans à partir de la faute. Pour les contrats longs, comme la retraite ou l’assurance vie, cela peut être trois ans dès que vous savez.',
  },
  'ie.refused.right-binding': {
    says: 'L’Ombudsman cherche d’abord un accord. Sa décision lie l’entreprise et peut vous accorder de l’argent.',
  },
  'ie.refused.warn-binding': {
    says: 'Une décision formelle vous lie aussi. Seule la High Court peut la changer, sous 35 jours.',
  },
  'ie.refused.step-gather': {
    says: 'Gardez cette lettre : l’Ombudsman la demande. Joignez vos lettres, relevés et notes d’appels.',
  },
  'ie.refused.step-send': {
    says: 'Écrivez en ligne à l’Ombudsman. Dites ce qui n’a pas été, ce que vous avez perdu et ce que vous voulez.',
  },
  'ie.refused.option-ombudsman': {
    title: 'Saisir l’Ombudsman',
    cost: 'Gratuit.',
    time: 'Quelques mois.',
    risk: 'Faible. Vous ne payez rien si vous perdez.',
    bestFor: 'Vous pensez toujours que l’entreprise a tort.',
    says: 'Envoyez le formulaire avec cette lettre. N’allez pas d’abord au tribunal pour la même chose.',
  },
  'ie.refused.step-pay': {
    says: 'Continuez à payer ce que vous ne contestez pas. Ainsi aucune dette ne grandit.',
  },
  'ie.refused.right-public': {
    says: 'Pour un service public, comme une mairie ou la HSE, l’Ombudsman est gratuit. Vous avez en général 12 mois à partir de la faute.',
  },
  'ie.refused.right-small': {
    says: 'Contre une entreprise qui vous a vendu quelque chose, la procédure small claims va jusqu’à €2,000.',
  },
  'ie.refused.step-other': {
    says: 'Cherchez dans la lettre l’ombudsman indiqué. Envoyez-lui vite cette réponse et vos papiers.',
  },
}
