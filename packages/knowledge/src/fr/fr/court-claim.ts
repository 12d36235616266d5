/** Court papers: an order to pay (injonction de payer) and a summons (assignation, convocation): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'fr.claim.want-order': {
    says: 'Un juge a rendu une injonction de payer. Il n’a entendu que l’autre partie. Maintenant, vous pouvez vous opposer.',
  },
  'fr.claim.want-summons': {
    says: 'Quelqu’un demande à un tribunal de décider contre vous. Le papier vous appelle à une audience.',
  },
  'fr.claim.who': {
    says: 'C’est une affaire de justice. Un commissaire de justice apporte ces papiers, mais il ne décide pas.',
  },
  'fr.claim.reality-order': {
    says: 'L’ordonnance est réelle, mais ce n’est pas fini. Si vous faites opposition dans le mois, tout est rejugé devant le juge.',
  },
  'fr.claim.reality-summons': {
    says: 'Rien n’est encore décidé. Votre version compte, si vous venez ou êtes représenté.',
  },
  'fr.claim.not-yet-order': {
    says: 'Ils ne peuvent pas exécuter l’ordonnance pendant le mois d’opposition, ni tant que votre opposition est en cours.',
  },
  'fr.claim.not-yet-summons': { says: 'Ils ne peuvent rien saisir avant le jugement.' },
  'fr.claim.rights-summary': {
    says: 'Vous pouvez vous opposer, apporter des preuves, demander du temps et l’aide juridictionnelle.',
  },
  'fr.claim.know-time': {
    says: 'Un juge peut étaler une dette sur deux ans au plus et baisser les intérêts. Demandez-le, avec votre budget.',
    learnMore: 'Apportez fiches de paie, attestations de la CAF, loyer et factures.',
  },
  'fr.claim.know-served': {
    says: 'Une ordonnance rendue depuis le 1er septembre 2026 doit vous être signifiée dans les trois mois. Avant, c’était six mois. Plus tard, elle ne vaut plus rien.',
  },
  'fr.claim.deadline-object': {
    says: 'Vous avez un mois à partir de la signification pour faire opposition.',
    action: 'Faire opposition à l’injonction de payer',
    consequence: 'Si vous ne faites rien, l’ordonnance vaut jugement et peut être exécutée.',
  },
  'fr.claim.step-date': {
    says: 'Trouvez le jour de la signification par le commissaire de justice. Comptez un mois à partir de ce jour.',
  },
  'fr.claim.step-object': {
    says: 'Pour vous opposer, envoyez un recommandé au greffe indiqué dans l’ordonnance, ou allez-y. Écrivez que vous faites opposition et signez.',
  },
  'fr.claim.step-hearing': {
    says: 'Notez le jour, l’heure et le tribunal. Allez-y, ou envoyez une personne qui a le droit de vous représenter.',
  },
  'fr.claim.step-papers': {
    says: 'Lisez la demande et les preuves. Vérifiez le contrat, les dates et chaque somme.',
  },
  'fr.claim.step-legal': {
    says: 'Demandez un conseil gratuit cette semaine dans un point-justice (3039). Demandez l’aide juridictionnelle si vos revenus sont faibles.',
  },
  'fr.claim.step-age': {
    says: 'Vérifiez l’âge de la dette. Si elle a plus de deux ans, dites-le au juge.',
  },
  'fr.claim.step-ask-time': {
    says: 'Si vous devez la somme, demandez au juge des délais de paiement. Apportez votre budget.',
  },
  'fr.claim.step-proof': {
    says: 'Si vous contestez, apportez des copies : paiements, lettres, photos, contrat. Donnez-en une à l’autre partie.',
  },
  'fr.claim.step-keep': { says: 'Gardez l’enveloppe et l’avis de passage. Ils prouvent la date.' },
  'fr.claim.right-object': {
    says: 'Vous avez le droit de faire opposition sans encore donner de raisons. Le juge doit alors entendre les deux parties.',
  },
  'fr.claim.right-not-in-hand': {
    says: 'Si l’ordonnance ne vous a pas été remise en main propre, vous avez parfois plus : un mois à partir du premier acte remis en personne ou de la première saisie.',
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
  'fr.claim.option-object': {
    title: 'Faire opposition',
    says: 'Envoyez un court recommandé au greffe : « Je fais opposition à l’ordonnance du (date, numéro). »',
    cost: 'Une lettre recommandée.',
    time: 'Une demi-heure. Puis quelques mois jusqu’à l’audience.',
    risk: 'Si vous perdez, des frais peuvent s’ajouter.',
    bestFor: 'La dette est fausse, trop vieille, ou vous avez besoin de temps.',
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
    says: 'Demandez l’aide juridictionnelle au tribunal ou sur justice.fr avant l’audience.',
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
  'fr.claim.warn-letter-not-object': {
    says: 'Une lettre ou un appel au créancier n’est pas une opposition. Seul un écrit au greffe compte.',
  },
  'fr.claim.insight-old': {
    says: 'Pour un crédit à la consommation, le prêteur doit saisir le juge dans les deux ans du premier impayé. Après, c’est trop tard.',
    actionable: 'Cherchez le premier impayé et comparez les dates.',
  },
  'fr.claim.tactic-object': {
    says: 'L’opposition est un droit et vous donne une audience. Vous pourrez y contester la somme ou demander du temps.',
    risk: 'Des frais peuvent s’ajouter si vous perdez.',
    notWhen: 'Vous devez tout et pouvez payer maintenant.',
  },
  'fr.claim.change-served': {
    says: 'Pour les ordonnances rendues depuis le 1er septembre 2026, le créancier n’a plus que trois mois pour les signifier.',
    was: 'Le créancier avait six mois.',
    is: 'Le créancier a trois mois.',
  },
  'fr.claim.element-month': {
    name: 'Le délai d’opposition',
    says: 'L’acte doit dire que vous avez un mois pour vous opposer, et où.',
    ifMissing: 'On ne voit pas le délai d’opposition. Montrez l’acte à un conseiller gratuit.',
  },
  'fr.claim.element-sum': {
    name: 'La somme, les intérêts et les frais de greffe',
    says: 'L’acte doit indiquer la somme, les intérêts et les frais de greffe.',
    ifMissing: 'On ne voit pas de somme claire. Demandez une copie au greffe.',
  },
  'fr.claim.deadline-counsel': {
    says: 'Dans cette affaire, l’avocat est obligatoire. Vous avez 15 jours après l’assignation pour en constituer un.',
    action: 'Constituer avocat',
    consequence: 'Sans avocat, le tribunal peut décider sans vous entendre.',
  },
  'fr.claim.warn-counsel': {
    says: 'Le papier dit que l’avocat est obligatoire. Demandez vite l’aide juridictionnelle : la demande à temps vous protège.',
  },
}
