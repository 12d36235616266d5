/** Court enforcement in Scotland: sheriff officers. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_FR: Words = {
  'gb.bailiff.scotland-wants': {
    says: 'Ils veulent que vous payiez une dette déjà couverte par une décision du tribunal ou un « summary warrant ».',
  },
  'gb.bailiff.scotland-who': {
    says: 'En Écosse, ce sont les « sheriff officers » qui font exécuter les dettes, pas les « bailiffs ». Ce sont des huissiers du tribunal, employés par les créanciers.',
  },
  'gb.bailiff.scotland-home': {
    says: 'Les huissiers (sheriff officers) ne peuvent entrer chez vous pour prendre des biens que si un sheriff l’a permis. Cet ordre (exceptional attachment order) est rare.',
  },
  'gb.bailiff.scotland-reality': {
    says: 'Les étapes habituelles sont de prendre de l’argent sur le salaire ou sur un compte. Une visite pour prendre des biens dans un logement est rare.',
  },
  'gb.bailiff.scotland-moratorium-fact': {
    says: 'En Écosse, vous pouvez demander un moratoire (moratorium). Il arrête la plupart des mesures pendant 6 mois. Vous pouvez le demander vous-même.',
    learnMore:
      'Il vous donne du temps pour prendre conseil sur un plan (debt payment programme), un « trust deed » ou la faillite. Il n’arrête pas les intérêts.',
  },
  'gb.bailiff.scotland-right-exempt': {
    says: 'Ils doivent laisser les outils utiles à votre travail, et une voiture vraiment nécessaire, jusqu’à une valeur fixée.',
  },
  'gb.bailiff.scotland-right-package': {
    says: 'Avant une saisie de biens (attachment), on doit vous remettre un dossier de conseil sur les dettes (debt advice and information package).',
  },
  'gb.bailiff.scotland-right-bank': {
    says: 'Si votre compte est saisi (arrested), un solde minimum vous reste. Vous pouvez demander au tribunal d’annuler une saisie trop dure.',
  },
  'gb.bailiff.scotland-step-call': {
    says: 'Appelez les huissiers (sheriff officers) avant la fin du délai de la lettre. Offrez ce que vous pouvez tenir, et notez le nom.',
  },
  'gb.bailiff.scotland-over-call': {
    says: "Appelez les huissiers (sheriff officers) aujourd'hui, même si le délai de la lettre est passé. Offrez ce que vous pouvez tenir, et notez le nom.",
  },
  'gb.bailiff.scotland-step-moratorium': {
    says: 'Si vous ne pouvez pas payer, demandez le moratoire (moratorium) de 6 mois à l’Accountant in Bankruptcy. Prenez d’abord un conseil gratuit.',
  },
  'gb.bailiff.scotland-step-advice': {
    says: 'Prenez un conseil gratuit auprès de Citizens Advice Scotland ou de National Debtline. Demandez ce qu’est le Debt Arrangement Scheme.',
  },
  'gb.bailiff.scotland-step-check': {
    says: 'Si la dette est fausse, demandez une copie de la décision (decree) ou du « summary warrant ». Écrivez au créancier pourquoi.',
  },
  'gb.bailiff.scotland-option-plan': {
    says: 'Offrez une somme que vous pouvez tenir et demandez le plan par écrit.',
    title: 'Convenir de paiements avec les huissiers (sheriff officers)',
    cost: 'Ce que vous offrez',
    time: 'Avant la fin de la demande officielle (charge)',
    risk: 'Si vous manquez un paiement, ils peuvent saisir le salaire ou un compte.',
    bestFor: 'Vous devez la dette et pouvez payer peu à peu.',
  },
  'gb.bailiff.scotland-option-help': {
    says: 'Un conseiller (money adviser) peut vous aider à utiliser le moratoire (moratorium) et à choisir un plan plus long.',
    title: 'Prendre conseil et utiliser le moratoire',
    cost: 'Gratuit',
    time: 'Quelques jours',
    risk: 'Cela donne du temps. Cela n’efface pas la dette.',
    bestFor: 'Vous avez plusieurs dettes ou ne pouvez pas payer.',
  },
  'gb.bailiff.scotland-step-read': {
    says: 'Vérifiez la dette, la somme et les dates. Si quelque chose est faux, écrivez tout de suite au créancier.',
  },
  'gb.bailiff.scotland-right-harsh': {
    says: 'Si perdre l’argent est trop dur pour vous ou votre famille, demandez au sheriff de le libérer. Vous n’êtes pas obligé de signer le mandate : sans lui, l’argent attend 14 semaines.',
  },
  'gb.bailiff.scotland-right-wages': {
    says: 'Une part de chaque paie reste à vous, selon un barème. Si l’ordre ou la somme est faux, le sheriff peut le dire et faire rendre l’argent. Vous pouvez encore demander un plan de dettes, aussi pour la council tax. Une fois approuvé, il met fin à la saisie.',
  },
}
