/** Questions about driving after a drink: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRINK_DRIVING_FR: Words = {
  'es.ask.drink-driving': {
    says: 'Au-dessus de 0,60 mg par litre d’air, ou avec des signes clairs, c’est un délit. Vient alors un procès rapide (juicio rápido) : prenez un avocat, gratuit s’il est d’office. Si vous acceptez les faits, la peine baisse d’un tiers. L’interdiction dure un à quatre ans. En dessous : amende jusqu’à 1 000 € et jusqu’à six points. Ne conduisez pas si le permis est retiré.',
    dependsOn: 'le taux mesuré',
  },
}
