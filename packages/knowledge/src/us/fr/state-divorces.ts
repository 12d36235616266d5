/** The French words of the rows in ../state-divorces.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DIVORCES_FR: Words = {
  'us.divorce.want': {
    says: 'Votre mari ou votre femme demande à un tribunal de mettre fin au mariage et de décider des enfants, de l’argent et du logement.',
  },
  'us.divorce.reality': {
    says: 'C’est une vraie affaire au tribunal. Si vous ne répondez pas, le juge peut donner ce que les papiers demandent.',
  },
  'us.divorce.right-heard': {
    says: 'Vous pouvez répondre, demander ce que vous voulez, et être entendu sur les enfants, la pension et les biens.',
  },
  'us.divorce.right-kids': {
    says: 'Le plus souvent, l’État où les enfants ont vécu six mois décide pour eux. La pension suit les règles de l’État.',
  },
  'us.divorce.step': {
    says: 'Déposez votre réponse au plus tard à la date indiquée, avec le propre formulaire du tribunal. Copiez les papiers de banque, de paie et d’impôt. Demandez de l’aide à l’aide juridique (legal aid).',
  },
  'us.divorce.option-answer': {
    says: 'Répondez et dites ce que vous acceptez et ce que vous n’acceptez pas.',
    title: 'Déposer une réponse',
    cost: 'Des frais de dépôt, dont on peut être dispensé',
    time: 'Au plus tard à la date indiquée dans les papiers',
    risk: 'Aucun. Sans réponse, vous pouvez perdre par défaut.',
    bestFor: 'Vous voulez avoir votre mot à dire.',
  },
  'us.divorce.option-agree': {
    says: 'Essayez de trouver un accord, avec un médiateur, et faites-le signer par le juge.',
    title: 'S’accorder sur les conditions',
    cost: 'Un médiateur peut être gratuit au tribunal',
    time: 'Des semaines',
    risk: 'Ne signez pas sous pression.',
    bestFor: 'Vous pouvez vous parler en sécurité.',
  },
  ...stateWords('divorce', {
    'AZ FL MA NY WA':
      'vous avez le plus souvent 20 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
    'CA GA IL NC':
      'vous avez le plus souvent 30 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
    'MI VA':
      'vous avez le plus souvent 21 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
    PA: 'demandez votre part des biens et une pension avant que le divorce soit définitif, sinon vous pouvez les perdre. Un affidavit vaut comme vrai si vous ne le niez pas, le plus souvent en 20 jours. Pour les enfants, le juge fait ce qui est le mieux pour eux',
    NJ: 'vous avez le plus souvent 35 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
    OH: 'vous avez le plus souvent 28 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
    TX: 'vous avez le plus souvent jusqu’à 10 h du matin le lundi qui suit 20 jours pour répondre à des papiers de divorce. Pour les enfants, le juge fait ce qui est le mieux pour eux',
  }),
}
