/** Questions about traffic fines and garages: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'it.ask.fine-too-old': {
    says: 'Le droit d’exiger une amende de la route finit cinq ans après l’infraction. Chaque papier qui vous est remis dans ce temps relance les cinq ans.',
    dependsOn: 'le dernier papier qui vous a été remis',
  },
  'it.ask.fine': {
    says: 'Payez 30 % de moins dans les cinq jours, ou le minimum dans les 60. Ou contestez : 30 jours devant le juge de paix (giudice di pace), 60 devant le préfet (Prefetto). Pas les deux.',
    dependsOn: 'si vous avez des preuves',
  },
  'it.ask.fine-driver': {
    says: 'Dites à la police sous 60 jours qui conduisait. Sinon, une seconde amende arrive, même si vous avez payé la première. Les points vont au vrai conducteur. Le propriétaire répond quand même de l’amende.',
  },
  'it.ask.garage-keeps': {
    says: 'Un garage peut garder la voiture pour des travaux commandés et dus, pas pour ceux que vous n’avez jamais acceptés. Demandez l’ordre de réparation signé. Payez « sous réserve » pour la reprendre, puis contestez auprès du médiateur.',
  },
  'it.ask.speed-camera': {
    says: 'Un radar approuvé mais non omologato n’est pas une preuve, dit la Cour suprême. Un décret plus récent compte peut-être les modèles approuvés depuis 2017 comme omologati. Depuis fin 2025, un radar absent de la liste du ministère ne peut pas servir. Regardez-la et demandez ses papiers. Recours gratuit au Prefetto en 60 jours, ou au giudice di pace en 30. Ne payez pas avant.',
  },
}
