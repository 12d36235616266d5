/** Le recouvrement de dettes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_FR: Words = {
  'gb.debt.right-no-entry': {
    says: 'Vous avez le droit de laisser l’agent de recouvrement (debt collector) dehors. Vous n’êtes pas obligé d’ouvrir. Il doit partir quand vous le demandez.',
  },
  'gb.debt.right-no-goods': {
    says: 'Vous n’êtes pas obligé de laisser entrer un agent de recouvrement (debt collector). Il ne peut pas prendre vos affaires. Seuls des huissiers (bailiffs) avec un mandat du tribunal ou un pouvoir légal le peuvent.',
  },
  'gb.debt.right-pause-dispute': {
    says: 'Vous avez le droit de contester la dette. Si vous donnez une vraie raison, la société doit arrêter le recouvrement pendant l’examen.',
  },
  'gb.debt.right-they-prove': {
    says: 'C’est à la société de montrer que vous êtes la bonne personne et que la somme est juste. Ce n’est pas à vous de prouver le contraire.',
  },
  'gb.debt.right-truth': {
    says: 'Vous avez droit à la vérité. Ils ne doivent pas se faire passer pour des huissiers (bailiffs) ou un tribunal. Ils ne doivent pas menacer de ce que la loi ne permet pas.',
  },
  'gb.debt.right-no-bullying': {
    says: 'Vous avez le droit d’être tranquille. Une entreprise ne doit ni vous tromper ni vous intimider pour vous faire payer.',
  },
  'gb.debt.right-contact': {
    says: 'Vous pouvez dire quand, où et comment vous contacter. Ils ne doivent pas appeler à de mauvaises heures ni parler à votre famille, votre chef ou vos voisins.',
  },
  'gb.debt.right-afford': {
    says: 'Ils doivent vous laisser un temps juste pour payer. Ils ne doivent pas vous pousser à tout payer d’un coup, ni à emprunter pour payer.',
  },
  'gb.debt.right-agreement': {
    says: 'Vous avez droit à une copie de votre contrat de crédit (credit agreement) pour £1. Sans envoi dans les 12 jours ouvrés, ils ne peuvent pas le faire exécuter jusque-là.',
  },
  'gb.debt.right-no-added-costs': {
    says: 'Ils ne doivent pas ajouter de frais de recouvrement, sauf si votre contrat le permet. Les frais ne doivent pas dépasser leurs coûts justes.',
  },
  'gb.debt.right-advice-pause': {
    says: 'Dites-leur qu’un conseiller en dettes vous aide à faire un plan. Ils doivent alors faire une pause d’une durée juste. C’est souvent 30 jours.',
  },
  'gb.debt.right-mental-health': {
    says: 'Si votre santé vous rend l’argent difficile à gérer, dites-le-leur. Ils doivent avoir des règles justes pour ces personnes, et les appliquer.',
  },
  'gb.debt.default-notice-right': {
    says: 'Un avis de défaut (default notice) doit dire ce qui ne va pas et comment le corriger. Il doit vous laisser au moins 14 jours à partir de sa réception.',
  },
  'gb.debt.default-notice-warn': {
    says: 'Après la date de l’avis de défaut (default notice), le prêteur peut finir le contrat et tout réclamer. Si vous payez avant ce qu’il demande, il doit faire comme si le défaut n’avait pas eu lieu.',
  },
  'gb.debt.warn-restart': {
    says: 'Avant la fin des six ans, un seul paiement peut faire repartir le délai. Une lettre signée qui reconnaît la dette le peut aussi.',
  },
  'gb.debt.warn-restart-scotland': {
    says: 'Un seul paiement sur une vieille dette peut lancer cinq nouvelles années, si les cinq premières ne sont pas finies. Un aveu écrit le peut aussi.',
  },
  'gb.debt.warn-do-not-ignore': {
    says: 'Si la dette est réelle, le silence peut finir par un procès et une décision de justice (judgment). Ne l’ignorez pas pour toujours.',
  },
  'gb.debt.warn-check-genuine': {
    says: 'Des escrocs copient les lettres de dette. Vérifiez que la société est vraie : cherchez son numéro vous-même, pas dans un SMS ou un e-mail.',
  },
  'gb.debt.warn-paid-advice': {
    says: 'Le conseil gratuit sur les dettes vaut le conseil payant. Certaines sociétés prennent cher pour ce qu’une association fait gratuitement.',
  },
  'gb.debt.insight-may': {
    says: 'La lettre parle de tribunal, mais aucun tribunal n’est encore saisi. Avant un procès, ils doivent vous envoyer une mise en demeure (letter of claim) et vous laisser 30 jours pour répondre.',
    actionable:
      'Guettez une lettre avec un formulaire de réponse (Reply Form). Celle-là a un vrai délai.',
  },
  'gb.debt.insight-visit': {
    says: 'La visite d’un agent de recouvrement (debt collector) n’est qu’une discussion à la porte. Ce n’est pas un huissier (bailiff). Il ne peut entrer que si vous le laissez faire.',
    actionable:
      'Écrivez que vous réglerez cela seulement par lettre et que vous n’acceptez pas de visites.',
  },
  'gb.debt.insight-goods': {
    says: 'La lettre parle d’huissiers (bailiffs) ou de vos biens. Sauf s’il y a déjà une décision ou un ordre de justice contre vous, cela ne peut pas arriver maintenant.',
    actionable:
      'Demandez par écrit sur quelle décision de justice (judgment) ils s’appuient. Cherchez votre nom dans le registre de ces décisions (register of judgments).',
  },
  'gb.debt.insight-deadline': {
    says: 'La date de cette lettre est leur propre date. La loi ne lui donne aucune force. Il reste sage de répondre avant.',
    actionable:
      'Envoyez une courte lettre avant cette date. Ainsi personne ne pourra dire que vous n’avez pas répondu.',
  },
  'gb.debt.insight-discount': {
    says: 'Ils offrent de prendre moins. Cela montre qu’on peut discuter. La première offre n’est souvent pas la dernière.',
    actionable:
      'Vérifiez d’abord que la dette est à vous et pas trop ancienne. Offrez ensuite moins, et faites mettre tout accord par écrit.',
  },
  'gb.debt.insight-old-letter': {
    says: 'Une date de cette lettre a plus de six ans. La dette est peut-être trop ancienne pour aller au tribunal.',
    actionable:
      'Ne payez pas et ne reconnaissez rien encore. Demandez à un conseiller en dettes gratuit si le délai est passé.',
  },
  'gb.debt.insight-fees': {
    says: 'Des frais ont été ajoutés. Ils ne peuvent les ajouter que si votre contrat le permet, et seulement des sommes justes.',
    actionable: 'Demandez la clause exacte du contrat qui permet chaque frais.',
  },
  'gb.debt.insight-assignment': {
    says: 'Quand une dette de crédit est vendue, on doit vous le dire. Les vieux dossiers se perdent souvent lors d’une vente.',
    actionable:
      'Demandez l’avis qui vous a annoncé la vente, le contrat et la liste de tous les paiements.',
  },
  'gb.debt.insight-credit-file': {
    says: 'Une dette en retard est souvent déjà dans votre fichier de crédit (credit file). Elle y reste six ans à partir du défaut. Une telle lettre n’y ajoute rien à elle seule.',
    actionable:
      'Demandez votre rapport de crédit gratuit et vérifiez ce qu’il contient avant de décider.',
  },
  'gb.debt.tactic-agreement': {
    says: 'Demandez votre contrat de crédit (credit agreement) avant de parler de paiement. S’ils ne le trouvent pas, votre position est bien plus forte.',
    risk: 'Ils peuvent le trouver. La dette peut alors de nouveau être exécutée.',
    notWhen: 'Vous comptez payer bientôt, ou un procès est déjà en cours.',
  },
  'gb.debt.tactic-in-writing': {
    says: 'Restez à l’écrit. C’est au téléphone qu’on promet trop. Une lettre vous donne du temps et laisse une trace.',
    risk: 'Les lettres sont plus lentes que les appels.',
    notWhen: 'Une date de tribunal est proche.',
  },
  'gb.debt.tactic-advice-pause': {
    says: 'Dites-leur qu’un conseiller en dettes vous aide à faire un plan. Ils doivent attendre un temps juste, souvent 30 jours.',
    risk: 'Les intérêts peuvent continuer.',
    notWhen: 'Vous n’avez pas demandé de conseil.',
  },
  'gb.debt.tactic-breathing-space': {
    says: 'Le répit (breathing space) arrête la plupart des intérêts et des actions pendant 60 jours. Seul un conseiller en dettes peut le mettre en place.',
    risk: 'Vous pouvez l’avoir une fois en douze mois. Vous devez toujours la dette.',
    notWhen: 'Vous pourriez payer maintenant sans privation.',
  },
  'gb.debt.tactic-lump-sum': {
    says: 'Un paiement maintenant vaut plus pour eux que de petites sommes pendant des années. Une somme plus petite en une fois peut finir la dette.',
    risk: 'Le reste peut être vendu à une autre société si l’accord n’est pas écrit.',
    notWhen: 'La dette est peut-être trop ancienne, ou elle n’est pas à vous.',
  },
  'gb.debt.tactic-complaint': {
    says: 'Employez le mot « complaint » (réclamation). Il lance un délai de huit semaines. L’Ombudsman peut ensuite intervenir gratuitement.',
    risk: 'Une réclamation n’arrête pas à elle seule un procès.',
    notWhen: 'Un formulaire du tribunal est arrivé. Répondez-y d’abord.',
  },
  'gb.debt.myth-bailiffs': {
    says: 'Les agents de recouvrement (debt collectors) ne sont pas des huissiers (bailiffs). Ils ne peuvent pas prendre vos affaires. Les huissiers ne viennent qu’après une décision de justice ou un autre ordre légal.',
  },
  'gb.debt.myth-prison': {
    says: 'Devoir de l’argent sur une carte, un prêt, une facture ou un stationnement privé n’est pas un délit.',
  },
  'gb.debt.myth-sold-void': {
    says: 'Une dette ne s’éteint pas quand elle est vendue. Le nouveau propriétaire peut la réclamer, aux mêmes conditions que la première société.',
  },
  'gb.debt.myth-six-years-gone': {
    says: 'Après six ans, la dette existe encore, mais on peut arrêter un procès pour elle. Avant la fin, un paiement ou un aveu signé fait repartir le délai.',
  },
  'gb.debt.element-balance': {
    says: 'Ils doivent pouvoir vous dire ce qui est dû et combien est en retard.',
    name: 'La somme due',
    ifMissing:
      'La lettre ne donne pas de somme claire. Demandez un relevé avant d’accepter quoi que ce soit.',
  },
  'gb.debt.default-step': {
    says: 'Contactez le prêteur avant la date de l’avis. Payez le retard si vous pouvez, ou demandez un plan et du temps.',
  },
  'gb.debt.default-option': {
    says: 'Payez ce que l’avis demande avant sa date, ou envoyez un budget et demandez au prêteur d’attendre. Il doit vous traiter avec équité.',
    title: 'Régler à temps ou convenir d’un plan',
    cost: 'Le retard, ou ce que vous offrez.',
    time: 'Avant la date de l’avis.',
    risk: 'Après, le prêteur peut mettre fin au contrat. Un bien financé peut être en danger.',
    bestFor: 'Vous devez le retard et voulez garder le contrat.',
  },
}
