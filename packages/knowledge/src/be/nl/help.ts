/** Who helps for free in Belgium: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'be.help.cpas': {
    does: 'Het openbaar centrum voor maatschappelijk welzijn van uw gemeente. Gratis hulp bij geld, schulden, energie en wonen.',
  },
  'be.help.debt-mediation': {
    does: 'Erkende en gratis diensten voor schuldbemiddeling in uw buurt.',
  },
  'be.help.legal-aid': {
    does: 'Gratis eerste juridisch advies, en een gratis advocaat bij een laag inkomen.',
  },
  'be.help.spf-economie': { does: 'Neemt meldingen aan over bedrijven, incasso en oplichting.' },
  'be.help.consumer-ombudsman': {
    does: 'Gratis hulp bij een geschil met een bedrijf, nadat u het schreef.',
  },
  'be.help.energy-ombudsman': { does: 'Gratis hulp bij geschillen over elektriciteit en gas.' },
  'be.help.telecom-ombudsman': { does: 'Gratis hulp bij geschillen over telefoon en internet.' },
  'be.help.labour': { does: 'Officiële informatie over arbeidsrecht, en de arbeidsinspectie.' },
  'be.help.safeonweb': { does: 'Waar u valse berichten naartoe stuurt, met advies.' },
  'be.help.suicide-fr': { does: 'Iemand om mee te praten in het Frans, dag en nacht, gratis.' },
  'be.help.suicide-nl': { does: 'Iemand om mee te praten, dag en nacht, gratis.' },
}
