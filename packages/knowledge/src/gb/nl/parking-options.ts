/** Ways to go about a private parking charge: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_OPTIONS_NL: Words = {
  'gb.parking.option-appeal': {
    says: 'Geef uw redenen en bewijs op het formulier dat de brief noemt. Vraag om het onafhankelijke bezwaar als ze nee zeggen.',
    title: 'Bezwaar maken bij het parkeerbedrijf',
    cost: 'Gratis',
    time: 'Binnen 28 dagen, het liefst binnen 14',
    risk: 'Na 14 dagen verliest u misschien de lagere prijs.',
    bestFor: 'U betaalde, de borden waren slecht, u had een reden, of de brief kwam laat.',
  },
  'gb.parking.option-pay': {
    says: 'Betaal zoals de brief zegt en bewaar bewijs. Dan is het voorbij.',
    title: 'De lagere prijs betalen',
    cost: 'Het lagere bedrag in de brief',
    time: 'Meestal binnen 14 dagen',
    risk: 'Met betalen stopt uw recht op bezwaar.',
    bestFor: 'U brak een duidelijke regel en hebt geen goede reden.',
  },
  'gb.parking.option-independent': {
    says: 'Gebruik POPLA of de IAS, zoals in de brief staat. Antwoord op elk punt van het bedrijf en stuur uw bewijs mee.',
    title: 'Het onafhankelijke bezwaar gebruiken',
    cost: 'Gratis',
    time: 'Vóór de laatste dag in de afwijzing',
    risk: 'Verliest u, dan krijgt u de lagere prijs niet meer.',
    bestFor: 'Het bedrijf zei nee en volgens u klopt het nog steeds niet.',
  },
  'gb.parking.option-dispute': {
    says: 'Stuur één duidelijke brief met uw redenen. Vraag bewijs van de boete en van alle extra kosten.',
    title: 'Schriftelijk betwisten',
    cost: 'Gratis',
    time: 'Vóór de datum in de brief',
    risk: 'Ze kunnen naar de rechter. Verliest u, dan komen er kosten bij.',
    bestFor: 'U hebt een goede reden of bewijs.',
  },
  'gb.parking.option-settle': {
    says: 'Bied schriftelijk een bedrag aan om het te beëindigen. Vraag te bevestigen dat u dan niets meer schuldig bent.',
    title: 'Een schikking aanbieden',
    cost: 'De eerste boete, of minder',
    time: 'Enkele weken',
    risk: 'Ze kunnen weigeren. Schrijf dat het geen erkenning is.',
    bestFor: 'U wilt ervan af en staat zwak.',
  },
  'gb.parking.option-help': {
    says: 'Citizens Advice kan de brief nakijken en helpen met een bezwaar of een formulier van de rechter.',
    title: 'Gratis advies vragen',
    cost: 'Gratis',
    time: 'Een gesprek of een bezoek',
    risk: 'De dagen lopen door terwijl u wacht.',
    bestFor: 'U bent niet zeker, of er kwamen papieren van de rechter.',
  },
}
