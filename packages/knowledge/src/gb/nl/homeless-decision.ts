/** A decision of the council about a homeless person: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMELESS_DECISION_NL: Words = {
  'gb.homeless.wants': {
    says: 'De gemeente zegt wat ze doet, of niet, nu u dakloos bent. U kunt om een nieuwe blik vragen.',
  },
  'gb.homeless.right-review': {
    says: 'Vraag binnen 21 dagen om een toets (review). Daarna kunt u binnen 21 dagen naar de County Court als het recht fout was.',
  },
  'gb.homeless.right-stay': {
    says: 'Vraag de gemeente u te huisvesten tot de beslissing. Ze kan dat, en moet naar uw redenen kijken.',
  },
  'gb.homeless.step': {
    says: 'Vraag vandaag advies bij Shelter of een advocaat; dat kan gratis zijn. Stuur bewijs van een arts van wat u niet aankunt.',
  },
  'gb.homeless.wales': {
    says: 'Vraag binnen 21 dagen om een toets (review). Vraag de gemeente u intussen te huisvesten.',
  },
  'gb.homeless.scotland': {
    says: 'Vraag binnen 21 dagen om een toets (review). In Schotland heeft ieder die dakloos is voorlopig recht op een plek.',
  },
}
