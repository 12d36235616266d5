/** The Dutch words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_NL: Words = {
  'ca.bill.want': { says: 'Zoek de datum waarop ze een antwoord willen.' },
  'ca.bill.reality': {
    says: 'Ze moeten u waarschuwen voordat ze u afsluiten. De meeste maken een plan als u eerst belt.',
  },
  'ca.bill.who': {
    says: 'Bedrijven voor stroom en gas volgen de regels van de provincie. Bedrijven voor telefoon en internet volgen federale regels.',
  },
  'ca.bill.rights': {
    says: 'U kunt de meterstand controleren, de rekening betwisten en tijd vragen om te betalen.',
  },
  'ca.bill.not-yet': {
    says: 'Ze kunnen uw huis niet afsluiten zonder eerst een schriftelijke waarschuwing.',
  },
  'ca.bill.right-dispute': {
    says: 'U kunt een rekening betwisten. Betaal het deel waarmee u het eens bent.',
  },
  'ca.bill.right-ccts': {
    says: 'Bij rekeningen voor telefoon, internet of tv helpt de CCTS gratis, als het bedrijf het niet oplost.',
  },
  'ca.bill.step-call': { says: 'Bel het bedrijf vóór de datum. Vraag om een betaalplan.' },
  'ca.bill.step-check': { says: 'Controleer de meterstand, de data en de prijs op de rekening.' },
  'ca.bill.step-fund': {
    says: 'Vraag in uw provincie naar hulpfondsen voor mensen met een laag inkomen.',
  },
  'ca.bill.opt-plan': {
    says: 'Bied elke maand een bedrag aan boven op de nieuwe rekening.',
    title: 'Vraag om een betaalplan',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Vóór de datum van afsluiten.',
    risk: 'Slaat u een betaling over, dan kunnen ze u afsluiten.',
    bestFor: 'U bent het schuldig, maar kunt niet alles in één keer betalen.',
  },
  'ca.bill.opt-complain': {
    says: 'Eerst bij het bedrijf, dan bij de toezichthouder (regulator) of de CCTS.',
    title: 'Klaag',
    cost: 'Gratis.',
    time: 'Weken.',
    risk: 'Laag.',
    bestFor: 'De rekening klopt niet.',
  },
  'ca.bill.right-regulator': {
    says: 'Een bedrijf voor stroom of gas moet regels volgen die een openbare toezichthouder (regulator) goedkeurde. Klaag bij het bedrijf, en dan gratis bij de toezichthouder.',
  },
  'ca.bill.right-wireless-notice': {
    says: 'Voordat een mobiele telefoon wordt afgesloten om een onbetaalde rekening, moet u 14 dagen ervoor bericht krijgen en 24 uur ervoor nog eens.',
  },
}
