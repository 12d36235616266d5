/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'it.ask.dismissed-orally': {
    says: 'Un licenciement doit être écrit ; de vive voix, il n’a aucun effet. Écrivez tout de suite que vous restez prêt à travailler. Puis allez à un syndicat.',
  },
  'it.ask.dismissed': {
    says: 'Envoyez une contestation écrite par lettre recommandée ou e-mail certifié (PEC) dans les 60 jours. Demandez le chômage (NASpI) dans les 68 jours. Un syndicat peut aider.',
  },
  'it.ask.sick-dismissed': {
    says: 'Pas pour la maladie, jusqu’à la limite de jours de votre convention (comporto). Après, il le peut. Vous avez 60 jours pour contester.',
    dependsOn: 'combien de jours donne votre convention',
  },
  'it.ask.pregnant-dismissed': {
    says: 'Non. Du début de la grossesse jusqu’au premier anniversaire de l’enfant, un licenciement est nul, avec peu d’exceptions. Envoyez le papier médical et contestez.',
  },
  'it.ask.dismissed-message': {
    says: 'Le licenciement doit être écrit, avec les motifs. Certains juges acceptent un message WhatsApp comme écrit : n’attendez pas. Contestez par recommandé ou PEC sous 60 jours, puis saisissez le juge sous 180 jours.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'la vraie raison',
    says: 'Un contrat à terme peut finir à sa date même enceinte. Si le congé maternité commence sous 60 jours après la fin, l’INPS le paie quand même. Ne pas renouveler à cause de la grossesse est une discrimination. Voyez un syndicat ou un patronato.',
  },
  'it.ask.charge': {
    says: 'Vous avez cinq jours pour répondre par écrit ou être entendu avec un syndicaliste. Répondez à chaque fait avec preuves, sans aveu signé. Ensuite seulement ils peuvent sanctionner. Contre cela, 20 jours auprès de l’inspection.',
  },
  'it.ask.trial-period': {
    says: 'Pendant l’essai, chacun peut y mettre fin sans motif. Il doit être signé avant le début et nommer vos tâches. Sinon, c’est un licenciement normal, et vous avez 60 jours.',
    dependsOn: 'ce que vous avez signé, et quand',
  },
  'it.ask.warning-letter': {
    says: 'Répondez par écrit dans les cinq jours, ou demandez à être entendu avec un syndicat. Aucune sanction ne peut venir avant. Contre une sanction, vous avez 20 jours pour une commission au bureau du travail.',
  },
}
