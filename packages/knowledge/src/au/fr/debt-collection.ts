/** The French words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'au.debt.want': {
    says: 'Cette lettre ne fait que demander. À elle seule, elle ne peut pas vous forcer à payer.',
  },
  'au.debt.reality': {
    says: 'C’est la lettre d’une entreprise, pas d’un tribunal. Personne ne peut prendre votre paie ou vos biens à cause d’elle.',
  },
  'au.debt.who': {
    says: 'Une agence de recouvrement (debt collector) travaille pour l’entreprise à qui vous deviez, ou a acheté la dette. Elle n’a pas les pouvoirs d’un tribunal ou de la police.',
  },
  'au.debt.rights': {
    says: 'Vous pouvez demander des preuves, contester la dette, demander une aide pour difficultés (hardship) et offrir ce que vous pouvez payer. Personne ne peut vous menacer.',
  },
  'au.debt.no-wages-yet': {
    says: 'Ils ne peuvent pas encore prendre votre paie ou votre argent à la banque. Ils doivent d’abord vous poursuivre et gagner.',
  },
  'au.debt.no-goods-yet': {
    says: 'Ils ne peuvent pas prendre vos biens ni entrer. Seul un officier (sheriff ou bailiff) le peut, après un ordre du tribunal. Un prêteur peut prendre une voiture qui garantit son prêt.',
  },
  'au.debt.know-old': {
    says: 'La plupart des dettes sont trop vieilles pour le tribunal après six ans, ou trois dans le Territoire du Nord. Un paiement ou un papier signé peut faire repartir le temps.',
    learnMore:
      'Trouvez le jour où vous avez payé ou écrit pour la dernière fois. Faites-le avant de payer ou de signer quoi que ce soit.',
  },
  'au.debt.know-file': {
    says: 'Un défaut de paiement (default) reste cinq ans dans votre dossier de crédit. Ils doivent vous avertir par écrit avant de l’inscrire.',
  },
  'au.debt.org-afca': {
    says: 'Les entreprises qui recouvrent des prêts et des cartes doivent dépendre de l’AFCA, l’organisme gratuit de plaintes. Vous pouvez les y chercher.',
  },
  'au.debt.right-proof': {
    says: 'Vous pouvez demander des preuves : le contrat, les relevés et le détail de la somme. Ils devraient arrêter de réclamer pendant qu’ils regardent.',
  },
  'au.debt.right-no-harass': {
    says: 'Vous avez le droit de ne pas être harcelé, menacé ou forcé.',
  },
  'au.debt.right-hours': {
    says: 'Ils devraient appeler seulement de 7 h 30 à 21 h en semaine et de 9 h à 21 h le week-end. Pas les jours fériés.',
  },
  'au.debt.right-three': {
    says: 'Ils ne devraient pas vous contacter plus de trois fois par semaine ou dix fois par mois.',
  },
  'au.debt.right-hardship': {
    says: 'Pour un prêt ou une carte, vous pouvez leur dire que vous avez du mal à payer (hardship). Ils doivent répondre dans les 21 jours.',
  },
  'au.debt.right-private': {
    says: 'Ils ne devraient pas parler de la dette à votre patron, à votre famille ou à vos voisins.',
  },
  'au.debt.right-afca': {
    says: 'Vous pouvez vous plaindre gratuitement à l’AFCA. Pendant qu’elle examine votre cas, ils ne peuvent le plus souvent pas vous poursuivre pour cela.',
  },
  'au.debt.right-default-notice': {
    says: 'Avant de poursuivre pour un prêt ou une carte, ils doivent envoyer une mise en demeure (default notice) et vous donner 30 jours.',
  },
  'au.debt.default-notice': {
    says: 'Une mise en demeure (default notice) doit vous donner au moins 30 jours pour régler le problème. Par prudence, nous comptons à partir de sa date.',
    action: 'Payer ce qui est en retard, ou demander une aide pour difficultés (hardship)',
    consequence: 'Ils peuvent aller au tribunal, ou demander tout le prêt.',
  },
  'au.debt.step-check': {
    says: 'Vérifiez que la dette est à vous. Regardez le nom, la somme, les dates et à qui vous deviez au début.',
  },
  'au.debt.step-age': {
    says: 'Trouvez quand vous avez payé pour la dernière fois. Si c’est près de six ans ou plus, ne payez et ne signez encore rien.',
  },
  'au.debt.step-helpline': {
    says: 'Appelez la National Debt Helpline au 1800 007 007. C’est gratuit, et elle est de votre côté.',
  },
  'au.debt.step-write': {
    says: 'Répondez par écrit. Demandez des preuves de la dette, ou une aide pour difficultés (hardship).',
  },
  'au.debt.step-offer': {
    says: 'Si vous devez la somme, faites un budget et offrez une somme que vous pouvez tenir. Obtenez l’accord par écrit.',
  },
  'au.debt.step-dispute': {
    says: 'Si c’est faux, dites-le par écrit et dites pourquoi. S’ils continuent, plaignez-vous à l’AFCA.',
  },
  'au.debt.opt-proof': {
    says: 'Demandez le contrat et les relevés. Ne payez rien avant de les avoir vus.',
    title: 'Demander des preuves',
    cost: 'Gratuit.',
    time: 'Une lettre. Puis quelques semaines.',
    risk: 'Faible. Ils peuvent encore poursuivre, guettez donc les papiers du tribunal.',
    bestFor: 'Vous n’êtes pas sûr que c’est à vous, ou la somme semble fausse.',
  },
  'au.debt.opt-hardship': {
    says: 'Dites-leur que vous ne pouvez pas payer et ce que vous pouvez payer. Ils peuvent donner plus de temps ou des paiements plus petits.',
    title: 'Demander une aide pour difficultés (hardship)',
    cost: 'Gratuit.',
    time: 'Ils ont 21 jours pour répondre.',
    risk: 'Faible. S’ils disent non, allez à l’AFCA.',
    bestFor: 'Vous avez perdu un travail, été malade ou eu une période dure.',
  },
  'au.debt.opt-plan': {
    says: 'Offrez une somme toutes les deux semaines, ou une seule somme plus petite pour en finir. Obtenez-le par écrit avant de payer.',
    title: 'Offrir un plan de paiement',
    cost: 'La somme convenue.',
    time: 'Quelques jours ou semaines.',
    risk: 'Un paiement peut faire repartir le délai.',
    bestFor: 'Vous devez la somme, et ce n’est pas trop vieux.',
  },
  'au.debt.opt-afca': {
    says: 'Plaignez-vous d’abord à l’entreprise. Après 30 jours, ou un non, allez à l’AFCA.',
    title: 'Se plaindre à l’AFCA',
    cost: 'Gratuit.',
    time: 'Des semaines ou des mois.',
    risk: 'Faible.',
    bestFor: 'Ils vous harcèlent, ou ne veulent pas écouter.',
  },
  'au.debt.opt-counsellor': {
    says: 'Ils peuvent écrire pour vous et demander qu’une dette soit abandonnée.',
    title: 'Voir un conseiller en dettes gratuit (financial counsellor)',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'Vous avez beaucoup de dettes, ou pas d’argent en trop.',
  },
  'au.debt.insight-restart': {
    says: 'Même un petit paiement peut faire repartir le délai si les six ans ne sont pas finis. Ceux qui appellent en demandent souvent un.',
    actionable: 'Vérifiez l’âge de la dette avant de payer quoi que ce soit.',
  },
  'au.debt.insight-bnpl': {
    says: 'Depuis le 10 juin 2025, les entreprises « acheter maintenant, payer plus tard » (buy now pay later) ont besoin d’une licence de crédit et doivent dépendre de l’AFCA.',
    actionable:
      'Si c’est Afterpay, Zip ou pareil, demandez une aide pour difficultés (hardship) et utilisez l’AFCA.',
  },
  'au.debt.insight-waiver': {
    says: 'Si vous vivez d’aides sociales et possédez peu, un conseiller (financial counsellor) peut demander à l’entreprise d’abandonner la dette.',
    actionable: 'Demandez à la National Debt Helpline un effacement de dette (debt waiver).',
  },
  'au.debt.tactic-writing': {
    says: 'Gardez tout par écrit. Demandez-leur d’utiliser seulement l’e-mail ou les lettres.',
    risk: 'Les lettres sont plus lentes que les appels.',
    notWhen: 'Une date de tribunal est proche.',
  },
  'au.debt.warn-court': {
    says: 'Si des papiers du tribunal arrivent, ne les mettez pas de côté. Si vous ne répondez pas à temps, ils peuvent gagner sans vous.',
  },
  'au.debt.warn-fixers': {
    says: 'Attention aux entreprises qui réparent le crédit ou les dettes contre de l’argent. Les conseillers (financial counsellors) le font gratuitement.',
  },
  'au.debt.myth-prison': {
    says: 'Vous ne pouvez pas aller en prison parce que vous ne payez pas une carte, un prêt ou une facture.',
  },
  'au.debt.myth-things': {
    says: 'Une agence de recouvrement ne peut pas prendre vos biens. Seul un officier (sheriff ou bailiff) le peut, après un ordre du tribunal, et les objets de base du ménage sont à l’abri.',
  },
  'au.debt.element-creditor': {
    says: 'Ils devraient dire à qui vous devez.',
    name: 'À qui vous devez',
    ifMissing: 'La lettre ne dit pas à qui vous devez. Demandez avant de payer.',
  },
  'au.debt.element-sum': {
    says: 'Ils devraient vous dire combien ils réclament.',
    name: 'Combien',
    ifMissing: 'La lettre ne donne pas de somme claire. Demandez un relevé complet.',
  },
  'au.debt.right-asic-act': {
    says: 'Personne ne peut vous tromper, vous harceler ou vous forcer pour une dette de crédit. Vous pouvez vous plaindre au prêteur, puis à l’AFCA, et le dire à l’ASIC.',
  },
  'au.debt.vic-practices': {
    says: 'Dans le Victoria, certains actes de recouvrement sont interdits, comme entrer chez vous sans permission, ou utiliser la force ou de faux papiers.',
  },
  'au.debt.right-small-costs': {
    says: 'Dans une petite demande (small claim), chaque côté paie presque toujours son propre avocat. Demandez quelle est la limite dans votre État.',
  },
  'au.debt.right-phone': {
    says: 'Une société de téléphone doit vous offrir de l’aide pour payer avant de couper. Sinon, plaignez-vous gratuitement au Telecommunications Industry Ombudsman.',
  },
  'au.debt.right-sold': {
    says: 'Votre dette a été vendue. Demandez l’avis écrit de cession (notice of assignment) et le contrat. Vous gardez tous vos moyens de défense contre le premier prêteur.',
  },
  'au.debt.right-insurer-recovers': {
    says: 'Si vous ne pouvez pas payer un assureur pour un dommage, dites-le-lui. Son code lui demande d’aider en cas de difficulté, par exemple par de petits paiements ou une pause.',
  },
}
