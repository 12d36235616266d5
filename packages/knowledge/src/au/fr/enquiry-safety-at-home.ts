/** Questions about violence and control by a partner: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_FR: Words = {
  'au.ask.violent-partner': {
    says: 'En danger, appelez le 000. Un tribunal peut ordonner à la personne de vous laisser tranquille ou de rester hors du logement. La police peut le demander pour vous, ou vous-même au tribunal local. En urgence, l’ordre peut venir d’abord et l’audience après. Le violer est un crime, et il vaut dans chaque État. Aide gratuite jour et nuit : 1800 737 732.',
  },
  'au.ask.violence-lease': {
    says: 'Oui, vous pouvez partir sans frais de rupture. En Nouvelle-Galles du Sud, un avis pour violence domestique avec preuve y met fin aussitôt pour vous. Le papier d’un médecin ou d’un travailleur social suffit. Au Queensland et en Australie-Occidentale, sept jours. Au Victoria, demandez au VCAT, qui peut aussi retirer l’autre du bail. Aide jour et nuit : 1800 737 732. En danger : 000.',
  },
}
