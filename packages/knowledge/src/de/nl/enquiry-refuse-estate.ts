/** Questions about the debts of a parent or relative who died: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSE_ESTATE_NL: Words = {
  'de.ask-debt.parent-died': {
    says: 'U hoeft niet te betalen als u op tijd verwerpt: wie niets doet, erft. U hebt zes weken vanaf de dag dat u van het overlijden en uw erfenis weet. Het zijn zes maanden als de overledene alleen in het buitenland woonde of u dan in het buitenland bent. Ga zelf naar de rechtbank (Nachlassgericht) of notaris: een gewone brief is niet genoeg. Verwerp ook voor uw kinderen. Neem, betaal, verkoop en teken tot dan niets, ook geen huur. De begrafenis kan toch voor u zijn: de sociale dienst kan die betalen.',
  },
}
