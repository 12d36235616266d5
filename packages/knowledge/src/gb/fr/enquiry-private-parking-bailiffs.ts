/** Questions of people who fear bailiffs over a private parking charge: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_BAILIFFS_FR: Words = {
  'gb.ask-parking.bailiff-private': {
    says: 'Une société privée de stationnement ou son recouvreur ne peut maintenant ni envoyer d’huissiers (bailiffs), ni poser un sabot, ni entrer. Il faudrait d’abord gagner au tribunal et un jugement impayé. N’empruntez donc pas. Mais agissez : vérifiez l’adresse du log book, répondez à une letter of claim en 30 jours et à tout papier du tribunal à temps.',
  },
  'gb.ask-parking.ni-keeper': {
    says: 'L’avis d’une société privée est une facture, pas une amende. En Irlande du Nord, seul le conducteur peut la devoir, et la société doit montrer qui conduisait. Aucune loi n’oblige le titulaire à le lui dire. Contestez par écrit comme titulaire, sans dire qui conduisait. Le Consumer Council aide gratuitement. Un huissier a besoin d’un jugement ; n’ignorez jamais un papier du tribunal. Une amende du Department for Infrastructure est autre chose.',
  },
}
