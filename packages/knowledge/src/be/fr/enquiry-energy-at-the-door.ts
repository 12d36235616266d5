/** Questions about an energy contract signed at the door or by phone: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AT_THE_DOOR_FR: Words = {
  'be.ask.energy-door': {
    says: 'Oui. Un contrat signé à domicile ou par téléphone peut être annulé dans les 14 jours, sans motif ni frais. Si on ne vous a pas informé de ce droit, c’est douze mois de plus. Écrivez aujourd’hui au nouveau fournisseur et gardez la preuve. Demandez à l’ancien de vous garder, avec le tarif social si vous l’aviez. Signalez à ConsumerConnect et au médiateur de l’énergie.',
  },
}
