/** Disputes over what was bought, and the eight days to cancel: the words in Dutch. */
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
  'jp.buy.right-cool-after-work': {
    says: 'Aan de deur verkocht kan het binnen acht dagen na het volledige contract terug, ook als het werk klaar is. U betaalt niets, en zij moeten het gratis herstellen.',
  },
  'jp.buy.step-cool-today': {
    says: 'Tel acht dagen vanaf het contract. Stuur vandaag de annulering per e-mail of aangetekend, bewaar een kopie en bel 188.',
  },
}
