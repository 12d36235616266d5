/** Questions about things that never came: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_FR: Words = {
  'gb.ask-consumer.not-delivered': {
    says: 'Dites-le au vendeur, pas au livreur. Sauf date convenue, il doit livrer dans les 30 jours. Donnez-lui une seule nouvelle date juste. S’il la manque, annulez et récupérez l’argent.',
  },
  'gb.ask-consumer.parcel-stolen': {
    says: 'Le vendeur doit vous le faire arriver, ou à quelqu’un que vous avez nommé. Si le livreur l’a laissé et qu’il a disparu, la perte est pour le vendeur. Demandez-lui un nouveau ou un remboursement.',
  },
  'gb.ask-consumer.parcel-wrong-door': {
    says: 'Le vendeur doit vous rembourser ou en envoyer un autre. Il doit faire arriver les biens à vous ou à une personne que vous avez nommée. Le livreur travaille pour le vendeur, pas pour vous. Si le vendeur refuse et que vous avez payé plus de £100 par carte de crédit, demandez à la société de la carte.',
  },
  'gb.ask-consumer.ordered-never-came': {
    says: 'Écrivez au vendeur. Il devait livrer dans les 30 jours, sauf autre jour convenu. Fixez une dernière date juste ; s’il la manque, vous pouvez annuler et devez tout récupérer. Pour plus de £100 par carte de crédit, l’émetteur de la carte est aussi responsable.',
  },
}
