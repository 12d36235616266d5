/** Claims before a court: the summons, the hearing and help. An order to pay is apart: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'fr.claim.want-summons': {
    says: 'Quelqu’un demande à un tribunal de décider contre vous. Le papier vous appelle à une audience.',
  },
  'fr.claim.who': {
    says: 'C’est une affaire de justice. Un commissaire de justice apporte ces papiers, mais il ne décide pas.',
  },
  'fr.claim.reality-summons': {
    says: 'Rien n’est encore décidé. Votre version compte, si vous venez ou êtes représenté.',
  },
  'fr.claim.not-yet-summons': {
    says: 'Avant le jugement, rien ne peut être vendu ni pris sur votre salaire. Avec l’accord d’un juge, ou pour un loyer impayé, ils peuvent bloquer un compte ou des biens.',
  },
  'fr.claim.rights-summary': {
    says: 'Vous pouvez vous opposer, apporter des preuves, demander du temps et l’aide juridictionnelle.',
  },
  'fr.claim.know-time': {
    says: 'Un juge peut étaler une dette sur deux ans au plus et baisser les intérêts. Demandez-le, avec votre budget.',
    learnMore: 'Apportez fiches de paie, attestations de la CAF, loyer et factures.',
  },
  'fr.claim.right-papers': { says: 'Vous avez le droit de voir les preuves de la demande.' },
  'fr.claim.right-heard': {
    says: 'Vous avez le droit d’être entendu, de voir les preuves à temps et de demander un renvoi pour vous préparer.',
  },
  'fr.claim.right-lawyer': {
    says: 'Dans les petites affaires (jusqu’à 10 000 €) et les affaires de loyer, l’avocat n’est pas obligatoire. Vous pouvez venir seul, ou avec votre conjoint ou un proche parent.',
  },
  'fr.claim.right-aid': {
    says: 'Avec de faibles revenus, l’État paie l’avocat et les frais (aide juridictionnelle).',
  },
  'fr.claim.right-time': {
    says: 'Vous avez le droit de demander au juge jusqu’à deux ans pour payer.',
  },
  'fr.claim.option-hearing': {
    title: 'Aller à l’audience et parler',
    says: 'Apportez vos preuves et dites votre version avec des mots simples.',
    cost: 'Rien sans avocat.',
    time: 'Une demi-journée.',
    risk: 'Si vous ne venez pas, le juge décide sans vous.',
    bestFor: 'Toute personne avec une date d’audience.',
  },
  'fr.claim.option-time': {
    title: 'Demander des délais de paiement',
    says: 'Demandez au juge, ou à l’autre partie, une mensualité sur deux ans au plus.',
    cost: 'Ce que vous pouvez donner.',
    time: 'L’audience, ou une lettre.',
    risk: 'Une mensualité manquée peut faire tomber le plan.',
    bestFor: 'Vous devez la somme mais pas d’un coup.',
  },
  'fr.claim.option-help': {
    title: 'Avoir un avocat payé par l’État',
    says: 'Demandez l’aide juridictionnelle au tribunal ou sur justice.fr.',
    cost: 'Rien ou une partie, selon les revenus.',
    time: 'Demandez maintenant : la réponse prend des semaines.',
    risk: 'Aucun.',
    bestFor: 'Vos revenus sont faibles ou l’affaire est difficile.',
  },
  'fr.claim.option-pay': {
    title: 'Payer ce qui est dû',
    says: 'Si tout est juste, payez le créancier ou le commissaire de justice et gardez la preuve.',
    cost: 'La dette, les intérêts et les frais de l’acte.',
    time: 'Un jour.',
    risk: 'Aucun si vous gardez la preuve.',
    bestFor: 'Vous devez la somme et vous l’avez.',
  },
  'fr.claim.warn-do-not-ignore': {
    says: 'N’ignorez pas ce papier. Après la date, il est très difficile de changer le résultat.',
  },
  'fr.claim.insight-old': {
    says: 'Pour un crédit à la consommation, le prêteur doit saisir le juge dans les deux ans du premier impayé. Après, c’est trop tard.',
    actionable: 'Cherchez le premier impayé et comparez les dates.',
  },
  'fr.claim.deadline-counsel': {
    says: 'Dans cette affaire, l’avocat est obligatoire. Vous avez 15 jours après l’assignation pour en constituer un.',
    action: 'Constituer avocat',
    consequence: 'Sans avocat, le tribunal peut décider sans vous entendre.',
  },
  'fr.claim.warn-counsel': {
    says: 'Le papier dit que l’avocat est obligatoire. Demandez vite l’aide juridictionnelle : la demande à temps vous protège.',
  },
  'fr.claim.right-costs': {
    says: 'Celui qui perd paie le plus souvent les frais (dépens) et une somme pour l’avocat de l’autre. Le juge peut baisser ou supprimer cette somme selon vos moyens.',
  },
}
