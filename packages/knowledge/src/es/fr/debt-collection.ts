/** The French words of Spain: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'es.debt.want': {
    says: 'Cette lettre ne fait que demander. Seule, elle ne peut pas vous obliger à payer.',
  },
  'es.debt.want-public': {
    says: 'Un service public demande de l’argent. Il peut en prendre sur les comptes et le salaire sans tribunal, alors répondez à temps.',
  },
  'es.debt.rights': {
    says: 'Vous pouvez demander des preuves, contester la dette ou offrir ce que vous pouvez payer. Personne n’a le droit de vous menacer ou de vous faire honte.',
  },
  'es.debt.reality': {
    says: 'Cette lettre vient d’une société, pas d’un tribunal. Personne ne peut prendre votre salaire ou vos biens à cause d’elle.',
  },
  'es.debt.reality-title': {
    says: 'La lettre parle d’une décision de justice ou d’un ordre d’exécution. Vérifiez cela d’abord. Avec cela, le salaire et les comptes peuvent être pris.',
  },
  'es.debt.reality-court': {
    says: 'Cela semble être un papier d’un tribunal. Vous n’avez peut-être que dix ou 20 jours ouvrables. Voyez aujourd’hui un avocat ou le greffe.',
  },
  'es.debt.no-seizure-yet': {
    says: 'Ils ne peuvent pas encore saisir votre salaire ou votre compte (embargo). Ils doivent d’abord aller au tribunal et gagner, ou que vous ne répondiez pas au tribunal.',
  },
  'es.debt.old': {
    says: 'La plupart des dettes deviennent trop anciennes après cinq ans. Un paiement, un aveu ou une demande écrite qui vous parvient fait repartir les cinq ans.',
    learnMore:
      'Cherchez la date de votre dernier paiement et chaque lettre reçue. Faites-le avant d’appeler, de payer ou de signer.',
  },
  'es.debt.right-proof': {
    says: 'Vous avez le droit de voir des preuves. Au tribunal, celui qui réclame doit prouver la dette et son montant.',
  },
  'es.debt.right-data': {
    says: 'Vous avez le droit de voir gratuitement les données qu’ils ont sur vous. Ils doivent répondre sous un mois dans la plupart des cas.',
  },
  'es.debt.option-dispute': {
    title: 'Leur demander de le prouver',
    says: 'Écrivez et demandez le contrat, les sommes et la preuve de à qui est la dette. Dites ce qui est faux.',
    cost: 'Rien par e-mail. Un burofax coûte quelques euros.',
    time: 'Une heure pour écrire. Une réponse prend souvent des semaines.',
    risk: 'Faible, si vous ne reconnaissez pas la dette.',
    bestFor: 'Vous ne connaissez pas la dette, la somme semble fausse, ou elle est ancienne.',
  },
  'es.debt.option-negotiate': {
    title: 'Offrir ce que vous pouvez payer',
    says: 'Offrez une somme par mois, ou une somme plus petite pour en finir. Demandez d’arrêter les intérêts.',
    cost: 'Ce que vous offrez. Jamais plus que ce que vous avez en trop.',
    time: 'Une soirée pour le budget. Une réponse en quelques semaines.',
    risk: 'Une offre ou un paiement reconnaît la dette et fait repartir les cinq ans.',
    bestFor: 'Vous la devez et elle n’est pas ancienne.',
  },
  'es.debt.option-help': {
    title: 'Prendre un conseil gratuit',
    says: 'L’office des consommateurs de votre ville (OMIC) ou une association peut vérifier la lettre et vous aider à écrire.',
    cost: 'Rien à l’OMIC.',
    time: 'Un rendez-vous en quelques jours.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr, ou vous avez plus d’une dette.',
  },
  'es.debt.option-pay': {
    title: 'La payer',
    says: 'Si la dette est juste et que vous pouvez, payez par virement sur un compte vérifié. Demandez un reçu.',
    cost: 'La somme due.',
    time: 'Quelques minutes.',
    risk: 'Un argent payé par erreur est difficile à récupérer.',
    bestFor: 'Vous la devez, la somme est juste et vous pouvez payer.',
  },
  'es.debt.insight-restart': {
    says: 'Un petit paiement ou un signe que vous la devez peut faire repartir les cinq ans.',
    actionable: 'Vérifiez les dates avant de payer même un euro.',
  },
  'es.debt.element-detail': {
    name: 'Une liste claire des sommes',
    says: 'Une demande correcte montre à part la dette, les intérêts et les frais.',
    ifMissing: 'Demandez par écrit la liste de chaque somme et date.',
  },
}
