/** Questions about tax that is due or wrong: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_FR: Words = {
  'be.ask.tax-cannot-pay': {
    says: 'Demandez un plan de paiement dans MyMinfin avant l’échéance. C’est gratuit et peut durer 12 mois. Si l’impôt est faux, réclamez aussi : un an pour l’impôt fédéral.',
  },
  'be.ask.tax-object': {
    says: 'Réclamez par écrit ou dans MyMinfin, avec vos raisons et preuves. Pour l’impôt fédéral, vous avez un an dès le troisième jour ouvrable après l’envoi. Les taxes régionales ou communales ont d’autres délais : voyez le verso. Payez la part juste.',
  },
}
