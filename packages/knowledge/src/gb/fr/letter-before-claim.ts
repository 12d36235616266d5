/** La mise en demeure : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_FR: Words = {
  'gb.lbc.want': {
    says: 'Ils veulent que vous payiez ou répondiez. Sans l’un ni l’autre, ils peuvent demander à un tribunal de décider.',
  },
  'gb.lbc.rights-summary': {
    says: 'Vous avez 30 jours pour répondre. Vous pouvez demander des documents et du temps pour prendre conseil. Si vous répondez à temps, ils doivent en principe attendre.',
  },
  'gb.lbc.reality': {
    says: 'C’est sérieux, mais aucun tribunal n’est encore saisi. Il n’y a pas de décision de justice contre vous. Une bonne réponse peut tout arrêter ici.',
  },
  'gb.lbc.reality-scotland': {
    says: 'C’est sérieux, mais aucun tribunal n’est encore saisi. En Écosse, les demandes jusqu’à £5,000 suivent une procédure simple (simple procedure).',
  },
  'gb.lbc.reality-ni': {
    says: 'C’est sérieux, mais aucun tribunal n’est encore saisi. Personne ne peut faire exécuter une dette sans décision de justice (judgment) d’abord.',
  },
  'gb.lbc.who': {
    says: 'La lettre vient de la société qui dit que vous devez de l’argent, ou de ses avocats (solicitors). Ils agissent pour elle, pas pour vous. Ce n’est pas un tribunal.',
  },
  'gb.lbc.no-judgment-yet': {
    says: 'Cette lettre ne peut pas créer une décision de justice (county court judgment). Ils doivent d’abord passer par le tribunal, et vous aurez du temps pour répondre.',
  },
  'gb.lbc.no-bailiffs-yet': {
    says: 'Aucun huissier (bailiff) ne peut venir pour cette dette maintenant. Il faut d’abord une décision de justice (judgment), puis un paiement manqué.',
  },
  'gb.lbc.know-wait': {
    says: 'Si vous demandez des documents sur le formulaire de réponse (Reply Form), ils doivent en principe attendre. C’est 30 jours après leur envoi, avant d’aller au tribunal.',
    learnMore:
      'Cochez la case pour demander des documents. Dites ce que vous voulez : le contrat, le relevé, l’avis de vente.',
  },
  'gb.lbc.org-conduct': {
    says: 'Si un avocat (solicitor) a envoyé cela, la Solicitors Regulation Authority fixe les règles. Il ne doit pas profiter injustement d’une personne sans avocat.',
  },
  'gb.lbc.want-rest': {
    says: 'Ils veulent que vous payiez ou répondiez. Sans l’un ni l’autre, ils peuvent demander à un tribunal de décider.',
  },
  'gb.lbc.who-rest': {
    says: 'La lettre vient de la société qui dit que vous devez de l’argent, ou de ses avocats (solicitors). Ce n’est pas un tribunal.',
  },
  'gb.lbc.rights-rest': {
    says: 'Vous avez le droit de demander quelle est la dette et comment elle est calculée. Vous pouvez demander les données qu’ils ont sur vous.',
  },
  'gb.lbc.step-check-rest': {
    says: 'Vérifiez trois points : la dette est-elle à vous, la somme est-elle juste, et de quand date-t-elle ? Ne la reconnaissez pas avant d’être sûr.',
  },
  'gb.lbc.step-advice-rest': {
    says: 'Appelez un conseiller en dettes gratuit avant la date de la lettre. Écrivez à l’expéditeur que vous prenez conseil.',
  },
  'gb.lbc.step-old-scotland': {
    says: 'S’il n’y a eu ni paiement, ni aveu écrit, ni procès pendant cinq ans, écrivez que la dette est éteinte.',
  },
  'gb.lbc.thirty-days': {
    says: 'Vous avez 30 jours à partir de la date en haut de la lettre pour répondre. Comptez le temps de la poste.',
    action: 'Renvoyer le formulaire de réponse (Reply Form), ou votre propre lettre',
    consequence: 'Après ce jour, ils peuvent saisir le tribunal.',
  },
  'gb.lbc.step-reply': {
    says: 'Répondez dans les 30 jours après la date de la lettre. Utilisez le formulaire de réponse (Reply Form) s’il y en a un. Gardez une copie et une preuve d’envoi.',
  },
  'gb.lbc.step-reply-other': {
    says: 'Répondez par écrit avant la date de la lettre. Dites ce que vous acceptez et ce que vous n’acceptez pas. Gardez une copie et une preuve d’envoi.',
  },
  'gb.lbc.step-check': {
    says: 'Vérifiez trois points : la dette est-elle à vous, la somme est-elle juste, et de quand date-t-elle ? Ne cochez pas que vous devez l’argent avant d’être sûr.',
  },
  'gb.lbc.step-documents': {
    says: 'Demandez les documents utiles : le contrat, un relevé du compte et le calcul de chaque frais. Ils ont 30 jours pour les envoyer.',
  },
  'gb.lbc.step-advice': {
    says: 'Appelez un conseiller en dettes gratuit et dites-le sur le formulaire de réponse (Reply Form). Ils doivent alors en principe vous laisser un temps juste pour ce conseil.',
  },
  'gb.lbc.step-offer': {
    says: 'Si vous devez l’argent, envoyez un budget et offrez ce que vous pouvez payer par mois. Un accord maintenant évite les frais de tribunal et une décision de justice.',
  },
  'gb.lbc.step-part': {
    says: 'Si vous ne devez qu’une partie, dites laquelle et pourquoi. Offrez cette partie. Contestez le reste.',
  },
  'gb.lbc.step-dispute': {
    says: 'Si vous ne devez rien, dites-le clairement et donnez vos raisons. Envoyez des copies de vos preuves, jamais les originaux.',
  },
  'gb.lbc.step-agreement': {
    says: 'Pour une dette de crédit, demandez aussi votre contrat (credit agreement) avec £1. Tant qu’ils ne l’ont pas fourni, un tribunal ne devrait pas le faire exécuter.',
  },
  'gb.lbc.step-old': {
    says: 'Si votre dernier paiement date de plus de six ans, dites que la dette est trop ancienne pour le tribunal. N’offrez pas de payer.',
  },
  'gb.lbc.step-post': {
    says: 'Dites-leur si vous déménagez. Beaucoup de gens perdent car le formulaire du tribunal part à une ancienne adresse.',
  },
  'gb.lbc.step-breathing-space': {
    says: 'Si vous avez plusieurs dettes, parlez du répit (breathing space) à un conseiller en dettes. Il peut vous donner 60 jours où la plupart des actions s’arrêtent.',
  },
  'gb.lbc.right-thirty': {
    says: 'Vous avez droit à 30 jours pour répondre, à partir de la date de la lettre. C’est pour les dettes qu’une entreprise réclame à une personne.',
  },
  'gb.lbc.right-documents': {
    says: 'Vous avez le droit de demander des documents. Ils doivent les envoyer dans les 30 jours, ou dire pourquoi ils ne peuvent pas.',
  },
  'gb.lbc.right-wait': {
    says: 'Si vous renvoyez le formulaire, ils ne devraient pas aller au tribunal pendant 30 jours. On compte depuis sa réception, ou depuis l’envoi de vos documents.',
  },
  'gb.lbc.right-talk': {
    says: 'Les deux côtés doivent essayer de s’entendre sans tribunal. Vous pouvez offrir un plan, ou demander un médiateur ou un ombudsman.',
  },
  'gb.lbc.right-notice': {
    says: 'Si les discussions échouent, ils devraient vous prévenir au moins 14 jours de plus avant de saisir le tribunal.',
  },
  'gb.lbc.right-breach': {
    says: 'S’ils sautent ces étapes, vous pouvez le dire au tribunal. Un juge peut suspendre l’affaire ou changer qui paie les frais.',
  },
  'gb.lbc.person-right': {
    says: 'Vous devriez avoir un temps juste pour répondre : 14 jours dans un cas simple. Le délai plus long pour les dettes envers une entreprise ne s’applique pas ici.',
  },
  'gb.lbc.person-step': {
    says: 'Répondez avant la date de la lettre. Dites ce que vous acceptez et ce que vous n’acceptez pas, et envoyez vos preuves. Proposez de parler.',
  },
  'gb.lbc.option-dispute': {
    says: 'Renvoyez le formulaire, dites ce que vous contestez et listez les documents voulus. Cela arrête le délai un moment.',
    title: 'Contester et demander des documents',
    cost: 'Un timbre.',
    time: 'Une heure ou deux. Ils ont ensuite 30 jours pour envoyer les documents.',
    risk: 'S’ils ont raison, la somme peut grandir plus tard avec les frais de tribunal.',
    bestFor: 'Vous ne connaissez pas la dette, ou la somme ou la date semble fausse.',
  },
  'gb.lbc.option-negotiate': {
    says: 'Cochez que vous devez l’argent, remplissez le budget et offrez une somme par mois. S’ils acceptent, il n’y a pas de procès.',
    title: 'Offrir de payer en plusieurs fois',
    cost: 'Ce que vous offrez.',
    time: 'Une soirée pour le budget.',
    risk: 'Vous reconnaissez la dette. Demandez-vous d’abord si elle est trop ancienne.',
    bestFor: 'Vous devez l’argent et pouvez payer quelque chose.',
  },
  'gb.lbc.option-help': {
    says: 'Un conseiller en dettes gratuit peut lire la lettre avec vous et aider à remplir le formulaire.',
    title: 'Prendre un conseil gratuit avant de répondre',
    cost: 'Rien.',
    time: 'Une heure environ.',
    risk: 'Aucun, si vous répondez quand même à temps.',
    bestFor: 'Vous n’êtes pas sûr, ou vous avez aussi d’autres dettes.',
  },
  'gb.lbc.option-pay': {
    says: 'Si vous devez l’argent et pouvez payer sans privation, payer maintenant met fin à tout. Demandez un reçu et la correction de votre dossier.',
    title: 'Tout payer',
    cost: 'La somme de la lettre.',
    time: 'Un jour.',
    risk: 'Il est difficile de récupérer l’argent une fois payé.',
    bestFor: 'Vous êtes d’accord avec la dette et la somme.',
  },
  'gb.lbc.warn-silence': {
    says: 'Si vous gardez le silence, un procès peut commencer. Une décision de justice (judgment) peut suivre sans audience.',
  },
  'gb.lbc.warn-admit': {
    says: 'Ne cochez pas que vous devez la dette sans être sûr. Un aveu signé peut faire repartir le délai.',
  },
  'gb.lbc.insight-short': {
    says: 'La lettre vous donne moins de 30 jours. Quand une entreprise réclame une dette à une personne, la règle est 30 jours.',
    actionable:
      'Répondez tôt, et dites que le Debt Protocol vous donne 30 jours à partir de la date de la lettre.',
  },
  'gb.lbc.insight-no-form': {
    says: 'Nous ne voyons pas de formulaire de réponse (Reply Form) dans le texte. Pour une dette réclamée par une entreprise, la lettre doit en contenir un.',
    actionable:
      'Regardez dans l’enveloppe. S’il n’y est pas, demandez-le. Dites que les 30 jours devraient partir de sa réception.',
  },
  'gb.lbc.insight-sold': {
    says: 'Cette dette a été vendue. La lettre doit dire qui était le premier prêteur, quand et à qui elle a été vendue.',
    actionable: 'Demandez l’avis de la vente et tout l’historique du compte.',
  },
  'gb.lbc.insight-costs': {
    says: 'Les frais peuvent sembler élevés. Dans une petite affaire (small claim), jusqu’à £10,000, le perdant paie le plus souvent seulement des frais fixes et de tribunal. Il ne paie pas tous les avocats.',
    actionable: 'Demandez la liste de chaque frais et la règle ou la clause qui le permet.',
  },
  'gb.lbc.tactic-reply-late-days': {
    says: 'Utilisez le temps que les règles donnent. Renvoyez le formulaire en demandant des documents, et prenez conseil dans les semaines qui suivent.',
    risk: 'Les intérêts peuvent courir pendant l’attente.',
    notWhen: 'Vous reconnaissez la dette et pouvez payer maintenant.',
  },
  'gb.lbc.tactic-breach': {
    says: 'S’ils n’ont pas suivi les règles de cette lettre, dites-le maintenant, par écrit. Cela vous aide plus tard s’ils demandent des frais.',
    risk: 'Un juge regarde les points principaux. Les petites erreurs ne comptent pas.',
    notWhen: 'La seule faute est mineure.',
  },
  'gb.lbc.tactic-offer': {
    says: 'Faites votre offre par écrit, avec un budget. S’ils refusent et vont au tribunal, vous pouvez montrer au juge que vous avez essayé.',
    risk: 'Une offre de payer peut reconnaître la dette.',
    notWhen: 'Vous contestez la dette, ou elle est peut-être trop ancienne.',
  },
  'gb.lbc.myth-ccj': {
    says: 'Une lettre avant procès (letter before claim) n’est pas une décision de justice (judgment). La décision ne vient qu’après un procès perdu, ou resté sans réponse de vous.',
  },
  'gb.lbc.right-data': {
    says: "Vous pouvez demander à la société une copie de tout ce qu'elle a sur vous : relevés, notes, appels. C'est gratuit et dû sous un mois.",
  },
}
