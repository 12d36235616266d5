/** Questions about what an individual voluntary arrangement is: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IVA_FR: Words = {
  'gb.ask-debt.iva-what': {
    says: 'Un accord qui oblige à payer une part de vos dettes, le plus souvent sur cinq ou six ans. Le reste est effacé. Un professionnel agréé le gère et prend des frais. Des créanciers ayant 75 % de la dette qui vote doivent accepter. Il reste six ans dans votre dossier de crédit. Si vous ne tenez pas, il échoue et les dettes reviennent. Voyez d’abord un conseiller gratuit.',
  },
}
