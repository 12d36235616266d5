/** Questions about penalties of councils: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_FR: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: 'Écrivez à la commune dans les 14 jours avec des photos : le prix réduit reste en général ouvert. Après la notice to owner, vous avez 28 jours pour la contestation formelle. Si elle refuse, vous avez 28 jours pour le tribunal gratuit. Un bon motif suffit.',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: 'Écrivez à la commune dans les 14 jours avec des photos : le prix réduit reste en général ouvert. Après la notice to owner, vous avez 28 jours pour la contestation formelle. Si elle refuse, vous avez 28 jours pour le tribunal gratuit. Un bon motif suffit.',
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
