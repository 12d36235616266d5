/** The French words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_WORDS: Words = {
  'be.fine.want': {
    says: 'La police ou le parquet propose de clore une affaire de roulage si vous payez.',
  },
  'be.fine.want-order': {
    says: 'C’est un ordre de paiement. Sans recours, il peut être exécuté comme un jugement.',
  },
  'be.fine.who': {
    says: 'Une amende vient d’une commune, de la police ou du parquet. Un tribunal de police peut l’examiner.',
  },
  'be.fine.reality': {
    says: 'Vous pouvez vous défendre par écrit, gratuitement. Si c’est juste, payer à temps coûte le moins.',
  },
  'be.fine.rights-summary': {
    says: 'Vous pouvez voir le procès-verbal, dire pourquoi c’est faux, et aller au tribunal de police contre une décision.',
  },
  'be.fine.not-yet': {
    says: 'Une première proposition de paiement ne peut pas être exécutée par un huissier. Il faut d’abord un ordre ou une décision.',
  },
  'be.fine.deadline-order': {
    says: 'Vous avez 30 jours dès la réception pour faire un recours ou payer. La loi retient le dixième jour ouvrable. Nous comptons dès la date, pour être sûrs.',
    action: 'Faire un recours au tribunal de police, ou payer',
    consequence: 'L’ordre peut être exécuté, aussi en retenant un remboursement d’impôt.',
  },
  'be.fine.right-appeal': {
    says: 'Contre la décision de la commune, vous pouvez aller au tribunal de police dans le mois.',
  },
  'be.fine.right-contest': {
    says: 'Vous pouvez contester une première proposition, ou dire qui conduisait. Utilisez le formulaire ou le site de la lettre.',
  },
  'be.fine.right-report': {
    says: 'La police doit envoyer le procès-verbal dans les 14 jours de l’infraction. Envoyé plus tard, il prouve moins.',
  },
  'be.fine.step-check': {
    says: 'Vérifiez la plaque, le jour, l’heure et le lieu. Demandez le procès-verbal et les photos.',
  },
  'be.fine.step-answer': {
    says: 'Payez ou répondez par écrit avant le dernier jour. Ne faites pas les deux.',
  },
  'be.fine.step-proof': {
    says: 'Gardez des photos des panneaux, des tickets et des reçus.',
  },
  'be.fine.option-defend': {
    says: 'Dites par écrit ce qui est faux et joignez des preuves.',
    title: 'Se défendre par écrit',
    cost: 'Gratuit',
    time: 'Avant le dernier jour de la lettre',
    risk: 'Si vous perdez, le montant peut être plus haut.',
    bestFor: 'C’est faux, ou vous ne conduisiez pas.',
  },
  'be.fine.option-pay': {
    says: 'Payez avec la référence de la lettre. L’affaire est alors close dans la plupart des cas.',
    title: 'Payer à temps',
    cost: 'Le montant',
    time: 'Avant le dernier jour de la lettre',
    risk: 'Vous l’acceptez.',
    bestFor: 'C’est juste et vous pouvez payer.',
  },
  'be.fine.option-plan': {
    says: 'Demandez un plan au service nommé dans la lettre.',
    title: 'Demander à payer en plusieurs fois',
    cost: 'Le montant, en plusieurs fois',
    time: 'Aujourd’hui.',
    risk: 'Ils peuvent refuser.',
    bestFor: 'C’est juste mais trop à la fois.',
  },
}
