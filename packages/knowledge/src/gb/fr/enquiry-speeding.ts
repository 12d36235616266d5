/** Questions about speeding notices: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_FR: Words = {
  'gb.ask-speed.not-driver': {
    says: 'Renvoyez le formulaire dans les 28 jours et nommez la personne qui conduisait, avec l’adresse que vous avez. Gardez une copie. Ne dites que ce qui est vrai. Ne pas répondre est une infraction à part : six points et jusqu’à £1,000.',
  },
  'gb.ask-speed.fourteen-days': {
    says: 'Le premier avis doit, en général, arriver chez le titulaire enregistré dans les 14 jours de l’infraction. Si le vôtre est arrivé plus tard, demandez conseil : il se peut qu’on ne puisse pas condamner pour la vitesse. Renvoyez quand même le formulaire sur le conducteur.',
  },
  'gb.ask-speed.course': {
    says: "Pour la plupart des gens le stage vaut mieux : pas de points, pas d'amende, pas de condamnation. Vous le payez et devez réserver à temps. Vous n'avez à en parler que si un assureur le demande ; répondez alors vrai. Si vous refusez, attendez-vous à au moins £100 et trois points.",
  },
}
