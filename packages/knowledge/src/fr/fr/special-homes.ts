/** The French words of the rows in ../special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SPECIAL_HOMES_FR: Words = {
  'fr.homes.sls-right': {
    says: 'Le surloyer (SLS) n’est dû que si vos revenus dépassent le plafond d’au moins 20 %. Un forfait pour un formulaire non rendu est provisoire : envoyez vos avis d’impôt et il est recalculé, aussi pour le passé.',
  },
  'fr.homes.sls-step': {
    says: 'Envoyez l’enquête et le dernier avis d’impôt aujourd’hui en recommandé. Une mise en demeure devait précéder le forfait. Demandez un échéancier.',
  },
  'fr.homes.unsafe-want': {
    says: 'La mairie ou le préfet juge l’immeuble dangereux ou insalubre et ordonne des travaux, ou interdit d’y habiter.',
  },
  'fr.homes.unsafe-step': {
    says: 'Gardez l’arrêté et sa date. Le locataire écrit au bailleur : loyer suspendu, relogement. Le propriétaire répond à la mairie, prend un expert et demande une aide à l’Anah.',
  },
  'fr.homes.unsafe-rent': {
    says: 'Après un arrêté sur un logement dangereux ou insalubre, aucun loyer n’est dû dès le mois suivant, jusqu’à sa levée. S’il est interdit d’y habiter, le propriétaire doit héberger ou reloger le locataire, et payer.',
  },
  'fr.homes.unsafe-owner': {
    says: 'Le propriétaire doit être entendu avant, sauf urgence, et dispose du délai fixé. Ensuite la mairie fait les travaux à ses frais, avec astreinte. Recours au tribunal administratif en deux mois.',
  },
  'fr.homes.hostel-right': {
    says: 'Une résidence ne peut résilier pour impayé qu’après mise en demeure : trois mois de suite impayés, ou deux mois dus en cas de paiements partiels. Seul un juge peut vous expulser.',
  },
}
