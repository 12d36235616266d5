/** What a collector may and may not do, by province too: hours, calls, work, family and privacy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'ca.debt.org-licence': {
    says: 'Les provinces exigent un permis ou une inscription des agences de recouvrement. Vous pouvez le vérifier.',
  },
  'ca.debt.right-no-harass': {
    says: 'Vous avez le droit de ne pas être menacé, insulté ou trop pressé. Personne ne peut rendre votre dette publique.',
  },
  'ca.debt.right-hours': {
    says: 'Ceux qui recouvrent pour une banque ne peuvent pas appeler les jours fériés, avant 7 h ou après 21 h. Le dimanche, seulement de 13 h à 17 h.',
  },
  'ca.debt.right-work': {
    says: 'Ceux qui recouvrent pour une banque ne peuvent pas parler de la dette à votre patron. Ils peuvent seulement vérifier que vous travaillez là.',
  },
  'ca.debt.right-others': {
    says: 'Ils ne peuvent pas parler de votre dette à la famille, aux amis ou aux voisins, sauf à une personne qui a aussi signé.',
  },
  'ca.debt.right-complain': {
    says: 'Vous pouvez vous plaindre à votre banque. Après 56 jours, ou si vous n’êtes pas d’accord, allez à l’OSBI. C’est gratuit.',
  },
  'ca.debt.right-privacy': {
    says: 'Vous pouvez demander ce que l’entreprise sait de vous, et faire corriger les erreurs.',
  },
  'ca.debt.qc-writing': {
    says: 'Au Québec, vous pouvez demander par écrit qu’on vous écrive seulement. Cela vaut trois mois, et vous pouvez le renouveler.',
  },
  'ca.debt.qc-five-days': {
    says: 'Au Québec, l’agence doit d’abord envoyer un avis écrit. Elle peut appeler seulement cinq jours plus tard.',
  },
  'ca.debt.qc-contest': {
    says: 'Au Québec, vous pouvez écrire que vous contestez la dette et qu’ils peuvent aller au tribunal. Ils ne peuvent alors plus vous appeler.',
  },
  'ca.debt.tactic-writing': {
    says: 'Restez par écrit. Une lettre vous donne du temps et laisse une trace.',
    risk: 'Les lettres sont plus lentes que les appels.',
    notWhen: 'Une date de tribunal est proche.',
  },
  'ca.debt.on-six-days': {
    says: 'En Ontario, une agence doit d’abord vous envoyer une lettre privée. Elle doit ensuite attendre six jours avant de vous contacter.',
  },
  'ca.debt.on-three': {
    says: 'En Ontario, une fois qu’ils vous ont parlé, ils ne peuvent pas vous contacter plus de trois fois en sept jours. Le courrier ne compte pas.',
  },
  'ca.debt.on-hours': {
    says: 'En Ontario, ils peuvent vous contacter de 7 h à 21 h, et le dimanche seulement de 13 h à 17 h. Pas les jours fériés.',
  },
  'ca.debt.bc-writing': {
    says: 'En Colombie-Britannique, vous pouvez leur dire de vous contacter seulement par écrit. Donnez-leur une adresse postale.',
  },
  'ca.debt.bc-dispute': {
    says: 'En Colombie-Britannique, vous pouvez écrire que vous contestez la dette et voulez qu’elle aille au tribunal. Ils doivent alors cesser de vous contacter.',
  },
  'ca.debt.ab-three': {
    says: 'En Alberta, ils ne peuvent pas vous contacter plus de trois fois en sept jours, et seulement de 7 h à 22 h.',
  },
  'ca.debt.right-ccts': {
    says: "Pour un compte de téléphone, d'internet ou de télé, envoyez vos preuves à l'entreprise, comme le reçu du modem. Si elle refuse, la CPRST (CCTS) aide gratuitement.",
  },
}
