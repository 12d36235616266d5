/** Questions of people who fear that bankruptcy takes all they have: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_BELONGINGS_NL: Words = {
  'us.fact.bankruptcy-keep': {
    says: 'Nee. De meeste mensen houden wat ze hebben. De wet van uw staat beschermt een deel van het huis, een auto, pensioen en huisraad. Uw deel telt: de waarde min de lening. In chapter 7 houdt u wat daarbinnen valt, als die leningen bij zijn. In chapter 13 houdt u alles en haalt u in drie tot vijf jaar in. Ga eerst naar een advocaat of rechtshulp.',
  },
}
