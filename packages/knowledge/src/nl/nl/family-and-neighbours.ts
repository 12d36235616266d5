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
    says: 'U kunt een erfenis aannemen, weigeren of beneficiair aannemen. Bij beneficiair betaalt u de schulden niet van uw eigen geld. Kies voordat u ergens aan komt.',
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
}
