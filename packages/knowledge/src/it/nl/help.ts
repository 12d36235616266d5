/** The Dutch words of Italy: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'it.help.gratuito': {
    does: 'Gratis advocaat voor mensen met een laag inkomen. Vraag de orde van advocaten van uw stad of rechtbank.',
  },
  'it.help.occ': {
    does: 'Crisiskantoren die mensen met te veel schulden aan een plan bij de rechter helpen. De lijst is bij het ministerie van Justitie.',
  },
  'it.help.postale': { does: 'Beantwoordt vragen over oplichting en neemt online aangiften aan.' },
  'it.help.polizia': { does: 'Bel haar als u in gevaar bent of thuis bedreigd wordt.' },
  'it.help.abf': {
    does: 'Beslist online geschillen met banken en kredietgevers, voor € 20, na een klacht.',
  },
  'it.help.aas': { does: 'Beslist online geschillen met verzekeraars, voor € 20, na een klacht.' },
  'it.help.arera': {
    does: 'Legt rechten uit bij stroom, gas en water, en biedt gratis bemiddeling.',
  },
  'it.help.agcom': { does: 'Gratis bemiddeling voor telefoon, internet en betaal-tv.' },
  'it.help.garante': {
    does: 'Neemt klachten aan als uw gegevens of een kredietlijst tegen de regels gebruikt worden.',
  },
  'it.help.ader': { does: 'Toont uw rekeningen en laat u online delen vragen.' },
  'it.help.inps': { does: 'NASpI, pensioenen en andere uitkeringen.' },
  'it.help.sunia': {
    does: 'Een huurdersvereniging. Zij controleert huurcontracten en helpt bij ontruiming.',
  },
  'it.help.sicet': {
    does: 'Nog een huurdersvereniging. Zij geeft advies over huur, opzegging en sociale woningen.',
  },
  'it.help.cgil': { does: 'Een vakbond. Hij helpt bij ontslag, loon en uitkeringen.' },
  'it.help.cisl': {
    does: 'Nog een vakbond. Zijn patronato vraagt uitkeringen en pensioenen aan, zijn kantoren helpen bij loon.',
  },
  'it.help.adiconsum': {
    does: 'Een consumentenvereniging. Zij geeft advies over rekeningen, banken en te veel schulden.',
  },
  'it.help.federconsumatori': { does: 'Een consumentenvereniging met balies in de meeste steden.' },
  'it.help.caritas': { does: 'Hulp met eten, huur en rekeningen voor mensen in nood.' },
  'it.help.telefono-amico': {
    does: 'Als alles te veel is: iemand luistert, per telefoon of chat.',
  },
}
