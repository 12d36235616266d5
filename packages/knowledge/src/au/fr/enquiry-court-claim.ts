/** Questions about claims before a court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_FR: Words = {
  'au.ask.sued': {
    says: 'Déposez une défense (defence) à temps : 28 jours en Nouvelle-Galles du Sud et dans le Queensland, 21 dans le Victoria, 14 en Australie-Occidentale. Pour un prêt, allez aussi à l’AFCA. Appelez le 1800 007 007.',
  },
  'au.ask.ignore': {
    says: 'Ne laissez pas de côté des papiers du tribunal. Si vous ne répondez pas, le tribunal peut décider sans vous.',
  },
  'au.ask.ignore-claim': {
    says: 'Ne l’ignorez pas. Sans défense à temps, le tribunal peut vous condamner sans vous entendre. C’est 28 jours en Nouvelle-Galles du Sud, au Queensland et en Australie-Méridionale, 21 au Victoria, 14 en Australie-Occidentale.',
  },
  'au.ask.small-claims': {
    says: 'Écrivez d’abord une demande avec une date, et gardez messages et relevés. Déposez ensuite une petite demande (small claim) : jusqu’à $20,000 en New South Wales, $25,000 au Queensland, $12,000 en South Australia et $10,000 en Western Australia. Vous n’avez pas besoin d’avocat.',
  },
}
