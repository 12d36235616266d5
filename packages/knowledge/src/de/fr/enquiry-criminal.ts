/** The French words of the rows in ../enquiry-criminal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_FR: Words = {
  'de.ask-crime.summons': {
    says: 'Accusé, vous n’êtes pas obligé d’aller à la police ni de parler. Annulez poliment et faites d’abord lire le dossier par un avocat. Témoin, vous devez y aller seulement si le parquet (Staatsanwaltschaft) l’a ordonné. Chez le parquet ou le juge, vous devez toujours aller.',
  },
  'de.ask-crime.online-threat': {
    says: 'Danger maintenant ? Appelez le 110. Gardez des captures avec nom, jour et adresse de la page, et ne répondez pas. Portez plainte à la police, aussi en ligne. Pour une injure, demandez les poursuites (Strafantrag) dans les trois mois. Signalez à la plateforme. Ne payez jamais un maître chanteur.',
  },
  'de.ask-crime.neighbour-camera': {
    says: 'Une caméra ne peut filmer que leur propre terrain. Votre jardin, porte ou chemins communs exigent une très bonne raison ; même une caméra qui semble vous filmer peut être de trop. Demandez par écrit, avec une date, de la tourner. Ensuite, l’autorité de protection des données de votre Land, ou un tribunal.',
  },
  'de.ask-crime.penal-order': {
    says: 'Vous avez deux semaines dès la remise pour former opposition (Einspruch) au tribunal, sans motif. Vous pouvez la limiter au montant. Vous ne pouvez pas payer ? Demandez au parquet un paiement échelonné ou un travail. Voyez un avocat avant la fin du délai.',
  },
}
