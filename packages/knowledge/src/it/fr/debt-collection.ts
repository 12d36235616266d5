/** The French words of Italy: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'it.debt.want': {
    says: 'Cette lettre (sollecito ou messa in mora) ne fait que demander. À elle seule, elle ne peut pas vous forcer à payer.',
  },
  'it.debt.want-public': {
    says: 'Une administration ou le recouvrement fiscal (Riscossione) demande de l’argent. Ils peuvent en prendre sans juge, alors répondez à temps.',
  },
  'it.debt.rights': {
    says: 'Vous pouvez demander des preuves, contester la dette ou offrir ce que vous pouvez payer. Personne ne peut vous menacer ni vous humilier.',
  },
  'it.debt.reality': {
    says: 'C’est la lettre d’une entreprise, pas d’un tribunal. Personne ne peut prendre votre salaire ou vos biens à cause d’elle.',
  },
  'it.debt.reality-title': {
    says: 'La lettre parle d’une décision du tribunal ou d’un jugement. Vérifiez cela d’abord. Avec elle, on peut prendre salaire et comptes.',
  },
  'it.debt.no-seizure-yet': {
    says: 'Ils ne peuvent pas encore saisir votre salaire ou compte (pignoramento). Il leur faut d’abord une décision du tribunal, puis un commandement de payer (precetto).',
  },
  'it.debt.old': {
    says: 'Les dettes deviennent trop anciennes (prescrizione) : souvent dix ans, cinq pour loyer et factures régulières, deux pour électricité, gaz et eau. Une demande écrite relance le délai.',
    learnMore:
      'Trouvez la date de votre dernier paiement et chaque lettre reçue. Faites-le avant d’appeler, de payer ou de signer.',
  },
  'it.debt.right-proof': {
    says: 'Vous avez le droit de voir des preuves. Devant le juge, celui qui réclame doit prouver la dette et sa somme.',
  },
  'it.debt.right-over-indebted': {
    says: 'Si vous ne pouvez pas payer toutes vos dettes, un tribunal peut fixer un plan ou les effacer (sovraindebitamento). Une fois même sans rien à offrir.',
  },
  'it.debt.step-check': {
    says: 'Vérifiez d’abord la lettre. La dette est-elle à vous ? La somme est-elle juste ? L’avez-vous payée ? Ne payez, signez ou appelez pas avant de savoir.',
  },
  'it.debt.step-age': {
    says: 'Trouvez la date du dernier paiement et des anciennes demandes. Si c’est peut-être trop ancien, demandez conseil avant de répondre.',
  },
  'it.debt.step-write': {
    says: 'Répondez par lettre recommandée (raccomandata A/R) ou e-mail certifié (PEC). Demandez le contrat, la liste des sommes et la preuve du propriétaire. Dites que vous ne reconnaissez pas la dette.',
  },
  'it.debt.step-essentials': {
    says: 'Payez d’abord logement, électricité, eau et nourriture. Puis voyez ce qui reste. Un conseiller gratuit peut vous aider.',
  },
  'it.debt.step-title-check': {
    says: 'Demandez une copie de la décision du tribunal et la preuve du jour où on vous l’a remise. Puis voyez un avocat.',
  },
  'it.debt.step-offer': {
    says: 'Si vous devez la somme, offrez ce que vous pouvez payer par mois et demandez d’arrêter les intérêts. Obtenez l’accord par écrit.',
  },
  'it.debt.step-one-sum': {
    says: 'Si vous pouvez réunir une somme plus petite, offrez-la pour finir la dette (saldo e stralcio). Avant de payer, obtenez par écrit que rien d’autre n’est dû.',
  },
  'it.debt.step-dispute': {
    says: 'Si elle n’est pas à vous, ou si la somme est fausse, dites-le par écrit et dites pourquoi. Envoyez la même lettre à la première entreprise.',
  },
  'it.debt.step-keep': {
    says: 'Gardez chaque lettre et enveloppe. Notez chaque appel : le jour, le nom, ce qui a été dit.',
  },
  'it.debt.step-watch-court': {
    says: 'Ouvrez tout le courrier et retirez les lettres recommandées. Une injonction de payer (decreto ingiuntivo) vous donne seulement 40 jours.',
  },
  'it.debt.option-dispute': {
    title: 'Demander des preuves',
    says: 'Écrivez et demandez le contrat, les sommes et la preuve du propriétaire de la dette. Dites ce qui est faux.',
    cost: 'Une lettre recommandée coûte quelques euros. Un e-mail certifié (PEC) est moins cher.',
    time: 'Une heure pour écrire. Une réponse prend souvent des semaines.',
    risk: 'Faible, si vous ne reconnaissez pas la dette.',
    bestFor: 'Vous ne connaissez pas la dette, la somme semble fausse, ou elle est ancienne.',
  },
  'it.debt.option-negotiate': {
    title: 'Offrir ce que vous pouvez payer',
    says: 'Offrez une somme par mois, ou une somme plus petite pour en finir. Demandez d’arrêter les intérêts.',
    cost: 'Ce que vous offrez. Jamais plus que ce que vous pouvez.',
    time: 'Une soirée pour un budget. Une réponse en quelques semaines.',
    risk: 'Une offre ou un paiement peut reconnaître la dette et relancer le délai.',
    bestFor: 'Vous devez la somme et elle n’est pas ancienne.',
  },
  'it.debt.option-help': {
    title: 'Demander un conseil gratuit',
    says: 'Une association de consommateurs, ou un organisme de crise (OCC) pour beaucoup de dettes, peut tout regarder avec vous.',
    cost: 'Premier conseil gratuit ou peu cher.',
    time: 'Un rendez-vous en quelques jours.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr, ou vous avez plus d’une dette.',
  },
  'it.debt.option-pay': {
    title: 'Payer',
    says: 'Si la dette est juste et que vous le pouvez, payez par virement sur un compte vérifié. Demandez un reçu.',
    cost: 'La somme que vous devez.',
    time: 'Quelques minutes.',
    risk: 'L’argent payé par erreur est difficile à récupérer.',
    bestFor: 'Vous devez la somme, elle est juste et vous pouvez payer.',
  },
  'it.debt.insight-restart': {
    says: 'Un petit paiement, une reconnaissance ou même leur lettre recommandée peut relancer le délai.',
    actionable: 'Vérifiez les dates avant de payer même un seul euro.',
  },
  'it.debt.element-detail': {
    name: 'Une liste claire des sommes',
    says: 'Une demande correcte montre à part la dette, les intérêts et les frais.',
    ifMissing: 'Demandez par écrit la liste de chaque somme et date.',
  },
}
