/** The French words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_FR: Words = {
  'us.ticket.right-due-process': {
    says: 'Une ville ou un État doit vous dire la pénalité et vous laisser être entendu avant qu’elle soit définitive.',
  },
  'us.ticket.right-not-excessive': {
    says: 'Des amendes bien trop hautes pour ce qui a été fait sont interdites. Cela vaut aussi pour les États et les villes.',
  },
  'us.ticket.ask-step-date': {
    says: 'Cherchez le dernier jour sur le papier et agissez avant. Le manquer peut ajouter des frais.',
  },
  'us.ticket.ask-step-proof': {
    says: 'Rassemblez des preuves : photos des panneaux, reçus, et papiers qui montrent qui avait la voiture.',
  },
  'us.ticket.ask-step-real': {
    says: 'Vérifiez que c’est vrai : cherchez vous-même la ville, le tribunal ou l’agence. N’utilisez pas un lien d’un message.',
  },
  'us.ticket.ask-option-contest': {
    says: 'Demandez une audience ou un examen, de la façon que dit le papier.',
    title: 'Contester',
    cost: 'Gratuit presque partout',
    time: 'Au plus tard à la date indiquée sur le papier',
    risk: 'Une réduction pour paiement rapide peut être perdue.',
    bestFor: 'C’est faux, ou un autre avait la voiture.',
  },
  'us.ticket.ask-option-plan': {
    says: 'Demandez de payer en plusieurs fois, ou une somme plus basse si votre revenu est bas.',
    title: 'Demander un plan',
    cost: 'Une partie chaque mois',
    time: 'Avant la date indiquée sur le papier',
    risk: 'Aucun.',
    bestFor: 'Vous ne pouvez pas tout payer d’un coup.',
  },
}
