/** School places, appeals for another school, and the way to school: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_PLACES_FR: Words = {
  'gb.school.place-wants': {
    says: "La lettre dit quelle place d'école votre enfant obtient. Vous pouvez demander une autre école et garder cette place en attendant.",
  },
  'gb.school.right-place': {
    says: "Vous pouvez contester le refus devant une commission indépendante de l'école. Chaque école qui refuse doit vous dire comment.",
  },
  'gb.school.place-step': {
    says: "Acceptez la place que vous avez. Envoyez le recours avant le jour indiqué, avec des preuves que cette école convient à l'enfant.",
  },
  'gb.school.right-bus': {
    says: "Le trajet est gratuit vers l'école adaptée la plus proche à plus de deux miles, ou trois dès l'âge de huit ans. Handicap, petit revenu ou route dangereuse comptent aussi.",
  },
}
