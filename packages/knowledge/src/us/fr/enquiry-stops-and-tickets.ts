/** The French words of the rows in ../enquiry-stops-and-tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STOPS_AND_TICKETS_FR: Words = {
  'us.fact.car-door-opened': {
    says: 'Lors d’un contrôle légal la police peut faire descendre conducteur et passagers, et certains tribunaux la laissent ouvrir la porte pour cela. L’ouvrir pour chercher quelque chose est une fouille : il faut une bonne raison, un mandat ou votre oui. Dites calmement : I do not agree to a search. Ne résistez pas. Notez tout. Un avocat peut faire écarter ce qui a été trouvé.',
    dependsOn: 'la raison d’ouvrir la porte',
  },
  'us.fact.ticket-and-jail': {
    says: 'Ne pas avoir été arrêté n’exclut pas la prison. Lisez l’accusation : presque toujours une amende seule, mais pour un misdemeanor, comme l’alcool au volant ou le permis suspendu, le juge peut donner de la prison. Nul ne peut être emprisonné sans offre d’avocat, gratuit si vous ne pouvez payer. Allez-y ce jour, sinon un mandat suit. Plaidez non coupable et demandez un public defender avant d’en dire plus.',
    dependsOn: 'ce que reproche le papier',
  },
  'us.fact.truck-driver-ticket': {
    says: 'Plaidez non coupable à temps et prenez un avocat local. Demandez le relevé du radar, ses contrôles et la vidéo. Contre un tribunal de ville, l’appel donne presque toujours un nouveau procès, en Alabama sous 14 jours. Avec un permis commercial (CDL), les contraventions dans votre propre voiture comptent aussi. On ne peut les cacher par un stage ou un report. Deux à 15 mph ou plus en trois ans peuvent coûter 60 jours.',
  },
  'us.fact.dui-without-drink': {
    says: 'N’en dites pas plus et demandez tout de suite un public defender ou un avocat. L’État doit prouver que l’alcool ou une drogue vous rendait inapte à conduire. Des analyses nettes et un dossier médical de crise plaident contre : demandez-en copie. L’absence de lecture des droits n’écarte le plus souvent que les réponses données en détention. Demandez à temps l’audience du permis, souvent 7 à 15 jours. Allez à chaque audience.',
  },
}
