/** Parking des hôpitaux et des gares : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_PLACES_FR: Words = {
  'gb.parking.hospital-principles': {
    says: 'Selon le NHS, personne ne devrait payer plus pour un retard sans faute, par exemple si les soins ont duré.',
    actionable:
      "Demandez un mot au service. Envoyez-le à la société et à l'hôpital, et demandez l'annulation à l'hôpital.",
  },
  'gb.parking.hospital-free': {
    says: "En Angleterre, les hôpitaux du NHS devraient offrir le parking à certains : Blue Badge, patients fréquents, parents d'enfants hospitalisés la nuit, personnel de nuit.",
  },
  'gb.parking.railway-byelaws': {
    says: "Les terrains ferroviaires ont leurs règlements (byelaws), donc les règles usuelles sur le titulaire ne s'appliquent pas. C'est un tribunal qui décide, pas la société.",
  },
  'gb.parking.railway-six-months': {
    says: 'Des poursuites selon les byelaws doivent commencer dans les six mois. Après, le tribunal pénal ne peut plus juger.',
    actionable:
      "Gardez l'avis et notez la date. Ne laissez jamais un papier du tribunal sans réponse.",
  },
}
