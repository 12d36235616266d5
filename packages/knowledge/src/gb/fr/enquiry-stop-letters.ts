/** Questions about letters that say stop: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STOP_LETTERS_FR: Words = {
  'gb.ask-stop.mark-letter': {
    says: 'Ne l’ignorez pas et ne signez rien dans la hâte. Cherchez la marque, sa date et ses produits dans le registre public. Un nom proche ne compte le plus souvent que pour des produits proches, si les acheteurs peuvent les confondre. Demandez plus de temps et prenez d’abord conseil.',
  },
  'gb.ask-stop.used-first': {
    says: 'Réunissez des preuves datées de votre usage avant leur demande : factures, photos, site. Un nom que les acheteurs connaissaient déjà peut faire tomber une marque plus tardive, ou rester dans votre région. Consultez un conseil en marques avant de signer ou d’arrêter.',
  },
}
