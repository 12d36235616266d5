/** Questions about fines, parking, clamps and tolls: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_FR: Words = {
  'ie.ask.fine': {
    says: 'Payez sous 28 jours, ou la moitié en plus sous 56 jours. Si quelqu’un d’autre conduisait, nommez-le à temps. Pour la contester, vous allez au tribunal.',
    dependsOn: 'la date de l’avis',
  },
  'ie.ask.clamped': {
    says: 'Payez pour libérer la voiture et gardez la preuve. Puis faites appel à la société de stationnement dans les 60 jours, et ensuite à la NTA dans les 30 jours.',
  },
  'ie.ask.private-parking': {
    says: 'Une société privée ne peut pas vous donner d’amende. Elle peut poser un sabot (clamp) là où des panneaux le disent, et vous pouvez faire appel.',
    dependsOn: 'ce que disaient les panneaux',
  },
  'ie.ask.toll': {
    says: 'Vérifiez l’avis sur eflow.ie, tapé par vous. Payez tôt, car il augmente. Si vous aviez vendu la voiture ou n’y étiez pas, contestez avec des preuves.',
  },
  'ie.ask.council-parking': {
    says: 'Écrivez à la mairie (council) avant la fin des 28 jours, avec des photos, et demandez l’annulation. Si elle refuse, payez à temps ou expliquez-vous devant un juge.',
  },
}
