/** The French words of the rows in ../enquiry-hours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOURS_WORDS: Words = {
  'fr.ask-work.overtime': {
    says: 'Notez vos heures jour par jour. Devant le juge vous montrez des heures assez précises ; l’employeur doit alors montrer les siennes. Les huit premières par semaine sont payées 25 % de plus, puis 50 %, sauf accord plus bas (10 % au moins). Vous pouvez réclamer trois ans.',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: 'l’ampleur du changement',
    says: 'De petits changements dans la journée relèvent de l’employeur, avec un délai loyal. La paie, la durée, ou passer du jour à la nuit exigent votre accord. À temps partiel, il faut en général sept jours ouvrés avant. Répondez par écrit.',
  },
}
