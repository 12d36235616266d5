/** Questions about bailiffs and a car or van needed for the job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VEHICLE_FOR_WORK_FR: Words = {
  'gb.ask-bailiff.work-car': {
    says: "Une voiture ou camionnette dont vous avez besoin pour votre propre travail est protégée si, avec vos autres outils, elle vaut £1,350 au plus. Le seul trajet vers le travail peut ne pas suffire. Envoyez aujourd'hui à la société et à la mairie la preuve de sa valeur et une lettre de l'employeur. En cas de refus, faites une demande (exempt goods claim) dans les sept jours après l'enlèvement. N'ôtez pas le sabot : c'est un délit.",
  },
  'gb.ask-bailiff.took-car': {
    says: 'Agissez aujourd’hui : la vente doit attendre 7 jours pleins. Ils ne peuvent pas garder une voiture à crédit, d’une autre personne, ou avec un Blue Badge visible. Ni une voiture jusqu’à 1 350 £ dont vous avez besoin pour votre propre travail. Envoyez alors une réclamation avec preuves tout de suite, dans les 7 jours. Sinon, payer, ou un plan accepté par la société et le créancier, la fait revenir. Dites aux deux si vous êtes vulnérable. National Debtline : 0808 808 4000.',
  },
}
