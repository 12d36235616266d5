/** Demands of the tax office and its collector, and what holds for benefits too: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_WORDS: Words = {
  'it.public.want-tax': {
    says: 'Le fisc, son service de recouvrement (AdER) ou votre commune demande un impôt, une amende ou des cotisations.',
  },
  'it.public.want-friendly': {
    says: 'C’est un premier avis d’une erreur dans votre déclaration (avviso bonario). Il vous donne 60 jours et une pénalité réduite.',
  },
  'it.public.who': {
    says: 'C’est une administration publique ou son service de recouvrement. Elle n’a pas besoin de juge, mais vous pouvez faire un recours et demander du temps.',
  },
  'it.public.rights': {
    says: 'Vous pouvez voir les papiers, faire un recours et demander à payer en plusieurs fois.',
  },
  'it.public.reality': {
    says: 'C’est sérieux, mais demander un plan à temps arrête de nouvelles saisies.',
  },
  'it.public.deadline-appeal': {
    says: 'Vous avez 60 jours à partir de la remise (notifica) pour payer ou faire un recours. Nous comptons à partir de sa date. Août ne compte pas, mais nous n’utilisons pas cela.',
    action: 'Payer, demander un plan, ou faire un recours au tribunal fiscal',
    consequence: 'La dette devient définitive et ils peuvent saisir.',
  },
  'it.public.deadline-contributions': {
    says: 'Contre une demande de l’INPS (avviso di addebito), vous avez 40 jours pour aller chez le juge du travail.',
    action: 'Payer, demander un plan, ou vous opposer devant le juge',
    consequence: 'La dette devient définitive.',
  },
  'it.public.right-hear-first': {
    says: 'Avant la plupart des avis d’impôt, le bureau doit envoyer un projet et vous donner 60 jours pour répondre.',
  },
  'it.public.right-agree': {
    says: 'Vous pouvez demander un accord sur un avis d’impôt (accertamento con adesione) : la pénalité tombe à un tiers.',
  },
  'it.public.right-self-correct': {
    says: 'Pour une erreur claire, vous pouvez demander au bureau d’annuler (autotutela). Cela seul n’arrête pas le délai.',
  },
  'it.public.option-appeal': {
    title: 'Faire un recours',
    says: 'Déposez un recours au tribunal fiscal. Jusqu’à 3 000 €, il ne faut pas d’avocat.',
    cost: 'Des frais à partir de 30 €.',
    time: '60 jours.',
    risk: 'Vous devrez peut-être payer une part entre-temps.',
    bestFor: 'La somme est fausse, trop ancienne ou jamais remise.',
  },
  'it.public.option-plan': {
    title: 'Payer en plusieurs fois',
    says: 'Demandez en ligne sur le site d’AdER ou du bureau.',
    cost: 'Des intérêts.',
    time: 'Quelques minutes.',
    risk: 'Huit parts manquées finissent le plan.',
    bestFor: 'Vous devez la somme et ne pouvez pas payer d’un coup.',
  },
  'it.public.option-pay': {
    title: 'Payer à temps',
    says: 'Payez avec PagoPA et le code de la lettre.',
    cost: 'La somme.',
    time: 'Quelques minutes.',
    risk: 'Faible.',
    bestFor: 'C’est juste et vous pouvez payer.',
  },
  'it.public.warning-pec': {
    says: 'Retirez les lettres recommandées et ouvrez les avis de PEC et de SEND. Ne pas les lire n’arrête pas le délai.',
  },
  'it.contributions.right-old': {
    says: 'Les cotisations sont trop vieilles cinq ans après l’échéance, sauf papier reçu entre-temps. Dites-le au juge à temps.',
  },
  'it.tax.right-reasons': {
    says: 'Un acte fiscal doit donner ses raisons, dire à qui s’adresser et où contester. Si vous contestez, le juge peut suspendre un paiement qui vous ferait grand tort.',
  },
}
