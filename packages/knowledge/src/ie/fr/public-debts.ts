/** Debts to a public body in letters of collectors: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'ie.public-debt.want': {
    says: 'Un organisme public dit que vous lui devez de l’argent. Regardez pour quoi, pour quelle période, et quand il veut une réponse.',
  },
  'ie.public-debt.reality': {
    says: 'Prenez cette lettre au sérieux. Certains organismes publics peuvent prendre de l’argent sur un salaire ou un compte, sans juge. Répondez avant le jour indiqué.',
  },
  'ie.public-debt.who': {
    says: 'Cela vient d’un organisme public : une collectivité (council), un ministère, le fisc (Revenue) ou le service des tribunaux. La loi donne à chacun ses moyens pour obtenir l’argent.',
  },
  'ie.public-debt.rights': {
    says: 'Vous pouvez demander comment la somme est calculée, dire pourquoi elle est fausse, et demander du temps. Faites-le par écrit.',
  },
  'ie.public-debt.council-reality': {
    says: 'Un council peut vous poursuivre pour cet argent. Des frais s’ajoutent alors, et un sheriff peut le percevoir. Convenez d’un plan avant.',
  },
  'ie.public-debt.right-rates': {
    says: 'Demandez tout de suite un plan de paiement au service des rates. Les rates impayées portent intérêt dès le 1er janvier suivant. Si le bien est à vous, elles le grèvent. Demandez si le council a un dispositif de remise.',
  },
  'ie.public-debt.rent-right-warning': {
    says: 'Le council doit en général d’abord envoyer un avertissement (tenancy warning). Vous avez alors deux mois pour payer le loyer ou convenir d’un plan. Seule la District Court peut ordonner votre départ.',
  },
  'ie.public-debt.motor-know-arrears': {
    says: 'Les arriérés de taxe auto sont à payer avant de pouvoir la renouveler. L’arrêt du véhicule ne compte que s’il a été déclaré à l’avance. Les gardaí peuvent prendre une voiture non taxée depuis des mois.',
  },
  'ie.public-debt.step-check': {
    says: 'Comparez la lettre avec vos papiers : pour quoi, la période, la somme et ce que vous avez déjà payé.',
  },
  'ie.public-debt.step-contact': {
    says: 'Contactez le bureau avant le jour indiqué dans la lettre. Si vous ne pouvez pas payer tout de suite, dites ce que vous pouvez payer par semaine ou par mois.',
  },
  'ie.public-debt.step-mabs': {
    says: 'Appelez MABS au 0818 07 2000. C’est gratuit. Ils vous aident à faire un budget et peuvent parler au bureau pour vous.',
  },
  'ie.public-debt.opt-plan': {
    title: 'Demander à payer en plusieurs fois',
    cost: 'La somme convenue.',
    time: 'De quelques jours à quelques semaines.',
    risk: 'Si un versement manque, ils peuvent reprendre aussitôt.',
    bestFor: 'Vous le devez et ne pouvez pas tout payer d’un coup.',
    says: 'Demandez un plan au bureau par écrit. Montrez vos revenus et vos dépenses, et proposez ce que vous pourrez tenir.',
  },
}
