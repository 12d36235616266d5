/** Questions sur le stationnement : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_FR: Words = {
  'gb.ask-parking.private-have-to-pay': {
    says: 'Une somme de stationnement privé est une demande d’argent, pas une amende. Faites un recours si elle est fausse. Ne l’ignorez pas, car la société peut aller au tribunal pour elle.',
    dependsOn: 'si la somme est juste',
  },
  'gb.ask-parking.have-to-pay': {
    says: 'Un « penalty charge notice » d’une mairie (council) doit être payé ou contesté. Un « parking charge notice » d’une société privée est une demande contre laquelle vous pouvez faire un recours. N’ignorez ni l’un ni l’autre.',
    dependsOn: 'qui l’a envoyé',
  },
  'gb.ask-parking.name-driver': {
    says: 'Aucune loi ne vous oblige à dire à une société privée qui conduisait. Si vous êtes le détenteur (keeper), ils doivent avoir suivi les règles pour vous réclamer la somme. Vérifiez la règle des 14 jours.',
  },
  'gb.ask-parking.council-not-driving': {
    says: 'Pour une amende de la mairie (council), le propriétaire paie, quel que soit le conducteur. Ce n’est pas le cas si la voiture était vendue, volée, ou louée à quelqu’un qui a signé pour elle.',
    dependsOn: 'qui possédait la voiture ce jour-là',
  },
  'gb.ask-parking.collector': {
    says: 'Une société de recouvrement pour un stationnement privé n’a aucun pouvoir de venir prendre des choses. Écrivez une fois que vous contestez et pourquoi. Surveillez ensuite une mise en demeure (letter before claim).',
  },
  'gb.ask-parking.bailiff-private': {
    says: 'Une société privée de stationnement ne peut pas envoyer d’huissiers (bailiffs) maintenant. Elle devrait d’abord gagner au tribunal. Ils ne peuvent venir que si vous ne payez pas ensuite la décision (judgment).',
  },
  'gb.ask-parking.bailiff-council': {
    says: 'Si vous n’avez jamais reçu les avis d’avant, envoyez aujourd’hui les formulaires TE7 et TE9 au Traffic Enforcement Centre. Gardez la porte fermée, et offrez un plan si vous devez la somme.',
  },
  'gb.ask-parking.clamp': {
    says: 'Sur un terrain privé, personne ne peut bloquer ou enlever votre voiture sans un pouvoir légal. C’est un délit. Les huissiers (bailiffs), la police, la DVLA et les mairies (councils) ont des pouvoirs.',
  },
  'gb.ask-parking.hire-car': {
    says: 'Pour une somme privée, vous la devez comme locataire (hirer) seulement s’ils ont aussi envoyé le contrat de location et votre déclaration signée. Pour celle d’une mairie (council), le locataire qui a signé paie.',
    dependsOn: 'si elle vient d’une société privée ou d’une mairie (council)',
  },
  'gb.ask-parking.blue-badge': {
    says: 'Faites un recours et envoyez une copie du badge, des deux côtés. Les mairies (councils) annulent souvent. Selon le code privé, un badge non affiché devrait réduire la somme à £20.',
  },
  'gb.ask-parking.hospital': {
    says: 'Faites un recours à la société et envoyez la preuve du rendez-vous ou du retard. Demandez aussi à l’hôpital d’annuler. Une maladie ou un rendez-vous en retard joue en votre faveur.',
  },
  'gb.ask-parking.rejected-council': {
    says: 'Après un avis de rejet (notice of rejection), vous avez 28 jours pour aller au tribunal indépendant. C’est gratuit. Si c’était seulement une première contestation, attendez l’avis au propriétaire (notice to owner).',
  },
  'gb.ask-parking.rejected': {
    says: 'Avec le code du rejet, faites un recours à POPLA ou à l’IAS, avant le dernier jour de la lettre. C’est gratuit. Répondez à chacun de leurs points avec des preuves.',
  },
  'gb.ask-parking.popla-lost': {
    says: 'Perdre à POPLA ne vous lie pas, et seul un tribunal peut vous faire payer. Vous pouvez payer, ou attendre un procès et vous défendre. Si vous y perdez, des frais s’ajoutent.',
    dependsOn: 'la force de votre dossier',
  },
  'gb.ask-parking.wrong-plate': {
    says: 'Faites un recours et envoyez votre reçu ou relevé de banque. Pour une petite erreur, le code dit que la somme devrait être annulée. Pour une plus grande, elle devrait baisser à £20.',
  },
  'gb.ask-parking.machine': {
    says: 'Faites un recours et dites ce qui ne marchait pas et ce que vous avez essayé. Ajoutez photos, captures d’écran ou appels. S’il n’y avait aucun moyen de payer qui marche, c’est un argument fort.',
  },
  'gb.ask-parking.council-or-private': {
    says: '« Penalty charge notice » ou « fixed penalty » vient d’une mairie (council) ou de la police. « Parking charge notice » vient d’une société privée et n’est pas une amende.',
    dependsOn: 'les mots de l’avis',
  },
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
  'gb.ask-parking.council-challenge': {
    says: 'Contestez dans les 14 jours avec des photos et votre raison. Si la mairie (council) dit non, la plupart offrent encore le prix plus bas. Plus tard, vous pouvez aller devant un tribunal gratuit.',
  },
  'gb.ask-parking.scotland': {
    says: 'En Écosse, seul le conducteur peut devoir une somme privée. Aucune loi n’oblige le détenteur (keeper) à nommer le conducteur à la société. Une amende de la mairie (council) est différente : payez-la ou contestez-la.',
    dependsOn: 'qui l’a envoyé, et si vous conduisiez',
  },
  'gb.ask-parking.old-charge': {
    says: 'Une société a six ans à partir du stationnement pour saisir le tribunal. Après cela, vous avez une défense complète.',
    dependsOn: 'depuis combien de temps c’était',
  },
  'gb.ask-parking.how-appeal': {
    says: 'Faites d’abord un recours à la société ou à la mairie (council), sur leur formulaire, avec photos et preuves. Faites-le dans les 14 jours pour garder le prix plus bas. S’ils disent non, il y a un recours indépendant et gratuit.',
  },
  'gb.ask-parking.scotland-council': {
    says: 'En Écosse, vous payez la moitié dans les 14 jours, ou contestez auprès de la mairie (council). Après un avis de rejet (notice of rejection), vous avez 28 jours pour aller au First-tier Tribunal.',
  },
  'gb.ask-parking.ni-penalty': {
    says: 'Contestez par écrit dans les 14 jours, et le prix plus bas attend la réponse. Après un rejet, vous pouvez aller au Traffic Penalty Tribunal for Northern Ireland.',
  },
}
