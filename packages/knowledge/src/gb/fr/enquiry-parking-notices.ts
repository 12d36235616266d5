/** Questions about what a notice must do, grace periods, signs, special land and court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_NOTICES_FR: Words = {
  'gb.ask-parking.credit': {
    says: 'Une somme de stationnement ne touche pas votre dossier de crédit. Une décision de justice (judgment) le peut, si elle reste impayée plus d’un mois.',
  },
  'gb.ask-parking.late-notice': {
    says: 'Si rien n’a été laissé, l’avis au détenteur (notice to keeper) doit venir dans les 14 jours après le stationnement. Si un avis a été laissé sur la voiture, il doit venir entre le jour 29 et le jour 56.',
    dependsOn: 'si un avis a été laissé sur la voiture',
  },
  'gb.ask-parking.grace-council': {
    says: 'En Angleterre, sur une place ou un parking de la mairie (council), il y a 10 minutes gratuites après le temps payé ou permis. Cela ne couvre ni les lignes jaunes ni un stationnement impayé.',
  },
  'gb.ask-parking.grace': {
    says: 'Le code privé donne au moins 10 minutes de marge après la fin du temps permis, et du temps au début pour lire les panneaux. Faites un recours si vous étiez dans ces limites.',
  },
  'gb.ask-parking.signs': {
    says: 'Photographiez les panneaux et lignes depuis votre entrée et votre place. Des panneaux peu clairs ou absents sont une bonne raison de recours, contre une mairie (council) ou une société privée.',
  },
  'gb.ask-parking.airport': {
    says: 'Si oui, les règles du détenteur (keeper) ne s’appliquent peut-être pas, et ils ne peuvent réclamer qu’au conducteur. Dites-le quand vous faites un recours comme détenteur.',
    dependsOn: 'si le terrain a ses propres règlements (byelaws)',
  },
  'gb.ask-parking.court-claim': {
    says: 'Ne manquez pas les dates. Répondez dans les 14 jours après la remise officielle pour avoir 28 jours de défense. Dites ensuite pourquoi vous ne devez rien : panneaux, règles du détenteur (keeper), paiement ou somme annulée.',
  },
  'gb.ask-parking.cancelled': {
    says: 'Gardez le message qui dit que c’est annulé. Envoyez une copie et demandez-leur d’arrêter. S’il y a un procès, mettez-le en premier point de votre défense.',
  },
  'gb.ask-parking.claim-not-driver': {
    says: 'Ne l’ignorez pas. Accusez réception de la demande sous 14 jours : vous avez alors 28 jours en tout pour vous défendre. Le titulaire (keeper) qui ne conduisait pas ne doit que si la firme a suivi chaque règle sur les titulaires, souvent un avis sous 14 jours. Écrivez-le dans la défense. Personne ne doit dire qui conduisait. Nommer le conducteur n’aidait qu’avant le procès.',
  },
}
