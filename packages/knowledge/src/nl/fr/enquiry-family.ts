/** Questions about divorce and contact with children: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_FR: Words = {
  'nl.ask.divorce': {
    says: 'Seul un juge peut prononcer le divorce, un avocat le demande. Avec des enfants, il faut un plan (ouderschapsplan). Convenez d’abord qui reste au logement et gardez des copies. Un juge peut décider vite à titre provisoire.',
  },
  'nl.ask.child-contact': {
    says: 'Vous et votre enfant avez droit au contact. Parlez d’abord avec l’aide d’un médiateur ou de la commune, et notez les accords. Si cela échoue, un avocat demande au juge un règlement (omgangsregeling).',
  },
  'nl.ask.contact-not-kept': {
    says: 'Un plan fixé par un juge lie les deux parents. Notez chaque jour manqué et gardez les messages. Écrivez à l’autre parent et demandez les jours du plan. Ensuite un avocat peut aller devant le juge, vite si besoin (kort geding). Le juge peut fixer une somme par fois manquée (dwangsom) ou changer le plan. Demandez au Juridisch Loket un avocat avec aide. Continuez à payer la pension.',
  },
  'nl.ask.violence': {
    says: 'En danger, appelez le 112. Veilig Thuis répond gratuitement à toute heure au 0800-2000. Le maire peut éloigner la personne violente du logement et interdire le contact dix jours, jusqu’à quatre semaines en tout. Un juge peut l’interdire plus longtemps. Portez plainte, voyez un médecin, gardez photos et messages. Le Juridisch Loket trouve un avocat.',
  },
}
