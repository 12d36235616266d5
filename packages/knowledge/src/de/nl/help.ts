/** The Dutch words of Germany: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_NL: Words = {
  'de.help.verbraucherzentrale': {
    does: 'Advies van het consumentencentrum van uw deelstaat over contracten, incasso, energie en oplichting, voor een klein bedrag of gratis.',
  },
  'de.help.caritas': { does: 'Gratis schuldhulp, persoonlijk en online, wat uw geloof ook is.' },
  'de.help.diakonie': { does: 'Gratis schuld- en sociale hulp in veel steden.' },
  'de.help.awo': { does: 'Gratis schuldhulp van de AWO, een welzijnsvereniging.' },
  'de.help.meine-schulden': { does: 'Vindt het gratis schuldhulpbureau bij u in de buurt.' },
  'de.help.mieterbund': {
    does: 'Plaatselijke huurdersverenigingen die voor leden advies geven en schrijven.',
  },
  'de.help.fachstelle': {
    does: 'Het kantoor van uw gemeente dat helpt voordat u uw woning verliest. Het kan huurschulden overnemen.',
  },
  'de.help.dgb': {
    does: 'Vakbonden. Leden krijgen rechtshulp op het werk en bij de arbeidsrechter.',
  },
  'de.help.arbeitsgericht': { does: 'De balie van de arbeidsrechter schrijft uw eis gratis op.' },
  'de.help.beratungshilfe': {
    does: 'Met een laag inkomen geeft de rechtbank u een bon voor een advocaat. U betaalt hoogstens € 15.',
  },
  'de.help.prozesskostenhilfe': {
    does: 'Betaalt rechter en advocaat als uw inkomen laag is en uw zaak een kans heeft.',
  },
  'de.help.anwaltssuche': { does: 'Het officiële register van alle advocaten.' },
  'de.help.vdk': {
    does: 'Sociale vereniging. Leden krijgen hulp bij beslissingen over uitkering, pensioen en gezondheid.',
  },
  'de.help.polizei': { does: 'Meld oplichting online of op elk bureau. Bel in gevaar 110.' },
  'de.help.sperr-notruf': { does: 'Blokkeert bankkaarten en internetbankieren, dag en nacht.' },
  'de.help.weisser-ring': { does: 'Helpt slachtoffers van misdrijven, gratis.' },
  'de.help.telefonseelsorge': { does: 'Iemand om mee te praten, dag en nacht, gratis.' },
  'de.help.hilfetelefon': {
    does: 'Hulp voor vrouwen die geweld meemaken, dag en nacht, in veel talen.',
  },
  'de.help.beitragsservice': { does: 'Vraag hier vrijstelling, een lagere bijdrage of delen.' },
}
