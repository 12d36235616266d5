/** Questions about a higher rent after works on the house: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AFTER_WORKS_FR: Words = {
  'de.ask-home.rent-after-works': {
    says: 'Le loyer annuel peut monter de 8 % du coût, moins ce que des réparations auraient coûté. Maximum 3 € le mètre carré en six ans, 2 € si le loyer est sous 7 €. Pour un nouveau chauffage subventionné, comme une pompe à chaleur, ce peut être 10 %, mais 50 centimes au plus. La lettre doit montrer le calcul ; la hausse vaut deux mois après. La rigueur se signale en général avant la fin du mois suivant l’annonce. Demandez les factures.',
    dependsOn: 'le coût, la surface et vos revenus',
  },
}
