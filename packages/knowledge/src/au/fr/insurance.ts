/** The French words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_FR: Words = {
  'au.insure.want': {
    says: 'Cherchez la raison, et les mots du contrat d’assurance qu’elle nomme.',
  },
  'au.insure.reality': { says: 'C’est l’avis de l’assureur. Ce n’est pas le dernier mot.' },
  'au.insure.who': {
    says: 'Les assureurs doivent dépendre de l’AFCA, l’organisme gratuit de plaintes.',
  },
  'au.insure.rights': {
    says: 'Vous pouvez demander les raisons, les rapports qu’ils ont utilisés et un réexamen.',
  },
  'au.insure.right-reason': {
    says: 'Vous pouvez demander sur quels mots du contrat ils s’appuient.',
  },
  'au.insure.right-afca': {
    says: 'S’ils disent non, ou prennent plus de 30 jours pour votre plainte, vous pouvez aller à l’AFCA.',
  },
  'au.insure.step-reason': { says: 'Demandez par écrit les raisons et les rapports.' },
  'au.insure.step-proof': { says: 'Envoyez des photos, des devis et des reçus.' },
  'au.insure.step-complain': {
    says: 'Écrivez : « This is a complaint. » (Ceci est une plainte.) Demandez la réponse finale dans les 30 jours.',
  },
  'au.insure.opt-afca': {
    says: 'D’abord l’assureur. Ensuite l’AFCA, en ligne.',
    title: 'Se plaindre, puis l’AFCA',
    cost: 'Gratuit.',
    time: 'L’AFCA dans les deux ans après la réponse finale.',
    risk: 'Faible.',
    bestFor: 'Vous pensez que la décision est fausse.',
  },
  'au.insure.opt-help': {
    says: 'L’Insurance Law Service aide les gens gratuitement.',
    title: 'Obtenir une aide juridique gratuite',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'La lettre est difficile à suivre.',
  },
  'au.insure.right-good-faith': {
    says: 'L’assureur vous doit la plus grande bonne foi (utmost good faith). Il doit traiter votre demande de façon juste et sans retard.',
  },
  'au.insure.right-no-loss': {
    says: 'Il ne peut pas refuser pour une chose que vous avez faite plus tard et qui n’a pas causé la perte. Il peut seulement réduire pour le tort qu’il peut montrer.',
  },
  'au.insure.right-disclosure': {
    says: 'S’il dit que vous ne lui avez pas dit quelque chose, cela compte seulement s’il a demandé clairement et si vous n’avez pas fait assez attention.',
  },
  'au.insure.right-thirty': {
    says: 'L’assureur doit répondre à une plainte dans les 30 jours. Ensuite vous pouvez aller gratuitement à l’AFCA.',
  },
  'au.insure.right-code': {
    says: 'Le code du métier (code) dit à quelle vitesse une demande doit être décidée. Demandez les raisons et les rapports sur votre demande.',
  },
  'au.insure.right-unusual': {
    says: 'Une limite inhabituelle ne compte peut-être pas si on ne vous l’a pas dite clairement. Un mensonge sur une partie ne met pas toujours fin à toute la demande.',
  },
}
