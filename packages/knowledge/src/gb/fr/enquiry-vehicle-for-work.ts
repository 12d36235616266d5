/** Questions about bailiffs and a car or van needed for the job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VEHICLE_FOR_WORK_FR: Words = {
  'gb.ask-bailiff.work-car': {
    says: "Une voiture ou camionnette dont vous avez besoin pour votre propre travail est protégée si, avec vos autres outils, elle vaut £1,350 au plus. Le seul trajet vers le travail peut ne pas suffire. Envoyez aujourd'hui à la société et à la mairie la preuve de sa valeur et une lettre de l'employeur. En cas de refus, faites une demande (exempt goods claim) dans les sept jours après l'enlèvement. N'ôtez pas le sabot : c'est un délit.",
  },
}
