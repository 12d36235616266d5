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
