/** A letter of the police that asks who drove a vehicle: the words in French. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOTHING_DECIDED: RowWords = {
  says: 'C’est une question et un avertissement. Personne ne vous a encore donné d’amende ni de points.',
}
const NOT_ME: RowWords = {
  says: 'Quelqu’un d’autre conduisait ? Donnez son nom et son adresse sur le formulaire. La police écrit alors à cette personne.',
}
const ANSWER: RowWords = {
  says: 'Renvoyez le formulaire avec le nom et l’adresse du conducteur, même si c’est vous.',
  title: 'Dire à temps qui conduisait',
  cost: 'Rien.',
  time: 'Quelques minutes.',
  risk: 'Si c’était vous, une offre de stage, une amende ou un papier du tribunal suivra.',
  bestFor: 'Vous savez qui conduisait.',
}

export const DRIVER_NOTICES_FR: Words = {
  'gb.driver.nothing-decided': NOTHING_DECIDED,
  'gb.driver.right-not-me': NOT_ME,
  'gb.driver.right-not-known': {
    says: 'Ce n’est pas une infraction si vous ne savez pas qui conduisait et ne pouviez pas le découvrir avec soin. Notez tout ce que vous avez fait pour le savoir.',
  },
  'gb.driver.step-check': {
    says: 'Vérifiez la plaque, le lieu, le jour et l’heure. Regardez votre agenda, vos messages ou votre planning pour voir qui conduisait.',
  },
  'gb.driver.step-photo': {
    says: 'Demandez la photo à la police si vous n’êtes pas sûr. Les 28 jours continuent de courir.',
  },
  'gb.driver.deadline': {
    says: 'Vous avez 28 jours après avoir reçu l’avis pour dire qui conduisait.',
    action: 'Dire qui conduisait',
    consequence:
      'Ne pas répondre est une infraction à part : jusqu’à £1,000 d’amende et six points.',
  },
  'gb.driver.warning-false-name': {
    says: 'Ne nommez jamais quelqu’un qui ne conduisait pas. Les tribunaux envoient des gens en prison pour cela.',
  },
  'gb.driver.six-months': {
    says: 'Pour un excès de vitesse, le procès doit commencer dans les six mois après les faits. Gardez tous les papiers jusque-là.',
  },
  'gb.driver.option-answer': ANSWER,
  'gb.driver.ni-nothing-decided': NOTHING_DECIDED,
  'gb.driver.ni-right-fourteen': {
    says: 'Le premier avis doit en général partir au détenteur ou au conducteur dans les 14 jours après les faits.',
  },
  'gb.driver.ni-right-not-me': NOT_ME,
  'gb.driver.ni-step': {
    says: 'Remplissez le formulaire et renvoyez-le dans le délai indiqué, avec une preuve d’envoi. Ne pas répondre est une infraction à part.',
  },
  'gb.driver.ni-option-answer': ANSWER,
}
