/** Questions about fines, parking and tolls: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_FR: Words = {
  'au.ask.fine': {
    says: 'Vous pouvez demander un réexamen (review), payer avec le temps, nommer le conducteur ou choisir le tribunal, tout cela avant la date limite de l’avis.',
    dependsOn: 'votre État et la date limite',
  },
  'au.ask.private-parking': {
    says: 'Une entreprise privée ne peut pas vous donner une amende. Elle peut seulement réclamer selon un contrat et devrait vous poursuivre. Demandez des preuves.',
    dependsOn: 'ce que disaient les panneaux',
  },
  'au.ask.toll': {
    says: 'Pas toujours. Demandez à la société de péage d’abandonner ses frais et de vous laisser payer en plusieurs fois. Si vous avez vendu la voiture ou ne conduisiez pas, dites-le-lui avec des preuves.',
    dependsOn: 'à qui était la voiture ce jour-là et qui conduisait',
  },
  'au.ask.not-driving': {
    says: 'Nommez le conducteur dans le formulaire avant la date limite, en ligne ou par la poste. Voiture vendue avant ? Nommez l’acheteur et le jour, avec une preuve de la vente. Si vous ne savez pas qui conduisait, écrivez vos recherches. Un faux nom est une infraction.',
  },
  'au.ask.car-crash': {
    says: 'Le conducteur en faute vous doit le dommage, assuré ou non. Envoyez une demande (letter of demand) avec photos, deux devis et une date. S’il ne paie pas, allez aux small claims ou au tribunal. S’il dit que c’est vous, n’admettez rien et demandez d’abord un conseil gratuit.',
  },
  'au.ask.cannot-pay-fine': {
    says: 'Appelez le service des amendes avant la prochaine date et demandez de petits paiements, même pris sur Centrelink. Un work and development order efface des amendes par un cours, un soin ou du travail non payé si vous êtes pauvre, malade ou sans logis. En NSW, jusqu’à $1,000 par mois. Un plan ou cet ordre arrête le plus souvent la suspension du permis. Si un autre conduisait, nommez-le à temps.',
  },
}
