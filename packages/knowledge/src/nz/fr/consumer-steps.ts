/** The French words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_FR: Words = {
  'nz.ask-bank.step-complain': {
    says: 'Réclamez d’abord par écrit à votre banque ou assureur. S’il refuse, allez à son service de médiation. Chacun doit en avoir un, et il est gratuit pour vous.',
  },
  'nz.buy.step-write': {
    says: 'Écrivez à l’entreprise. Dites ce qui s’est mal passé, ce que vous voulez et pour quelle date.',
  },
  'nz.buy.step-proof': {
    says: 'Gardez le reçu ou le relevé de banque, des photos et les messages.',
  },
  'nz.buy.step-card': {
    says: 'Si vous avez payé par carte et rien reçu, demandez à votre banque un remboursement (chargeback). Faites-le vite.',
  },
  'nz.buy.step-tribunal': { says: 'S’ils refusent, faites une demande au Disputes Tribunal.' },
  'nz.buy.opt-complain': {
    says: 'D’abord à l’entreprise, puis au service de règlement des litiges (dispute scheme) de ce métier.',
    title: 'Se plaindre',
    cost: 'Gratuit.',
    time: 'Des semaines.',
    risk: 'Faible.',
    bestFor: 'L’entreprise ne veut pas écouter.',
  },
  'nz.buy.opt-remedy': {
    says: 'Demandez une réparation, un article neuf ou un remboursement, et citez le Consumer Guarantees Act.',
    title: 'Demander une solution',
    cost: 'Gratuit.',
    time: 'Des jours.',
    risk: 'Faible.',
    bestFor: 'Vous voulez que ce soit vite réglé.',
  },
  'nz.buy.opt-tribunal': {
    says: 'Demandez jusqu’à 60 000 $. Les avocats ne peuvent pas y parler.',
    title: 'Disputes Tribunal',
    cost: 'Des frais selon le montant.',
    time: 'Des semaines ou des mois.',
    risk: 'Faible.',
    bestFor: 'Vous avez des preuves et ils refusent.',
  },
}
