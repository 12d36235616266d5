/** The Dutch words of Italy: public notices. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_NOTICES_WORDS: Words = {
  'it.town.enforceable': {
    says: 'Een brief van een gemeente over IMU of TARI kan na 60 dagen zonder nieuwe rekening uitgevoerd worden. U kunt vooraf delen per maand vragen, bij grote bedragen tot 72.',
  },
  'it.tax.right-repair': {
    says: 'Vóór een formele brief kunt u zelf een fout goedmaken (ravvedimento). Hoe eerder u betaalt, hoe lager de boete.',
  },
  'it.tax.right-paper-check': {
    says: 'Stuur bij een controle van papieren (controllo formale) kopieën van wat u opgaf en vraag verbetering. Bent u het eens, dan daalt de boete tot twee derde.',
  },
  'it.tv.fee': {
    says: 'De tv-bijdrage (canone RAI) is alleen verschuldigd met een tv thuis. Zonder tv stuurt u elk jaar de verklaring. Boven 75 en tot € 8.000 inkomen bent u vrij.',
  },
  'it.benefit.right-live': {
    says: 'Geld terugnemen moet bij uw middelen passen. U kunt delen vragen, en zeggen dat u het kantoor vertrouwde en het geld gebruikte om te leven.',
  },
  'it.enforce.order-to-bank': {
    says: 'Dit beveelt uw bank of werkgever geld vast te houden. Aan de belastinginner betaalt de bank na 60 dagen, vraag dus daarvoor een plan of verzet u.',
  },
  'it.fine.deadline-bill': {
    says: 'Over verkeersboetes beslist de belastingrechter niet. Bereikte de boete u nooit? Dan hebt u 30 dagen voor de vrederechter (giudice di pace). Om te betalen hebt u er 60.',
    action: 'Bezwaar maken bij de vrederechter, als u de boete nooit kreeg',
    consequence: 'U kunt niet meer zeggen dat de boete u nooit bereikte.',
  },
  'it.town-bill.reality': {
    says: 'Dit is de jaarlijkse rekening van de gemeente. Daarom alleen kan niemand beslag leggen: eerst moet een formele aanslag komen.',
  },
  'it.town-bill.right-late': {
    says: 'Te laat? Vóór een formele aanslag kunt u zelf betalen met een lagere boete (ravvedimento). Hoe eerder, hoe lager.',
  },
}
