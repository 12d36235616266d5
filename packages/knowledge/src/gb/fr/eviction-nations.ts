/** Congés en Écosse et en Irlande du Nord : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NATIONS_FR: Words = {
  'gb.home.want-scotland': {
    says: 'Si vous restez, ils peuvent demander au First-tier Tribunal de décider.',
  },
  'gb.home.not-yet-scotland': {
    says: 'Personne ne peut vous mettre dehors maintenant. Le propriétaire doit d’abord aller au Tribunal, où vous pourrez parler.',
  },
  'gb.home.right-no-force-scotland': {
    says: 'Vous forcer à partir, ou vous rendre la vie si dure que vous partez, est un crime. Si cela arrive, appelez la police.',
  },
  'gb.home.step-council-scotland': {
    says: 'Dites à votre mairie (council) que vous risquez de perdre votre logement. Elle doit vous conseiller et vous aider.',
  },
  'gb.home.option-help-scotland': {
    says: 'Un conseiller peut vérifier le congé et vous aider à parler au Tribunal.',
    title: 'Prendre un conseil logement gratuit',
    cost: 'Rien.',
    time: 'Appelez cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec un congé (notice to leave).',
  },
  'gb.home.option-tribunal-scotland': {
    says: 'Si le propriétaire fait sa demande, dites pourquoi il n’est pas juste que vous partiez. Il n’y a pas de frais pour vous.',
    title: 'Donner votre version au Tribunal',
    cost: 'Rien.',
    time: 'Quelques mois.',
    risk: 'Si vous perdez, un ordre de partir suit.',
    bestFor: 'Le congé est faux, ou partir serait très dur pour vous.',
  },
  'gb.home.rights-ni': {
    says: 'Vous pouvez rester jusqu’à l’ordre d’un tribunal. Vous pouvez d’abord vérifier le congé et prendre un conseil gratuit.',
  },
  'gb.home.insight-weeks-ni': {
    says: 'Un congé avec trop peu de semaines, ou sans écrit, ne compte pas. Le propriétaire doit alors en donner un nouveau.',
    actionable:
      'Comptez les semaines depuis le jour où vous l’avez reçu. Dites à Housing Rights depuis quand vous habitez là.',
  },
  'gb.home.step-council-ni': {
    says: 'Dites à la Housing Executive que vous risquez de perdre votre logement. Elle voit quelle aide vous pouvez avoir.',
  },
  'gb.home.option-help-ni': {
    says: 'Housing Rights peut vérifier le congé et parler au propriétaire pour vous.',
    title: 'Prendre un conseil logement gratuit',
    cost: 'Rien.',
    time: 'Appelez cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec un congé (notice to quit).',
  },
  'gb.home.right-no-force-ni': {
    says: 'À la fin du préavis, le propriétaire doit encore aller au tribunal. Vous mettre dehors sans tribunal, ou vous harceler, est un délit : appelez la commune.',
  },
  'gb.home.right-executive-ni': {
    says: "La Housing Executive a besoin d'une décision de justice. Pour un locataire protégé, le juge doit en général la trouver raisonnable. Avec une introductory tenancy, vous pouvez demander un réexamen dans les 14 jours de l'avis.",
  },
  'gb.home.right-days-scotland': {
    says: 'Après six mois dans le logement, il vous faut 84 jours si le propriétaire veut vendre ou y habiter. Un avis (notice) envoyé compte comme reçu 48 heures plus tard.',
  },
  'gb.home.right-form-scotland': {
    says: 'Un notice to leave doit utiliser le formulaire officiel, avec le motif et le premier jour pour le Tribunal. Une petite erreur, même d’un jour, peut ne pas l’annuler. Un motif faux ou une date bien trop proche peut le faire.',
  },
  'gb.home.before-notice-reality-scotland': {
    says: 'Cette lettre n’est pas un congé (notice to leave). Elle doit venir d’abord, pour que vous puissiez convenir d’un plan et garder votre logement.',
  },
  'gb.home.before-notice-step-scotland': {
    says: 'Répondez par écrit avant le jour indiqué. Dites ce que vous pouvez payer chaque mois en plus du loyer, et demandez un accord écrit.',
  },
}
