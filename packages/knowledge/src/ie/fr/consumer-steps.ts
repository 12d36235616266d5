/** The French words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_FR: Words = {
  'ie.ask-bank.step-complain': {
    says: 'Réclamez d’abord par écrit à votre banque ou assureur. S’il refuse, le Financial Services and Pensions Ombudsman examine le cas gratuitement.',
  },
  'ie.buy.step-write': {
    says: 'Écrivez au vendeur. Dites ce qui ne va pas, ce que vous voulez et pour quelle date.',
  },
  'ie.buy.step-proof': {
    says: 'Gardez le reçu, les photos et les messages.',
  },
  'ie.buy.step-card': {
    says: 'Si vous avez payé par carte et n’avez rien reçu, demandez à votre banque l’annulation du paiement (chargeback).',
  },
  'ie.buy.step-small': {
    says: 'S’ils refusent, utilisez en ligne la procédure des petits litiges (small claims), jusqu’à 2 000 €.',
  },
  'ie.buy.opt-complain': {
    title: 'Se plaindre',
    says: 'D’abord au vendeur. Pour une société d’un autre pays de l’UE, demandez à ECC Ireland.',
    cost: 'Gratuit.',
    time: 'Des semaines.',
    risk: 'Faible.',
    bestFor: 'Le vendeur ne veut pas écouter.',
  },
  'ie.buy.opt-remedy': {
    title: 'Demander une solution',
    says: 'Demandez une réparation, un bien neuf ou le remboursement, et citez le Consumer Rights Act 2022.',
    cost: 'Gratuit.',
    time: 'Quelques jours.',
    risk: 'Faible.',
    bestFor: 'Vous voulez une solution rapide.',
  },
  'ie.buy.opt-small': {
    title: 'Procédure des petits litiges (small claims)',
    says: 'Réclamez jusqu’à 2 000 € en ligne sans avocat (solicitor).',
    cost: '25 €.',
    time: 'Quelques mois.',
    risk: 'Faible.',
    bestFor: 'Vous avez des preuves et le vendeur est en Irlande.',
  },
}
