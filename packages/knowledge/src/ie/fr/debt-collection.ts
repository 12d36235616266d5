/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'ie.debt.want': {
    says: 'Cette lettre ne fait que demander. Seule, elle ne peut pas vous obliger à payer.',
  },
  'ie.debt.reality': {
    says: 'Cette lettre vient d’une société, pas d’un tribunal. Personne ne peut prendre vos biens à cause d’elle.',
  },
  'ie.debt.rights': {
    says: 'Vous pouvez demander des preuves, contester la dette et offrir ce que vous pouvez payer. Personne n’a le droit de vous harceler.',
  },
  'ie.debt.no-goods-yet': {
    says: 'Ils ne peuvent pas prendre vos biens. Seul un huissier (sheriff) le peut, après un jugement resté impayé. Pour une voiture en location-vente (hire purchase), c’est différent.',
  },
  'ie.debt.no-wages': {
    says: 'En Irlande, un créancier ordinaire ne peut pas faire prélever de l’argent sur votre salaire. Cela vaut pour les pensions alimentaires, l’impôt et certaines dettes sociales.',
  },
  'ie.debt.know-old': {
    says: 'La plupart des dettes sont trop anciennes pour le tribunal après six ans. Un paiement ou un écrit signé qui reconnaît la dette fait repartir le délai.',
    learnMore:
      'Cherchez la date de votre dernier paiement ou écrit. Faites-le avant de payer ou de signer.',
  },
  'ie.debt.right-proof': {
    says: 'Vous pouvez demander des preuves : le contrat, les relevés et le détail de la somme.',
  },
  'ie.debt.opt-proof': {
    title: 'Demander des preuves',
    says: 'Demandez le contrat et les relevés. Ne payez rien avant de les avoir vus.',
    cost: 'Gratuit.',
    time: 'Une lettre. Puis quelques semaines.',
    risk: 'Faible. Ils peuvent quand même aller au tribunal, alors guettez les papiers du tribunal.',
    bestFor: 'Vous n’êtes pas sûr que c’est à vous, ou la somme semble fausse.',
  },
  'ie.debt.opt-plan': {
    title: 'Offrir un plan de paiement',
    says: 'Offrez une somme par semaine ou par mois, ou une somme plus petite pour en finir. Obtenez l’accord par écrit avant de payer.',
    cost: 'La somme convenue.',
    time: 'De quelques jours à quelques semaines.',
    risk: 'Un paiement peut faire repartir le délai.',
    bestFor: 'Vous la devez, et elle n’est pas trop ancienne.',
  },
  'ie.debt.opt-insolvency': {
    title: 'Demander les solutions de surendettement',
    says: 'Une remise de dettes (debt relief notice), un accord ou la faillite (bankruptcy) peut mettre fin aux dettes. MABS ou un Personal Insolvency Practitioner peut vous dire laquelle.',
    cost: 'Demander est souvent gratuit.',
    time: 'Des mois.',
    risk: 'C’est inscrit dans un registre public et nuit à votre crédit.',
    bestFor: 'Vous devez bien plus que vous ne pouvez payer.',
  },
  'ie.debt.insight-restart': {
    says: 'Même un petit paiement ou un écrit signé peut faire repartir les six ans.',
    actionable: 'Vérifiez l’âge de la dette avant de payer ou d’écrire que vous la devez.',
  },
  'ie.debt.myth-prison': {
    says: 'On ne peut pas vous mettre en prison parce que vous devez de l’argent. Seul risque celui qui peut payer et refuse un ordre du tribunal, après une audience.',
  },
  'ie.debt.myth-things': {
    says: 'Une société de recouvrement (debt collector) ne peut ni prendre vos biens ni entrer. Seul un huissier (sheriff) le peut, après un jugement. Pour une voiture en location-vente (hire purchase), c’est différent.',
  },
  'ie.debt.myth-wages': {
    says: 'En Irlande, un créancier ordinaire ne peut pas prendre d’argent sur votre salaire. L’impôt, les pensions alimentaires et certaines dettes sociales sont à part.',
  },
  'ie.debt.element-creditor': {
    name: 'À qui vous devez',
    says: 'Ils devraient dire à qui vous devez.',
    ifMissing: 'La lettre ne dit pas à qui vous devez. Demandez-le avant de payer.',
  },
  'ie.debt.element-sum': {
    name: 'Combien',
    says: 'Ils devraient vous dire combien ils réclament.',
    ifMissing: 'La lettre ne donne pas de somme claire. Demandez un relevé complet.',
  },
  'ie.debt.right-insolvency': {
    says: 'Si vous ne pouvez pas payer, la loi prévoit des issues. Une Debt Relief Notice peut effacer des dettes jusqu’à 35 000 €. Pour plus, un spécialiste (insolvency practitioner) fait un plan.',
  },
  'ie.debt.right-bad-work': {
    says: 'Si le travail était mauvais ou pas fini, dites-le par écrit avec des photos. Vous pouvez demander une réparation ou un prix plus bas.',
  },
}
