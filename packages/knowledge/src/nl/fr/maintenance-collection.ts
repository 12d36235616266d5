/** The French words of the rows in ../maintenance-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_COLLECTION_FR: Words = {
  'nl.lbio.right-pay-first': {
    says: 'Payez l’arriéré dans le délai de la lettre et envoyez la preuve. Le LBIO ne reprend alors pas le dossier et n’ajoute aucun frais.',
  },
  'nl.lbio.step-late': {
    says: 'Le délai de la lettre semble passé : le LBIO peut prendre le relais et ajouter des frais. Appelez aujourd’hui, payez ce que vous pouvez, avec des preuves.',
  },
  'nl.lbio.right-change': {
    says: 'Votre revenu a baissé ? Un juge peut changer la somme, un avocat le demande. D’ici là, l’ancienne somme vaut : agissez vite.',
  },
}
