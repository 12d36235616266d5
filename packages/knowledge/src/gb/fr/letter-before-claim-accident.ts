/** La mise en demeure : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ACCIDENT_FR: Words = {
  'gb.lbc.accident-want': {
    says: 'Ils disent qu’un accident était votre faute. Ils veulent que vous ou votre assureur payiez le dommage.',
  },
  'gb.lbc.accident-rights': {
    says: 'Vous pouvez laisser votre assureur auto répondre. Vous n’êtes pas obligé d’admettre que c’était votre faute.',
  },
  'gb.lbc.accident-reality': {
    says: 'C’est une demande, pas une dette. Aucun tribunal n’a décidé qui était en faute. Si vous étiez assuré, votre assureur s’en occupe.',
  },
  'gb.lbc.accident-cannot': {
    says: 'Aucun huissier (bailiff) ne peut venir à cause de cette lettre. Ils doivent d’abord saisir le tribunal et gagner.',
  },
  'gb.lbc.accident-step-insurer': {
    says: 'Envoyez cette lettre à votre assureur auto aujourd’hui, et appelez-le. La plupart des contrats l’exigent. Ne répondez pas avant son avis.',
  },
  'gb.lbc.accident-step-no-blame': {
    says: 'N’admettez pas de faute et n’offrez pas d’argent. Cela peut nuire à votre cas et à votre assurance.',
  },
  'gb.lbc.accident-step-record': {
    says: 'Notez ce qui s’est passé. Gardez les photos, le film de la caméra et les noms des témoins.',
  },
  'gb.lbc.accident-step-uninsured': {
    says: 'Si vous n’aviez pas d’assurance, prenez un conseil juridique cette semaine. Répondez à temps que vous avez la lettre et prenez conseil.',
  },
  'gb.lbc.accident-step-proof': {
    says: 'Vous ou votre assureur pouvez demander le rapport de l’expert, les photos, la facture de réparation et celle de location.',
  },
  'gb.lbc.accident-right-time': {
    says: 'Vous avez un temps juste pour répondre. Les règles du tribunal disent 14 jours dans un cas simple. Dans un cas très difficile, c’est jusqu’à trois mois.',
  },
  'gb.lbc.accident-right-proof': {
    says: 'Ils doivent prouver que vous étiez en faute et que chaque somme est juste. Vous pouvez dire que c’était en partie leur faute.',
  },
  'gb.lbc.accident-option-insurer': {
    says: 'Votre assureur peut vérifier la demande, y répondre et, si elle est juste, la payer.',
    title: 'La confier à votre assureur',
    cost: 'Peut-être votre franchise ou votre bonus.',
    time: 'Un appel aujourd’hui.',
    risk: 'Aucun, si vous le faites tout de suite. Un long retard peut nuire à votre assurance.',
    bestFor: 'Vous aviez une assurance auto ce jour-là.',
  },
  'gb.lbc.accident-option-advice': {
    says: 'Citizens Advice ou un law centre peut vous aider à répondre, sans assurance ou si l’assureur dit non.',
    title: 'Prendre un conseil juridique gratuit',
    cost: 'Rien.',
    time: 'Une heure environ.',
    risk: 'Ne laissez pas passer la date de réponse en attendant.',
    bestFor: 'Vous n’aviez pas d’assurance ce jour-là.',
  },
  'gb.lbc.accident-warn': {
    says: 'Si personne ne répond, ils peuvent saisir le tribunal contre vous. Envoyez tout document du tribunal à votre assureur le jour même.',
  },
}
