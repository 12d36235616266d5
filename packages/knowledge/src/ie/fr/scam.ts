/** The French words of Ireland: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_FR: Words = {
  'ie.scam.want': {
    says: 'Ils vous pressent pour que vous ne réfléchissiez pas.',
  },
  'ie.scam.reality': {
    says: 'Aucun service en Irlande ne demande de cartes cadeaux ou de cryptomonnaie. Personne ne vient vous arrêter.',
  },
  'ie.scam.who': {
    says: 'Ce sont des escrocs qui utilisent un nom connu. Le vrai service n’a pas envoyé cela.',
  },
  'ie.scam.rights': {
    says: 'Votre banque doit rembourser la plupart des paiements que vous n’avez pas approuvés. Prévenez-la tout de suite.',
  },
  'ie.scam.right-refund': {
    says: 'Signalez vite à la banque chaque paiement que vous n’avez pas approuvé. Après 13 mois, elle ne doit plus le rembourser.',
  },
  'ie.scam.right-fspo': {
    says: 'Si la banque dit non, vous pouvez aller gratuitement au Financial Services and Pensions Ombudsman.',
  },
  'ie.scam.step-stop': {
    says: 'Arrêtez. Ne cliquez pas, n’appelez pas et n’envoyez rien. N’utilisez pas le numéro du message.',
  },
  'ie.scam.step-bank': {
    says: 'Si vous avez envoyé de l’argent ou des données de carte, appelez votre banque maintenant, au numéro de votre carte.',
  },
  'ie.scam.step-garda': {
    says: 'Signalez-le au poste de police (garda station) près de chez vous.',
  },
  'ie.scam.step-password': {
    says: 'Changez vos mots de passe si vous les avez tapés.',
  },
  'ie.scam.opt-ignore': {
    title: 'Ne pas répondre',
    says: 'Effacez-le, ou gardez une copie pour la police (gardaí).',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'Vous n’avez rien envoyé.',
  },
  'ie.scam.opt-report': {
    title: 'Le signaler',
    says: 'Prévenez votre banque et la police (gardaí).',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Vous avez envoyé de l’argent ou des données.',
  },
  'ie.scam.warn-second': {
    says: 'Quelqu’un peut proposer de récupérer votre argent contre des frais. C’est une deuxième arnaque.',
  },
  'ie.scam.right-crime': {
    says: 'Vous soutirer de l’argent par un faux message est un délit. Signalez-le dans tout poste de la Garda.',
  },
  'ie.scam.right-payment-law': {
    says: 'Si de l’argent est parti sans votre accord, la banque doit en général le rendre le jour ouvrable suivant.',
  },
  'ie.ask-bank.right-refund': {
    says: 'Si de l’argent est parti de votre compte sans votre accord, la banque doit le plus souvent le rendre. Prévenez-la vite, et sous 13 mois.',
  },
  'ie.ask-bank.right-fspo': {
    says: 'Si la banque dit non, vous pouvez aller gratuitement au Financial Services and Pensions Ombudsman.',
  },
  'ie.scam.right-pps': {
    says: 'Seuls un organisme public ou ceux que la loi autorise peuvent utiliser votre numéro PPS ou votre carte. Les demander sans droit est un délit. Si vous l’avez donné, prévenez le Department of Social Protection.',
  },
}
