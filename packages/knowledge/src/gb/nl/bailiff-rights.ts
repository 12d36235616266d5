/** Rights of who gets a bailiff letter in England or Wales: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_RIGHTS_NL: Words = {
  'gb.bailiff.right-hours': {
    says: 'Een deurwaarder (bailiff) mag een woning alleen bezoeken tussen 6 uur ’s ochtends en 9 uur ’s avonds, tenzij een rechter andere uren toestaat.',
  },
  'gb.bailiff.right-door': {
    says: 'U hebt het recht uw deur dicht te houden. Een deurwaarder (bailiff) mag alleen door een deur of andere gewone ingang binnenkomen, niet door een raam.',
  },
  'gb.bailiff.right-identity': {
    says: 'U hebt het recht te zien wie de deurwaarder (bailiff) is en waarom hij mag innen. Hij kan het bewijs door de brievenbus geven.',
  },
  'gb.bailiff.right-basic-goods': {
    says: 'Ze moeten laten staan wat uw woning nodig heeft: fornuis of magnetron, koelkast, wasmachine, bedden, tafel en stoelen, verwarming, telefoon en kleren.',
  },
  'gb.bailiff.right-tools': {
    says: 'Ze moeten gereedschap, een computer of een voertuig laten staan dat u voor werk of studie nodig hebt, samen tot £1,350.',
  },
  'gb.bailiff.right-own-goods': {
    says: 'Ze mogen alleen spullen meenemen van de persoon met de schuld. Daarbij horen ook dingen die u samen met iemand hebt.',
  },
  'gb.bailiff.right-child-alone': {
    says: 'Ze mogen niet binnenkomen als er alleen kinderen onder 16 of kwetsbare volwassenen thuis zijn.',
  },
  'gb.bailiff.right-vulnerable': {
    says: 'Bent u ziek, gehandicapt of in gevaar? Zeg het. Ze mogen de bezoekkosten niet houden als u daarvoor geen eerlijke kans op advies had.',
  },
  'gb.bailiff.right-pay-stops': {
    says: 'Betaalt u vóór een verkoop het hele bedrag met kosten, dan moeten ze stoppen en teruggeven wat ze meenamen.',
  },
  'gb.bailiff.right-blue-badge': {
    says: 'Ze mogen geen auto meenemen met een geldige Blue Badge die dient om een gehandicapte te vervoeren.',
  },
  'gb.bailiff.right-court': {
    says: 'Breekt een deurwaarder (bailiff) de regels? Een rechter kan uw spullen terug laten geven of hen laten betalen. Vraag eerst advies, want kosten zijn een risico.',
  },
  'gb.bailiff.right-business-rent': {
    says: 'Dit kan alleen bij een schriftelijke huur van een pand zonder woning, en alleen voor huur van minstens zeven dagen. Servicekosten tellen niet. U kunt de rechter vragen de aanzegging te vernietigen.',
  },
}
