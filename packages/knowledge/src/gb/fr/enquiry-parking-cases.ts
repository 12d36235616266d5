/** Questions sur le stationnement, cas particuliers : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_CASES_FR: Words = {
  'gb.ask-parking.scotland-not-driver': {
    says: 'Non. En Écosse, seul le conducteur peut devoir une somme privée, et aucune loi n’oblige le détenteur (keeper) à le nommer à la société. Ne dites pas qui conduisait. Une amende de la mairie (council) est différente.',
  },
  'gb.ask-parking.private-fine': {
    says: 'Non. Un « parking charge notice » d’une société privée est une demande d’argent selon un contrat. Ce n’est pas une amende et il n’y a pas de casier judiciaire. Faites un recours si c’est faux, et n’ignorez pas des papiers du tribunal.',
  },
  'gb.ask-parking.ignore-private': {
    says: 'Non, ne l’ignorez pas. Ce n’est pas une amende, mais la société peut aller au tribunal. Faites un recours à la société dans les 28 jours si c’est faux, et n’ignorez jamais des papiers du tribunal.',
  },
  'gb.ask-parking.appeal-late': {
    says: 'Écrivez maintenant, dites pourquoi c’est tard, et demandez l’examen. Une société privée peut encore l’accepter, et vous pouvez vous défendre au tribunal. Pour une mairie (council), attendez le prochain avis, qui donne une nouvelle chance.',
    dependsOn: 'qui l’a envoyé et pourquoi vous êtes en retard',
  },
  'gb.ask-parking.keeper-notice-time': {
    says: 'Si rien n’a été laissé sur la voiture, l’avis doit arriver au détenteur (keeper) dans les 14 jours après le stationnement. Si un avis a été laissé, il doit venir entre le jour 29 et le jour 56. En retard, ils ne peuvent réclamer qu’au conducteur.',
  },
  'gb.ask-parking.sold-car': {
    says: 'Dites-leur que vous n’étiez pas le détenteur (keeper) ce jour-là. Envoyez la preuve de la vente, comme la lettre de la DVLA, et le nom et l’adresse de l’acheteur si vous les savez. Vous ne devez alors rien comme détenteur.',
  },
  'gb.ask-parking.council-sold-car': {
    says: 'Ne payez pas. Envoyez le papier (slip) à la mairie (council) comme contestation officielle, dans les 28 jours après l’avis. Donnez le jour de la vente et le nom et l’adresse de l’acheteur. Si elle dit non, le tribunal est gratuit.',
  },
  'gb.ask-parking.minutes-over': {
    says: 'Faites un recours à la société dans les 14 jours, pour garder le prix plus bas si elle dit non. Le code donne au moins 10 minutes à la fin, et du temps au début pour lire les panneaux. Si elle refuse, le recours indépendant est gratuit.',
  },
  'gb.ask-parking.council-loading': {
    says: 'Contestez dans les 14 jours et envoyez le bon de livraison. Un vrai chargement peut être une raison complète d’annuler. La plupart des mairies (councils) offrent encore le prix plus bas si elles refusent une contestation à temps. Demandez avant sa fin.',
  },
  'gb.ask-parking.claim-form-away': {
    says: 'Il n’est peut-être pas trop tard. Vous avez 5 jours pour la remise, puis 14 pour accuser réception, ou 28 pour vous défendre si vous l’avez fait. Appelez le tribunal aujourd’hui : sans décision (judgment), répondez maintenant. S’il y en a une, demandez l’annulation (set aside) avec le formulaire N244.',
  },
  'gb.ask-parking.paid-wrong-reg': {
    says: 'Non, pas la somme entière le plus souvent. Faites un recours à la société et envoyez le reçu. Selon le code, une petite erreur devrait être annulée. Pour une plus grande, comme une autre voiture, ce devrait être £20 au plus.',
  },
}
