/** Refusals on residence, visas and citizenship: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_NL: Words = {
  'ie.stay.wants': {
    says: 'De immigratiedienst zegt nee. De brief zegt of u in beroep kunt of een nieuwe blik kunt vragen, en tot wanneer.',
  },
  'ie.stay.right': {
    says: 'U hebt recht op de redenen op schrift. Tegen een geweigerd visum kunt u gratis in beroep, meestal binnen twee maanden.',
  },
  'ie.stay.step': {
    says: 'Vraag deze week advies aan een advocaat of de Immigrant Council of Ireland. Laat uw verblijf niet aflopen: vraag op tijd verlenging.',
  },
  'ie.stay.right-deport': {
    says: 'Voor een uitzetting krijgt u een brief en 15 werkdagen om te zeggen waarom u moet blijven. Neem nu een advocaat; de Legal Aid Board kan helpen.',
  },
  'ie.stay.know-citizen': {
    says: 'Tegen weigering van burgerschap is geen beroep. U kunt opnieuw aanvragen. Een rechter kan kijken of het eerlijk is beslist.',
  },
}
