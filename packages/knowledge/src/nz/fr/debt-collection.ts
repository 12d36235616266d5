/** The French words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'nz.debt.want': {
    says: 'Cette lettre ne fait que demander. À elle seule, elle ne peut pas vous faire payer.',
  },
  'nz.debt.reality': {
    says: 'C’est la lettre d’une entreprise, pas d’un tribunal. Personne ne peut prendre votre paie ou vos biens à cause d’elle.',
  },
  'nz.debt.who': {
    says: 'Une agence de recouvrement (debt collector) travaille pour l’entreprise à qui vous deviez, ou a acheté la dette. Elle n’a pas les pouvoirs d’un tribunal, d’un agent du tribunal (bailiff) ou de la police.',
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
  'nz.debt.org-scheme': {
    says: 'Les prêteurs doivent faire partie d’un service gratuit de règlement des litiges (dispute scheme). Cherchez son nom sur la lettre ou dans le Financial Service Providers Register.',
  },
  'nz.debt.right-proof': {
    says: 'Vous pouvez demander des preuves : le contrat, les relevés et le détail de la somme.',
  },
  'nz.debt.right-disclosure': {
    says: 'Avant qu’une agence commence pour un prêt à la consommation, on doit vous dire qui elle est, ce que vous devez et le détail de la somme.',
  },
  'nz.debt.right-no-harass': {
    says: 'Vous avez le droit de ne pas être harcelé, forcé ou trompé.',
  },
  'nz.debt.right-hardship': {
    says: 'Pour un prêt, si une maladie, une perte de travail ou une séparation vous touche, vous pouvez demander par écrit de changer les paiements.',
  },
  'nz.debt.right-hardship-answer': {
    says: 'Le prêteur doit répondre à cette demande (hardship request) dans les 20 jours ouvrés et donner ses raisons s’il dit non.',
  },
  'nz.debt.right-scheme': {
    says: 'Si le prêteur ne règle pas votre plainte, son service de règlement des litiges (dispute scheme) l’examine gratuitement.',
  },
  'nz.debt.right-private': {
    says: 'Ils ne devraient pas parler de la dette à votre patron, votre famille ou vos voisins. Vous pouvez demander ce qu’ils gardent sur vous.',
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
  'nz.debt.opt-hardship': {
    says: 'Demandez par écrit au prêteur des paiements plus longs, plus petits ou plus tard. Dites ce qui s’est passé.',
    title: 'Demander une aide pour difficultés',
    cost: 'Gratuit.',
    time: '20 jours ouvrés pour une réponse.',
    risk: 'Faible. Demandez vite, car un long retard peut l’empêcher.',
    bestFor: 'Vous avez perdu votre travail, étiez malade ou votre famille s’est séparée.',
  },
  'nz.debt.opt-plan': {
    says: 'Proposez une somme chaque semaine ou toutes les deux semaines. Faites-le mettre par écrit avant de payer.',
    title: 'Proposer un plan de paiement',
    cost: 'La somme convenue.',
    time: 'Des jours ou des semaines.',
    risk: 'Un paiement peut relancer le délai.',
    bestFor: 'Vous la devez, et elle n’est pas trop vieille.',
  },
  'nz.debt.opt-scheme': {
    says: 'Plaignez-vous d’abord au prêteur, puis à son service de règlement des litiges.',
    title: 'Aller au service de règlement des litiges (dispute scheme)',
    cost: 'Gratuit.',
    time: 'Des semaines ou des mois.',
    risk: 'Faible.',
    bestFor: 'Ils vous harcèlent, ou ont prêté plus que vous ne pouviez payer.',
  },
  'nz.debt.opt-insolvency': {
    says: 'Un plan de remboursement (debt repayment order), une procédure sans biens (no asset procedure) ou une faillite (bankruptcy) peut mettre fin à des dettes.',
    title: 'Demander les solutions d’insolvabilité',
    cost: 'La plupart des demandes sont gratuites.',
    time: 'Des semaines.',
    risk: 'C’est inscrit dans un registre public.',
    bestFor: 'Vous devez bien plus que vous ne pouvez payer.',
  },
  'nz.debt.insight-restart': {
    says: 'Même un petit paiement ou un mot signé peut relancer les six ans.',
    actionable: 'Vérifiez l’âge de la dette avant de payer quoi que ce soit.',
  },
  'nz.debt.insight-lending': {
    says: 'Un prêteur devait vérifier que vous pouviez payer le prêt. S’il ne l’a pas fait, vous pouvez peut-être récupérer des frais et des intérêts.',
    actionable:
      'Demandez les papiers de cette vérification et montrez-les à un conseiller financier (financial mentor).',
  },
  'nz.debt.tactic-writing': {
    says: 'Restez par écrit. Demandez-leur d’utiliser seulement des e-mails ou des lettres.',
    risk: 'Les lettres sont plus lentes que les appels.',
    notWhen: 'Une date au tribunal est proche.',
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
  'nz.debt.right-fee': {
    says: 'Ils ne peuvent ajouter des frais que si votre contrat le permet. Ils ne peuvent pas vous tromper là-dessus, et un tribunal peut supprimer une clause injuste.',
  },
  'nz.debt.right-loan-fees': {
    says: 'Les frais d’un prêteur pour un retard ne peuvent pas être excessifs. Demandez comment chacun a été calculé.',
  },
  'nz.debt.right-no-asset': {
    says: 'Si vous devez de 1 000 à 50 000 $ et ne possédez presque rien, une procédure sans biens (no asset procedure) peut mettre fin à la plupart des dettes après un an. Vous ne pouvez l’utiliser qu’une fois.',
  },
  'nz.debt.right-repayment-order': {
    says: 'Un plan de remboursement (debt repayment order) vous donne jusqu’à trois ans pour payer par parties des dettes jusqu’à 50 000 $. Pendant ce temps, personne ne peut vous attaquer en justice pour elles.',
  },
  'nz.debt.right-bad-work': {
    says: 'Si le travail était mauvais ou pas fini, dites-le par écrit avec des photos. Vous pouvez leur demander de le réparer, ou de baisser le prix.',
  },
  'nz.debt.right-tribunal': {
    says: 'Si vous la contestez, le Disputes Tribunal peut décider jusqu’à 60 000 $. Les avocats n’y participent pas, et vous ne payez le plus souvent pas de frais.',
  },
  'nz.debt.right-phone': {
    says: 'Si vous contestez une facture de téléphone ou d’internet, Telecommunications Dispute Resolution l’examine gratuitement. Le service doit être fait avec soin; sinon, demandez un crédit.',
  },
  'nz.debt.right-sold': {
    says: 'Votre dette a été vendue. Demandez l’avis écrit, le contrat et le calcul de la somme. Ce que vous pouviez dire au premier prêteur compte encore.',
  },
}
