/** The French words of the rows in ../payment-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'ch.order.want': {
    says: 'L’office des poursuites transmet une demande d’argent. Personne n’a vérifié si elle est juste.',
  },
  'ch.order.who': {
    says: 'C’est un office public, mais tout le monde peut lui demander d’envoyer un commandement de payer.',
  },
  'ch.order.real': { says: 'Un mot l’arrête : opposition. C’est gratuit et sans raison à donner.' },
  'ch.order.not-yet': {
    says: 'Rien ne peut être saisi dans les vingt premiers jours. Après votre opposition, un juge doit d’abord décider.',
  },
  'ch.order.rights': {
    says: 'Vous pouvez faire opposition à tout ou partie, demander les preuves et plus tard faire cacher l’inscription.',
  },
  'ch.order.deadline-ten': {
    says: 'Vous avez dix jours dès la notification pour faire opposition.',
    action: 'Dire à l’office des poursuites : « Je fais opposition »',
    consequence: 'Le créancier peut aller jusqu’à la saisie sans juge.',
  },
  'ch.order.deadline-twenty': {
    says: 'Vous avez vingt jours dès la notification pour payer ce qui est juste.',
    action: 'Payer ce que vous devez',
    consequence: 'Le créancier peut demander la suite de la poursuite.',
  },
  'ch.order.step-object': {
    says: 'Si vous contestez, écrivez « opposition » sur le commandement de payer, datez et signez. Remettez-le ou envoyez-le en recommandé dans les dix jours.',
  },
  'ch.order.step-part': {
    says: 'Si seule une partie est fausse, indiquez la somme exacte que vous contestez. Sinon, tout est réputé contesté.',
  },
  'ch.order.step-help': {
    says: 'Demandez un service de désendettement gratuit si vous devez la somme mais ne pouvez pas payer.',
  },
  'ch.order.step-hide': {
    says: 'Après trois mois, vous pouvez demander à l’office de cacher l’inscription, si le créancier n’a rien fait après votre opposition.',
  },
  'ch.order.step-pay': {
    says: 'Si vous devez la somme, payez et demandez au créancier de retirer la poursuite. Demandez une confirmation écrite.',
  },
  'ch.order.right-object': {
    says: 'Vous avez le droit de faire opposition gratuitement et sans raison.',
  },
  'ch.order.right-proof': {
    says: 'Vous avez le droit de demander à l’office que le créancier montre ses pièces.',
  },
  'ch.order.right-rest': {
    says: 'Autour de Pâques, de Noël et du 15 au 31 juillet, aucun acte de poursuite n’est permis. Un délai qui finit alors est prolongé.',
  },
  'ch.order.option-object': {
    title: 'Faire opposition',
    says: 'Un mot à l’office des poursuites.',
    cost: 'Rien.',
    time: 'Dans les dix jours.',
    risk: 'Le créancier peut aller au tribunal.',
    bestFor: 'Vous contestez tout ou partie.',
  },
  'ch.order.option-pay': {
    title: 'Payer et faire retirer la poursuite',
    says: 'Payez le créancier ou l’office. Demandez d’abord par écrit au créancier de retirer la poursuite une fois payé.',
    cost: 'La somme et les frais.',
    time: 'Dès que possible.',
    risk: 'Sans retrait, d’autres voient l’inscription pendant cinq ans.',
    bestFor: 'Vous devez la somme.',
  },
  'ch.order.option-help': {
    title: 'Demander un service de désendettement',
    says: 'Aide gratuite pour toutes les dettes.',
    cost: 'Rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous ne pouvez pas payer.',
  },
}
