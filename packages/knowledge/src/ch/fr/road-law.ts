/** Law that letters on road fines and the licence name: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_LAW_FR: Words = {
  'ch.road.right-file': {
    says: 'Vous pouvez consulter le dossier : la photo, le procès-verbal de mesure et le contrôle de l’appareil.',
  },
  'ch.road.speed-scale': {
    says: 'L’amende d’ordre ne vaut que pour un petit excès : jusqu’à 15 km/h en localité, 20 hors localité et 25 sur autoroute. Au-delà, c’est une affaire pénale.',
  },
  'ch.road.speed-law': {
    says: 'Une limite vaut si le panneau était visible. Des photos du lieu aident si des arbres ou un chantier le cachaient.',
  },
  'ch.road.licence-apart': {
    says: 'Le retrait du permis est une autre affaire, au canton. Écrivez avant la date pourquoi vous devez conduire.',
  },
  'ch.road.owner': {
    says: 'L’amende d’ordre va au détenteur. Si une autre personne conduisait, donnez son nom et son adresse dans les trente jours.',
  },
  'ch.road.grades': {
    says: 'Une violation simple d’une règle de la route n’entraîne qu’une amende. Une violation grave est un délit inscrit au casier. Regardez laquelle est retenue, et faites opposition si c’est excessif.',
  },
  'ch.road.fine-list': {
    says: 'Chaque amende d’ordre et son montant figurent dans une liste publique pour toute la Suisse. Comparez la vôtre.',
  },
}
