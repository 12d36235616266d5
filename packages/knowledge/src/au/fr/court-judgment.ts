/** Court judgments, and what may be taken because of them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_FR: Words = {
  'au.judged.want': { says: 'Un tribunal a décidé, ou des officiers ont commencé à encaisser.' },
  'au.judged.reality': {
    says: 'C’est sérieux, mais vous avez encore des choix. Vous pouvez demander à payer en plusieurs fois, ou demander au tribunal de rouvrir l’affaire.',
  },
  'au.judged.who': {
    says: 'Seul un officier du tribunal (sheriff ou bailiff) peut saisir des biens. Une agence de recouvrement ne peut pas.',
  },
  'au.judged.rights': {
    says: 'Vous pouvez garder les objets de base du ménage, les outils de travail jusqu’à une somme, et assez de paie pour vivre.',
  },
  'au.judged.not-all': {
    says: 'Ils ne peuvent pas prendre votre paiement Centrelink avant qu’il soit versé. Les objets de base chez vous sont à l’abri aussi.',
  },
  'au.judged.right-instalments': {
    says: 'Vous pouvez demander au tribunal de payer en plusieurs fois. Dans la plupart des tribunaux, c’est gratuit ou bon marché, et cela arrête les autres mesures.',
  },
  'au.judged.right-setaside': {
    says: 'Si vous n’avez jamais reçu la demande, ou si vous avez une bonne défense, vous pouvez demander au tribunal d’annuler (set aside) le jugement.',
  },
  'au.judged.right-centrelink': {
    says: 'Les paiements Centrelink sont protégés par la loi contre la plupart des créanciers.',
  },
  'au.judged.step-call': {
    says: 'Appelez le tribunal avec le numéro de l’affaire. Demandez ce qui a été ordonné et quand.',
  },
  'au.judged.step-helpline': {
    says: 'Appelez la National Debt Helpline au 1800 007 007 pour une aide gratuite.',
  },
  'au.judged.step-instalments': {
    says: 'Remplissez le formulaire du tribunal pour payer en plusieurs fois. Écrivez vos revenus et vos dépenses.',
  },
  'au.judged.step-options': {
    says: 'Si vous ne pouvez rien payer, demandez ce que sont un accord de dettes (debt agreement) ou la faillite (bankruptcy) avant de choisir.',
  },
  'au.judged.opt-instalments': {
    says: 'Offrez une somme que vous pouvez tenir.',
    title: 'Demander à payer en plusieurs fois',
    cost: 'Gratuit ou de petits frais.',
    time: 'Quelques jours ou semaines.',
    risk: 'Si vous en sautez un, ils peuvent agir à nouveau.',
    bestFor: 'Vous devez la somme et avez un revenu.',
  },
  'au.judged.opt-setaside': {
    says: 'Expliquez pourquoi vous n’avez pas répondu et quelle est votre défense.',
    title: 'Demander l’annulation (set aside)',
    cost: 'Il peut y avoir des frais.',
    time: 'Agissez dans les jours qui viennent.',
    risk: 'Le tribunal peut refuser, avec des frais.',
    bestFor: 'Vous n’avez jamais reçu les papiers, ou vous avez une bonne défense.',
  },
  'au.judged.opt-afsa': {
    says: 'Les deux arrêtent la plupart des créanciers. La faillite (bankruptcy) dure trois ans et un jour.',
    title: 'Accord de dettes (debt agreement) ou faillite (bankruptcy)',
    cost: 'Demander la faillite est gratuit.',
    time: 'Quelques jours pour commencer.',
    risk: 'Cela limite les voyages et le crédit, et vous pouvez perdre une maison ou une bonne voiture.',
    bestFor: 'Vous ne pouvez pas payer et possédez peu.',
  },
  'au.judged.warn-bankrupt': {
    says: 'Avec un jugement de 10 000 $ ou plus, ils peuvent demander un avis de faillite (bankruptcy notice). Il vous donne 21 jours.',
  },
}
