/** The French words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_FR: Words = {
  'au.ask-bank.step-complain': {
    says: 'Réclamez d’abord par écrit à votre banque ou assureur. S’il refuse ou met plus de 30 jours, l’AFCA examine le cas gratuitement.',
  },
  'au.buy.step-write': {
    says: 'Écrivez à l’entreprise. Dites ce qui s’est mal passé, ce que vous voulez et jusqu’à quelle date.',
  },
  'au.buy.step-proof': {
    says: 'Gardez le ticket ou le relevé de banque, les photos et les messages.',
  },
  'au.buy.step-card': {
    says: 'Si vous avez payé par carte et rien reçu, demandez à votre banque une rétrofacturation (chargeback). Faites-le vite.',
  },
  'au.buy.step-office': {
    says: 'Plaignez-vous au bureau des consommateurs de votre État, comme NSW Fair Trading ou Consumer Affairs Victoria.',
  },
  'au.buy.opt-complain': {
    says: 'D’abord à l’entreprise, puis au bureau des consommateurs ou au médiateur (ombudsman) de ce métier.',
    title: 'Se plaindre',
    cost: 'Gratuit.',
    time: 'Des semaines.',
    risk: 'Faible.',
    bestFor: 'L’entreprise ne veut pas écouter.',
  },
  'au.buy.opt-deal': {
    says: 'Demandez une réparation, un article neuf ou un remboursement, et nommez la loi sur la consommation.',
    title: 'Demander une solution',
    cost: 'Gratuit.',
    time: 'Des jours.',
    risk: 'Faible.',
    bestFor: 'Vous voulez une solution rapide.',
  },
  'au.buy.opt-tribunal': {
    says: 'Allez à NCAT, VCAT, QCAT ou au tribunal des petits litiges (small claims court) de votre État.',
    title: 'Aller au tribunal',
    cost: 'De petits frais.',
    time: 'Quelques mois.',
    risk: 'Faible. Les avocats y sont rares.',
    bestFor: 'La somme en vaut la peine et vous avez des preuves.',
  },
}
