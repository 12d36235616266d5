/** The French words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_FR: Words = {
  'it.ask.dismissed-orally': {
    says: 'Un licenciement doit être écrit ; de vive voix, il n’a aucun effet. Écrivez tout de suite que vous restez prêt à travailler. Puis allez à un syndicat.',
  },
  'it.ask.dismissed-message': {
    says: 'Le licenciement doit être écrit, avec les motifs. Certains juges acceptent un message WhatsApp comme écrit : n’attendez pas. Contestez par recommandé ou PEC sous 60 jours, puis saisissez le juge sous 180 jours.',
  },
  'it.ask.trial-period': {
    says: 'Pendant l’essai, chacun peut y mettre fin sans motif. Il doit être signé avant le début et nommer vos tâches. Sinon, c’est un licenciement normal, et vous avez 60 jours.',
    dependsOn: 'ce que vous avez signé, et quand',
  },
}
