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
  'gb.lbc.thirty-days': {
    says: 'Vous avez 30 jours à partir de la date en haut de la lettre pour répondre. Comptez le temps de la poste.',
    action: 'Renvoyer le formulaire de réponse (Reply Form), ou votre propre lettre',
    consequence: 'Après ce jour, ils peuvent saisir le tribunal.',
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
}
