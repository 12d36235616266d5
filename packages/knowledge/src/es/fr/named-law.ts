/** Feux rouges et vitesse : les lignes de l’Espagne en français. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_FR: Words = {
  'es.fine.red-light': {
    says: 'Passer au rouge est une faute grave : 200 € et quatre points. Les vingt premiers jours, la moitié suffit.',
  },
  'es.fine.right-red-light': {
    says: 'On doit prouver que le feu était rouge et que c’était votre voiture. Demandez les photos, ou ce que l’agent a vu.',
  },
  'es.fine.right-speed': {
    says: 'La somme et les points suivent un barème selon la vitesse. Demandez la photo et le dernier contrôle du radar, et voyez si la marge est déduite.',
  },
}
