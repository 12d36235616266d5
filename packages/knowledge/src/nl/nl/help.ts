/** Who helps: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'nl.help.schuldhulp': {
    does: 'Gratis schuldhulp van uw gemeente. Bij nood binnen drie werkdagen.',
  },
  'nl.help.loket': {
    does: 'Gratis juridisch advies voor mensen met een laag inkomen, per telefoon, online en in het echt.',
  },
  'nl.help.geldfit': { does: 'Gratis eerste hulp bij geldzorgen, per telefoon en chat.' },
  'nl.help.rvr': { does: 'Betaalt een deel van een advocaat bij een laag inkomen.' },
  'nl.help.huurcommissie': { does: 'Beslist geschillen over huur, servicekosten en onderhoud.' },
  'nl.help.consuwijzer': {
    does: 'Officieel advies over uw rechten als koper, met voorbeeldbrieven.',
  },
  'nl.help.kifid': { does: 'Gratis hulp bij geschillen met banken en verzekeraars.' },
  'nl.help.uwv': { does: 'Uitkeringen voor mensen zonder werk, en ontslagvergunningen.' },
  'nl.help.fraude': { does: 'Waar u oplichting meldt en vraagt of een bericht echt is.' },
  'nl.help.113': { does: 'Iemand om mee te praten, dag en nacht, gratis.' },
}
