/** Fines of a public body, in every state: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_FR: Words = {
  'au.fine.want': { says: 'Cherchez la règle, le lieu, la date et le dernier jour pour agir.' },
  'au.fine.reality': {
    says: 'Vous pouvez payer, demander un réexamen (review), payer avec le temps ou choisir le tribunal. Le dernier jour est sur l’avis.',
  },
  'au.fine.who': {
    says: 'L’avis vient d’un organisme public. Chaque État a un bureau des amendes.',
  },
  'au.fine.rights': {
    says: 'Vous pouvez voir la photo ou la preuve, demander un réexamen (review) et nommer un autre conducteur.',
  },
  'au.fine.right-review': {
    says: 'Vous pouvez demander un réexamen (review), par exemple pour maladie ou pour une erreur. Dans certains États, n’avoir aucune faute avant compte aussi.',
  },
  'au.fine.right-court': { says: 'Vous pouvez choisir qu’un tribunal décide à la place.' },
  'au.fine.right-time': {
    says: 'Vous pouvez demander à payer en plusieurs fois. Dans certains États, vous pouvez travailler ou étudier à la place.',
  },
  'au.fine.step-check': {
    says: 'Vérifiez la plaque, le lieu, l’heure et la date limite. Regardez la photo en ligne.',
  },
  'au.fine.step-driver': {
    says: 'Si vous ne conduisiez pas, nommez le conducteur avant la date limite.',
  },
  'au.fine.step-review': {
    says: 'Si c’est faux ou si vous avez une bonne raison, demandez un réexamen (review) avant la date limite.',
  },
  'au.fine.opt-review': {
    says: 'Utilisez le site du bureau des amendes et ajoutez des preuves.',
    title: 'Demander un réexamen (review)',
    cost: 'Gratuit.',
    time: 'Avant la date limite.',
    risk: 'Faible.',
    bestFor: 'C’est faux, ou vous aviez une bonne raison.',
  },
  'au.fine.opt-pay': {
    says: 'Payez tout ou demandez un plan.',
    title: 'Payer, ou payer avec le temps',
    cost: 'L’amende.',
    time: 'Avant la date limite.',
    risk: 'Des points peuvent aller sur votre permis.',
    bestFor: 'C’est juste.',
  },
  'au.fine.opt-court': {
    says: 'Un juge (magistrate) décide.',
    title: 'Choisir le tribunal',
    cost: 'Les frais de tribunal si vous perdez.',
    time: 'Avant la date limite.',
    risk: 'L’amende peut être plus élevée.',
    bestFor: 'Vous avez des preuves solides.',
  },
  'au.fine.warn': {
    says: 'Si vous n’y faites pas attention, des frais s’ajoutent, et votre permis ou l’immatriculation de votre voiture peut être bloqué.',
  },
  'au.fine.right-driver': {
    says: 'Si vous ne conduisiez pas, nommez le conducteur dans le formulaire avant la date limite. Si la voiture a été vendue ou volée, dites-le. Un faux nom est une infraction.',
  },
}
