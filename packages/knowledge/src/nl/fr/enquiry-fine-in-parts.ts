/** Questions about paying a traffic fine in parts: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_IN_PARTS_FR: Words = {
  'nl.ask.fine-in-parts': {
    says: 'Oui. Dès 75 €, vous pouvez payer en parts : sur cjib.nl avec DigiD ou par téléphone. Faites-le avant le dernier jour, car la somme monte de moitié puis double. Après une hausse aussi, mais plus dès qu’un huissier agit ou que vous devez rendre permis ou voiture. Sans argent, demandez l’arrêt d’urgence (noodstop) et l’aide aux dettes de la commune. Recours gratuit en six semaines.',
  },
}
