/** A lasting power of attorney: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_NL: Words = {
  'gb.attorney.know': {
    says: 'Een volmacht (lasting power of attorney) moet worden gemaakt zolang iemand het begrijpt, en geregistreerd. Is het te laat, dan kan de Court of Protection iemand aanwijzen.',
  },
  'gb.attorney.answer-misused': {
    says: 'Meld het bij de Office of the Public Guardian (OPG). Iedereen mag dat, gratis. Die kan de rekeningen nagaan en de Court of Protection vragen de volmacht te beëindigen. Wie de volmacht heeft, handelt voor de persoon, houdt het geld apart en geeft alleen kleine, gewone cadeaus. Begrijpt de persoon het nog, dan kan die zelf intrekken. Gaat er nu geld weg? Bel de bank en de politie (101).',
  },
}
