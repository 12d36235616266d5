/** Questions about flights and package trips that are cancelled: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_FR: Words = {
  'nl.ask.flight': {
    says: 'Demandez à la compagnie une aide, un remboursement ou un autre vol, et la somme fixe de la règle européenne. Elle ne la doit pas pour une cause inévitable, comme une tempête.',
    dependsOn: 'la cause, la durée du retard et la distance',
  },
  'nl.ask.package-tour': {
    says: 'Si l’organisateur annule un voyage à forfait, vous êtes remboursé de tout en 14 jours. Vous pouvez refuser un bon. Si vous annulez, vous payez en général des frais justes, mais rien si des faits graves sur place empêchent le voyage.',
    dependsOn: 'qui a annulé et pourquoi',
  },
  'nl.ask.train-late': {
    says: 'Le droit européen donne 25 % du billet dès 60 minutes de retard et 50 % dès deux heures. La NS paie plus pour ses trains : la moitié dès 30 minutes, tout dès une heure. Demandez-le vite sur le site du transporteur, avec la date et le trajet. En cas de refus, allez à la commission des litiges (Geschillencommissie Openbaar Vervoer).',
  },
  'nl.ask.flight-via-site': {
    says: 'La compagnie doit vous rembourser ou vous replacer, même si vous avez réservé par un site. Elle a sept jours ; ce délai ne lie pas le site. Demandez donc par écrit à la compagnie elle-même. Les frais du site font partie du prix, sauf si la compagnie n’en savait rien. Vous pouvez refuser un bon. Prévenu moins de 14 jours avant ? Réclamez aussi 250 à 600 €, mais pas pour une tempête ou autre. Pas de réponse ? Signalez-le à l’ILT, ou allez au juge dans les deux ans. Cela vaut au départ de l’UE, ou vers elle avec une compagnie de l’UE.',
  },
}
