/** Reminders and collection firms (incassobureaus): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'nl.debt.want': {
    says: 'On vous demande de payer une facture, souvent avec des frais en plus. Une telle lettre n’est qu’une demande.',
  },
  'nl.debt.who': {
    says: 'Une société de recouvrement (incassobureau) est une société privée. Elle doit figurer dans le registre public de Justis.',
  },
  'nl.debt.real': {
    says: 'Ce n’est pas un papier du tribunal. Personne ne peut prendre vos biens ou votre salaire à cause de cette lettre.',
  },
  'nl.debt.not-yet': {
    says: 'Ils doivent d’abord aller au tribunal et gagner. Alors seulement un huissier (deurwaarder) peut saisir quelque chose.',
  },
  'nl.debt.rights': {
    says: 'Vous pouvez demander des preuves, contester la dette et demander à payer en plusieurs fois. Les frais ont une limite légale.',
  },
  'nl.debt.know-old': {
    says: 'Beaucoup de dettes sont trop anciennes après cinq ans. Les factures d’achats le sont souvent après deux.',
  },
  'nl.debt.step-check': {
    says: 'Vérifiez d’abord : est-elle à vous, la somme est-elle juste, avez-vous payé ? Ne signez et ne payez pas avant de le savoir.',
  },
  'nl.debt.step-register': {
    says: 'Une société de recouvrement (incassobureau) vous écrit ? Cherchez-la dans le registre de Justis. Si elle n’y est pas, ne la payez pas et demandez à votre créancier.',
  },
  'nl.debt.step-write': {
    says: 'Répondez par écrit. Demandez le contrat, les factures et la liste des frais. Gardez une copie.',
  },
  'nl.debt.step-age': {
    says: 'Cherchez la date où la facture devait être payée. Si elle est peut-être trop ancienne, dites-le par écrit avant tout paiement.',
  },
  'nl.debt.step-plan': {
    says: 'Si vous la devez, offrez par écrit ce que vous pouvez payer chaque mois.',
  },
  'nl.debt.step-help': {
    says: 'Demandez à votre commune (gemeente) une aide gratuite pour les dettes. En cas de menace urgente, elle doit vous recevoir sous trois jours ouvrables.',
  },
  'nl.debt.step-dispute': {
    says: 'Dites par écrit que vous la contestez, et pourquoi. Celui qui réclame doit la prouver.',
  },
  'nl.debt.step-keep': {
    says: 'Gardez les lettres et les enveloppes. Un rappel écrit peut faire repartir le délai.',
  },
  'nl.debt.right-proof': {
    says: 'Vous avez le droit de voir sur quoi repose la demande.',
  },
  'nl.debt.right-fair': {
    says: 'Une société de recouvrement doit bien vous traiter et expliquer ses sommes. Vous pouvez la signaler si elle ne le fait pas.',
  },
  'nl.debt.option-dispute': {
    title: 'Contester la dette',
    says: 'Écrivez que vous n’êtes pas d’accord et demandez des preuves.',
    cost: 'Rien que le timbre.',
    time: 'Une lettre.',
    risk: 'Ils peuvent aller au tribunal.',
    bestFor: 'La dette ou la somme est fausse.',
  },
  'nl.debt.option-plan': {
    title: 'Demander à payer en plusieurs fois',
    says: 'Offrez une somme par mois que vous pourrez tenir.',
    cost: 'Ce que vous offrez.',
    time: 'Une lettre.',
    risk: 'Un oui écrit fait repartir le délai.',
    bestFor: 'Vous la devez mais ne pouvez pas tout payer d’un coup.',
  },
  'nl.debt.option-help': {
    title: 'Obtenir une aide gratuite',
    says: 'Demandez à votre commune (gemeente) une aide pour les dettes, ou appelez le Juridisch Loket.',
    cost: 'Rien.',
    time: 'Un premier entretien sous quatre semaines.',
    risk: 'Aucun.',
    bestFor: 'Vous avez d’autres dettes ou êtes inquiet.',
  },
  'nl.debt.insight-admit': {
    says: 'Un oui écrit à une vieille dette peut faire repartir le délai.',
    actionable: 'N’écrivez pas que vous la devez avant de connaître son âge.',
  },
  'nl.debt.warn-ignore': {
    says: 'Ne la laissez pas traîner. Si elle va au tribunal et que vous vous taisez, le juge leur donnera le plus souvent raison.',
  },
  'nl.debt.myth-seize': {
    says: 'Une société de recouvrement ne peut rien saisir. Seul un huissier (deurwaarder) le peut, et le plus souvent seulement après un jugement.',
  },
}
