/** Rights of who gets a council penalty charge: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_RIGHTS_FR: Words = {
  'gb.pcn.right-grace': {
    says: 'Sur une place ou un parking de la mairie (council), aucune amende n’est due avant plus de 10 minutes de dépassement.',
  },
  'gb.pcn.right-discount': {
    says: 'Vous payez moins si vous payez dans les 14 jours. Ces 14 jours commencent le jour où l’avis a été mis sur la voiture ou vous a été remis.',
  },
  'gb.pcn.right-discount-post': {
    says: 'Quand un avis de caméra vient par la poste, le prix plus bas vaut 21 jours à partir du jour de sa remise officielle.',
  },
  'gb.pcn.right-appeal': {
    says: 'Vous avez 28 jours à partir d’un avis de rejet (notice of rejection) pour aller au tribunal. C’est gratuit, et presque personne ne doit payer de frais.',
  },
  'gb.pcn.right-compelling': {
    says: 'Même si la règle n’a pas été suivie, vous pouvez demander à la mairie (council) d’annuler. Donnez une raison forte, comme une maladie soudaine.',
  },
  'gb.pcn.right-evidence': {
    says: 'Vous pouvez voir les photos, les films et les notes sur lesquels la mairie (council) s’appuie. Beaucoup de mairies les montrent en ligne.',
  },
  'gb.pcn.right-camera': {
    says: 'Les caméras ne peuvent servir que pour certaines règles. Ce sont par exemple les arrêts et voies de bus, les marques d’école et les axes rouges (red routes).',
  },
  'gb.pcn.right-statement': {
    says: 'Vous pouvez faire une déclaration (witness statement) pour une des raisons prévues. Par exemple : vous n’avez jamais reçu l’avis, ou personne ne vous a répondu.',
  },
  'gb.pcn.right-order-and-signs': {
    says: 'La commune a besoin d’un arrêté (traffic order) pour sa règle et de panneaux clairs. Allez voir le lieu. Un arrêté fautif ou de mauvais panneaux sont un motif d’annulation.',
  },
  'gb.pcn.right-no-answer': {
    says: 'Avez-vous écrit à temps après l’avis officiel, sans réponse en 56 jours ? Alors la commune doit annuler. Dites-le maintenant, et aussi dans le prochain formulaire.',
  },
}
