/** The Dutch words of Japan: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_NL: Words = {
  'jp.buy.want': { says: 'Een bedrijf zegt dat u een contract moet houden of moet betalen.' },
  'jp.buy.who': {
    says: 'Dit is een particulier bedrijf. Het heeft een rechter nodig om u te dwingen.',
  },
  'jp.buy.not-yet': { says: 'Zonder rechter kan er niets in beslag genomen worden.' },
  'jp.buy.rights': {
    says: 'Aan de deur of aan de telefoon verkocht? U hebt meestal acht dagen om te annuleren (クーリング・オフ).',
  },
  'jp.buy.deadline-eight': {
    says: 'Acht dagen vanaf de dag dat u het contractpapier kreeg, die dag meegeteld. Bij piramideverkoop zijn het er twintig.',
    action: 'Het bericht sturen dat u annuleert',
    consequence: 'U verliest de makkelijke uitweg.',
  },
  'jp.buy.step-188': {
    says: 'Bel 188, de consumentenlijn. Dat is het consumentenbureau bij u in de buurt.',
  },
  'jp.buy.step-cool': {
    says: 'Stuur per post of mail een bericht dat u annuleert en bewaar een kopie.',
  },
  'jp.buy.right-cool': {
    says: 'U kunt contracten aan de deur, telefoon en sommige dienstcontracten binnen acht dagen zonder reden annuleren.',
  },
  'jp.buy.right-unfair': {
    says: 'Een contract dat door leugens of druk ontstond, kan ongedaan worden gemaakt. Bedingen die te hard voor u zijn, zijn nietig.',
  },
  'jp.buy.right-defect': {
    says: 'Vraag bij gebrekkige spullen herstel, iets nieuws of een lagere prijs. Zeg het de verkoper binnen één jaar nadat u het vond.',
  },
  'jp.buy.option-cancel': {
    says: 'Noem het contract en de dag.',
    title: 'Schriftelijk annuleren of betwisten',
    cost: 'De post.',
    time: 'Acht dagen.',
    risk: 'Geen, als u op tijd bent.',
    bestFor: 'Aan de deur of telefoon verkocht.',
  },
  'jp.buy.option-188': {
    says: 'Gratis advies over contracten.',
    title: '188 bellen',
    cost: 'Het telefoontje.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'Elke moeite met een bedrijf.',
  },
  'jp.buy.bill-want': {
    says: 'Een bedrijf voor stroom, gas of water wil zijn rekening betaald hebben.',
  },
  'jp.buy.bill-real': {
    says: 'Belt u vóór de dag van afsluiten, dan kunt u vaak meer tijd krijgen.',
  },
  'jp.buy.bill-call': { says: 'Bel het bedrijf vóór de datum. Vraag een nieuwe datum of delen.' },
  'jp.buy.bill-town': {
    says: 'Vraag de hulpbalie van uw gemeente (自立相談支援機関) als er weinig geld is.',
  },
  'jp.buy.bill-right': { says: 'U kunt de meterstand vragen en hoe het bedrag berekend is.' },
  'jp.buy.bill-plan': {
    says: 'Bied een datum aan.',
    title: 'Om tijd of delen vragen',
    cost: 'Wat u aanbiedt.',
    time: 'Eén telefoontje.',
    risk: 'Houd u eraan.',
    bestFor: 'U bent het schuldig.',
  },
  'jp.buy.scam-want': {
    says: 'Dit bericht wil uw geld of gegevens door u bang te maken (架空請求).',
  },
  'jp.buy.scam-who': { says: 'Het lijkt een oplichter die een officiële naam gebruikt.' },
  'jp.buy.scam-real': {
    says: 'Rechtbanken sturen geen briefkaarten en vragen niet om cadeaukaarten. Echte papieren komen met bijzondere post (特別送達).',
  },
  'jp.buy.scam-stop': { says: 'Bel het nummer in het bericht niet, en betaal niet.' },
  'jp.buy.scam-188': {
    says: 'Bel 188 of de politielijn #9110. Betaalde u? Bel dan meteen uw bank.',
  },
  'jp.buy.scam-right': { says: 'U hoeft niet te betalen voor wat u nooit bestelde.' },
  'jp.buy.scam-option': {
    says: 'Vraag het aan het echte kantoor op een nummer dat u zelf vond.',
    title: 'Laten liggen, na controle',
    cost: 'Niets.',
    time: 'Minuten.',
    risk: 'Een echt papier van de rechtbank mag u niet negeren.',
    bestFor: 'U kent de eis niet.',
  },
  'jp.buy.insure-want': { says: 'Uw verzekeraar zegt wat hij betaalt, of waarom niet.' },
  'jp.buy.insure-step': { says: 'Vraag schriftelijk de reden en de bepaling. Bel dan 188.' },
  'jp.buy.insure-right': { says: 'U kunt vragen waarop de beslissing rust.' },
  'jp.buy.insure-option': {
    says: 'Stuur papieren die u gelijk geven.',
    title: 'Vragen opnieuw te kijken',
    cost: 'Niets.',
    time: 'Weken.',
    risk: 'Termijnen lopen door.',
    bestFor: 'U denkt dat het nee verkeerd is.',
  },
  'jp.buy.right-cool-after-work': {
    says: 'Aan de deur verkocht kan het binnen acht dagen na het volledige contract terug, ook als het werk klaar is. U betaalt niets, en zij moeten het gratis herstellen.',
  },
  'jp.buy.step-cool-today': {
    says: 'Tel acht dagen vanaf het contract. Stuur vandaag de annulering per e-mail of aangetekend, bewaar een kopie en bel 188.',
  },
}
