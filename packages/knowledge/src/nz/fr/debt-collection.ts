/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'nz.debt.want': {
    says: 'Cette lettre ne fait que demander. À elle seule, elle ne peut pas vous faire payer.',
  },
  'nz.debt.reality': {
    says: 'C’est la lettre d’une entreprise, pas d’un tribunal. Personne ne peut prendre votre paie ou vos biens à cause d’elle.',
  },
  'nz.debt.rights': {
    says: 'Vous pouvez demander des preuves, contester la dette, demander une aide pour difficultés (hardship) et proposer ce que vous pouvez payer. Personne ne peut vous menacer.',
  },
  'nz.debt.no-wages-yet': {
    says: 'Ils ne peuvent pas encore prendre d’argent sur votre paie ou votre aide sociale. Il leur faut d’abord un jugement, puis une saisie (attachment order).',
  },
  'nz.debt.no-goods-yet': {
    says: 'Ils ne peuvent pas prendre vos biens. Seul un agent du tribunal (bailiff) le peut, après un ordre du tribunal. Un prêteur peut prendre une voiture qui garantit son prêt.',
  },
  'nz.debt.know-old': {
    says: 'La plupart des dettes sont trop vieilles pour le tribunal après six ans. Un paiement, ou un mot signé disant que vous la devez, relance le délai.',
    learnMore:
      'Trouvez la date où vous avez payé ou écrit pour la dernière fois. Faites-le avant de payer ou de signer quoi que ce soit.',
  },
  'nz.debt.know-mentor': {
    says: 'Un conseiller financier (financial mentor) peut parler à l’entreprise pour vous, gratuitement. L’entreprise peut traiter avec lui au lieu de vous.',
  },
  'nz.debt.right-proof': {
    says: 'Vous pouvez demander des preuves : le contrat, les relevés et le détail de la somme.',
  },
  'nz.debt.step-check': {
    says: 'Vérifiez que la dette est la vôtre. Regardez le nom, la somme, les dates et à qui vous deviez d’abord.',
  },
  'nz.debt.step-age': {
    says: 'Trouvez quand vous avez payé pour la dernière fois. Si c’est près de six ans ou plus, ne payez pas et ne signez rien encore.',
  },
  'nz.debt.step-moneytalks': {
    says: 'Appelez MoneyTalks au 0800 345 123. C’est gratuit et ils sont de votre côté.',
  },
  'nz.debt.step-write': {
    says: 'Répondez par écrit. Demandez la preuve de la dette, ou demandez une aide pour difficultés (hardship).',
  },
  'nz.debt.step-offer': {
    says: 'Si vous la devez, faites un budget et proposez une somme que vous pouvez tenir. Faites mettre l’accord par écrit.',
  },
  'nz.debt.step-dispute': {
    says: 'Si c’est faux, dites-le par écrit et dites pourquoi. Alors, ils ne devraient pas l’inscrire comme défaut de paiement (default) tant qu’elle est contestée.',
  },
  'nz.debt.opt-proof': {
    says: 'Demandez le contrat et les relevés. Ne payez rien avant de les avoir vus.',
    title: 'Demander des preuves',
    cost: 'Gratuit.',
    time: 'Une lettre. Puis quelques semaines.',
    risk: 'Faible. Ils peuvent encore aller au tribunal, alors guettez les papiers du tribunal.',
    bestFor: 'Vous n’êtes pas sûr que c’est la vôtre, ou la somme semble fausse.',
  },
  'nz.debt.opt-plan': {
    says: 'Proposez une somme chaque semaine ou toutes les deux semaines. Faites-le mettre par écrit avant de payer.',
    title: 'Proposer un plan de paiement',
    cost: 'La somme convenue.',
    time: 'Des jours ou des semaines.',
    risk: 'Un paiement peut relancer le délai.',
    bestFor: 'Vous la devez, et elle n’est pas trop vieille.',
  },
  'nz.debt.insight-restart': {
    says: 'Même un petit paiement ou un mot signé peut relancer les six ans.',
    actionable: 'Vérifiez l’âge de la dette avant de payer quoi que ce soit.',
  },
  'nz.debt.warn-court': {
    says: 'Si des papiers du tribunal arrivent, ne les laissez pas de côté. Si vous ne répondez pas à temps, ils peuvent gagner sans vous.',
  },
  'nz.debt.myth-prison': {
    says: 'Vous ne pouvez pas aller en prison pour une carte, un prêt ou une facture non payés.',
  },
  'nz.debt.myth-things': {
    says: 'Une agence de recouvrement ne peut pas prendre vos biens. Seul un agent du tribunal (bailiff) le peut, après un ordre du tribunal.',
  },
  'nz.debt.element-creditor': {
    says: 'Ils devraient dire à qui vous devez.',
    name: 'À qui vous devez',
    ifMissing: 'La lettre ne dit pas à qui vous devez. Demandez avant de payer.',
  },
  'nz.debt.element-sum': {
    says: 'Ils devraient vous dire combien ils demandent.',
    name: 'Combien',
    ifMissing: 'La lettre ne donne pas de somme claire. Demandez un relevé complet.',
  },
}
