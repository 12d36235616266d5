/** Buren, erfenis, alimentatie en verblijf: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_NEIGHBOURS_NL: Words = {
  'nl.ask.neighbour-noise': {
    says: 'Een buur mag geen onrechtmatige hinder geven. Praat eerst, houd een dagboek bij en vraag dan om gratis buurtbemiddeling.',
  },
  'nl.ask.neighbour-tree': {
    says: 'Bomen staan meestal minstens twee meter van de grens en heggen een halve meter. De gemeente kan iets anders bepalen. Vraag het op papier voordat u snoeit.',
  },
  'nl.ask.estate': {
    says: 'U betaalt alleen met eigen geld als u zuiver aanvaardt. Bij de rechtbank kunt u verwerpen, of alleen na een lijst aanvaarden (beneficiair). Kies voordat u iets aanraakt: verkopen of opmaken kan tellen als zuiver aanvaarden. Een aandenken zonder waarde meestal niet. Een notaris of de rechtbank helpt. Schrijf de bedrijven dat u nog kiest.',
  },
  'nl.ask.maintenance': {
    says: 'Beide ouders betalen voor een kind naar wat zij kunnen missen. Een rechter kan het bedrag wijzigen als uw inkomen of leven verandert.',
  },
  'nl.stay.right-short': {
    says: 'Bij een afwijzing hebt u vaak maar vier weken om bezwaar te maken. Kijk onderaan de brief en neem nu een advocaat.',
  },
  'nl.ask.maintenance-unpaid': {
    says: 'Vraag het LBIO om te innen: dat is voor u gratis. Er moet een betaling uit de laatste zes maanden ontbreken en de rechter moet het bedrag hebben bepaald. Schrijf eerst uw ex.',
  },
  'nl.ask.maintenance-cannot-pay': {
    says: 'Stop niet op eigen houtje: het bedrag blijft verschuldigd tot een rechter het wijzigt of u het samen op papier zet. Vraag uw ex eerst om minder, met bewijs van uw nieuwe inkomen. Is het antwoord nee, dan vraagt een advocaat de rechtbank om wijziging; met een laag inkomen krijgt u hulp (toevoeging). Een lager bedrag telt meestal pas vanaf het verzoek. Nam u zelf ontslag, dan kan de rechter nee zeggen.',
  },
}
