/** The Dutch words of Switzerland: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_NL: Words = {
  'ch.help.schulden': { does: 'Vindt de gratis schuldhulp van uw kanton.' },
  'ch.help.caritas': { does: 'Gratis advies over schulden aan de telefoon.' },
  'ch.help.mieter': { does: 'Advies voor huurders, met een kleine ledenbijdrage.' },
  'ch.help.schlichtung': {
    does: 'Diensten van de overheid die ruzies over huur, werk en andere zaken oplossen.',
  },
  'ch.help.rav': { does: 'Het arbeidsbureau, voor uitkering en hulp bij het zoeken van werk.' },
  'ch.help.krankenkasse': { does: 'Gratis hulp bij ruzies met zorgverzekeraars.' },
  'ch.help.ombudscom': { does: 'Lost ruzies op over telefoon en internet.' },
  'ch.help.cyber': { does: 'Neemt meldingen aan van oplichting en valse berichten.' },
  'ch.help.143': { does: 'Iemand om mee te praten, dag en nacht.' },
}
