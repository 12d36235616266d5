/** Le recouvrement de dettes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'gb.debt.know-old': {
    says: 'Beaucoup de dettes deviennent trop anciennes pour le tribunal après six ans. Avant la fin, un paiement ou un écrit signé qui reconnaît la dette peut faire repartir le délai.',
    learnMore:
      'Cherchez la date de votre dernier paiement ou de votre dernier écrit sur cette dette. Faites-le avant d’appeler, de payer ou de signer.',
  },
  'gb.debt.know-old-scotland': {
    says: 'En Écosse, la plupart des dettes s’éteignent après cinq ans sans paiement, sans aveu écrit et sans procès. Après cela, vous ne devez rien.',
    learnMore:
      'Cherchez la date de votre dernier paiement ou écrit sur cette dette. Faites-le avant d’appeler, de payer ou de signer.',
  },
  'gb.debt.step-age': {
    says: 'Cherchez la date de votre dernier paiement. S’il date de plus de six ans, la dette est peut-être trop ancienne. Demandez conseil avant de répondre.',
  },
  'gb.debt.step-age-scotland': {
    says: 'Cherchez la date de votre dernier paiement. S’il date de plus de cinq ans, la dette est peut-être éteinte. Demandez conseil avant de répondre.',
  },
  'gb.debt.step-age-ni': {
    says: 'Cherchez la date de votre dernier paiement. S’il date de plus de six ans, la dette est peut-être trop ancienne. Demandez conseil avant de répondre.',
  },
  'gb.debt.step-write': {
    says: 'Écrivez, n’appelez pas. Demandez la preuve de la dette et la liste complète de ce qui a été ajouté. Dites que votre lettre ne reconnaît pas la dette.',
  },
  'gb.debt.step-full-and-final': {
    says: 'Si vous pouvez réunir une somme plus petite, offrez-la pour finir la dette. Obtenez leur accord écrit avant de payer. Il doit dire que le reste est effacé.',
  },
  'gb.debt.want-payment': {
    says: 'Cette lettre ne fait que demander. Seule, elle ne peut pas vous obliger à payer.',
  },
  'gb.debt.want-payment-dwp': {
    says: 'Ils veulent que vous remboursiez de l’argent au Department for Work and Pensions (DWP), ou que vous appeliez pour convenir d’un montant.',
  },
  'gb.debt.reality-dwp': {
    says: 'Cette dette n’est pas comme les autres. Le DWP peut faire prélever une part fixe de votre salaire ou de vos aides sans tribunal. Vous pouvez demander une part plus petite.',
  },
  'gb.debt.step-dwp': {
    says: 'Appelez avant la date. Demandez quelle est la dette et pour quelles dates. Offrez ce que vous pouvez payer et demandez l’accord par écrit.',
  },
  'gb.debt.not-a-court': {
    says: 'Cette lettre vient d’une société, pas d’un tribunal. Personne ne peut prendre vos affaires à cause de cette lettre.',
  },
  'gb.debt.not-a-court-scotland': {
    says: 'Cette lettre vient d’une société, pas d’un tribunal. Seuls les huissiers (sheriff officers) peuvent agir, et il leur faut d’abord une décision d’un tribunal.',
  },
  'gb.debt.not-a-court-ni': {
    says: 'Cette lettre vient d’une société, pas d’un tribunal. En Irlande du Nord, seul l’Enforcement of Judgments Office peut faire exécuter une dette, après une décision d’un tribunal.',
  },
  'gb.debt.who-collector': {
    says: 'Une société de recouvrement (debt collector) est une société privée. Elle n’a pas plus de pouvoir sur vous que la première société.',
  },
  'gb.debt.who-buyer': {
    says: 'La lettre dit que votre dette a été vendue. Le nouveau propriétaire peut vous demander de payer, sans pouvoirs de plus. Vous pouvez lui demander de prouver que la dette est à lui.',
  },
  'gb.debt.rights-summary': {
    says: 'Vous pouvez demander des preuves. Vous pouvez contester la dette. Vous pouvez offrir ce que vous pouvez payer. Personne n’a le droit de vous intimider ni de vous tromper.',
  },
  'gb.debt.no-goods-yet': {
    says: 'Ils ne peuvent pas encore envoyer d’huissiers (bailiffs). Ils doivent d’abord saisir le tribunal et gagner. Ils ne peuvent venir que si vous ne payez pas ensuite ce que le juge a décidé.',
  },
  'gb.debt.no-wages-yet': {
    says: 'Ils ne peuvent pas encore prendre d’argent sur votre salaire. Seul un tribunal peut l’ordonner, et seulement après une décision de justice (judgment).',
  },
  'gb.debt.no-diligence-yet': {
    says: 'Ils ne peuvent pas encore toucher à votre salaire, à votre compte ni à vos biens. Il faut d’abord, le plus souvent, une décision du tribunal (decree) et une demande officielle (charge).',
  },
  'gb.debt.org-registered': {
    says: 'Une société qui recouvre des dettes de crédit doit être autorisée par la Financial Conduct Authority. Vous pouvez la chercher gratuitement dans le FCA Register.',
  },
  'gb.debt.org-ombudsman': {
    says: 'Si elle vous traite mal, faites d’abord une réclamation à la société. Après huit semaines, ou une réponse finale, le Financial Ombudsman peut l’examiner gratuitement.',
  },
  'gb.debt.step-check': {
    says: 'Vérifiez d’abord la lettre. La dette est-elle à vous ? La somme est-elle juste ? L’avez-vous déjà payée ? Ne payez pas, ne signez pas et n’appelez pas avant de savoir.',
  },
  'gb.debt.step-essentials': {
    says: 'Payez d’abord le logement, le chauffage, la nourriture et l’impôt local (council tax). Voyez ensuite ce qui reste. Un conseiller en dettes gratuit peut vous aider.',
  },
  'gb.debt.step-essentials-ni': {
    says: 'Payez d’abord le logement, le chauffage, la nourriture et l’impôt local (rates). Voyez ensuite ce qui reste. Un conseiller en dettes gratuit peut vous aider.',
  },
  'gb.debt.step-offer': {
    says: 'Si vous devez l’argent, faites votre budget et offrez ce que vous pouvez payer chaque mois. Demandez de bloquer les intérêts et les frais.',
  },
  'gb.debt.step-token': {
    says: 'Si vous avez très peu, offrez ce peu. Joignez un budget. Ils ne doivent pas vous pousser à payer plus que possible.',
  },
  'gb.debt.step-dispute': {
    says: 'Si la dette n’est pas à vous, ou si la somme est fausse, écrivez-le et dites pourquoi. Demandez d’arrêter le recouvrement pendant l’examen.',
  },
  'gb.debt.step-dispute-other': {
    says: 'Si la dette n’est pas à vous, ou si la somme est fausse, écrivez-le et dites pourquoi. Envoyez la même lettre à la première société.',
  },
  'gb.debt.step-agreement': {
    says: 'Demandez à la société qui possède la dette une copie de votre contrat de crédit (credit agreement). Envoyez les £1 de frais. Sans envoi de la copie, elle ne peut pas faire exécuter le contrat au tribunal.',
  },
  'gb.debt.step-records': {
    says: 'Demandez à la première société toutes les données qu’elle a sur vous. C’est gratuit. Elle doit répondre dans le mois, le plus souvent. Ces notes peuvent montrer des paiements et des erreurs.',
  },
  'gb.debt.step-keep': {
    says: 'Gardez chaque lettre et chaque enveloppe. Notez chaque appel : le jour, le nom, ce qui a été dit. Envoyez vos lettres avec une preuve d’envoi.',
  },
  'gb.debt.step-credit-report': {
    says: 'Demandez votre rapport de crédit gratuit (credit report). Il montre qui a prêté l’argent, quand les retards ont commencé et les décisions de justice à votre nom.',
  },
  'gb.debt.step-breathing-space': {
    says: 'Si vous avez plusieurs dettes, parlez du répit (breathing space) à un conseiller en dettes. Il peut arrêter la plupart des lettres, intérêts et procès pendant 60 jours.',
  },
  'gb.debt.step-moratorium': {
    says: 'Si vous avez plusieurs dettes, parlez du moratoire (moratorium) à un conseiller (money adviser). Pendant six mois, vos créanciers ne peuvent pas faire exécuter les dettes. Les intérêts continuent.',
  },
  'gb.debt.step-watch-post': {
    says: 'Ouvrez tout votre courrier. Une mise en demeure (letter of claim) ou un formulaire du tribunal est autre chose que cette lettre. Sa date ne doit pas être manquée.',
  },
  'gb.debt.option-dispute': {
    says: 'Écrivez et demandez la preuve de la dette, des sommes et de son propriétaire. Dites ce qui vous semble faux.',
    title: 'Leur demander de le prouver',
    cost: 'Un timbre, ou rien par e-mail. £1 si vous demandez un contrat de crédit.',
    time: 'Une heure pour écrire. Leur réponse prend souvent de deux à huit semaines.',
    risk: 'Faible, si vous ne reconnaissez pas la dette. S’ils la prouvent, vous devrez payer ou faire une offre.',
    bestFor: 'Vous ne connaissez pas la dette, la somme semble fausse, ou la dette est ancienne.',
  },
  'gb.debt.option-negotiate': {
    says: 'Envoyez un budget et offrez une somme par mois, ou une somme plus petite pour en finir. Demandez de bloquer les intérêts.',
    title: 'Offrir ce que vous pouvez payer',
    cost: 'Ce que vous offrez. Jamais plus que vos moyens.',
    time: 'Une soirée pour le budget. Une réponse en quelques semaines.',
    risk: 'Une offre ou un paiement peut faire repartir le délai d’une dette ancienne.',
    bestFor: 'Vous devez l’argent et la dette n’est pas ancienne.',
  },
  'gb.debt.option-help': {
    says: 'Un conseiller gratuit peut vérifier la dette, écrire pour vous et voir toutes vos dettes ensemble.',
    title: 'Parler à un conseiller en dettes gratuit',
    cost: 'Rien. Ne payez jamais pour un conseil sur les dettes.',
    time: 'Un appel d’une heure environ.',
    risk: 'Aucun.',
    bestFor: 'Vous avez plus d’une dette, ou l’inquiétude est trop forte.',
  },
  'gb.debt.option-complain': {
    says: 'S’ils vous trompent, vous menacent ou vous ignorent, faites une réclamation à la société. Allez ensuite au Financial Ombudsman.',
    title: 'Faire une réclamation sur leur conduite',
    cost: 'Rien.',
    time: 'Jusqu’à huit semaines pour la société. Quelques mois pour l’Ombudsman.',
    risk: 'La dette reste pendant l’examen, mais ils doivent vous traiter avec équité.',
    bestFor: 'Ils appellent trop, s’inventent des pouvoirs ou ignorent votre contestation.',
  },
}
