/** Notices of landlords, and rent that is late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NL: Words = {
  'ie.home.myth-date': {
    says: 'Een datum in een opzegging (notice) beëindigt uw woning niet vanzelf. Betwist u haar op tijd bij de RTB, dan kunt u blijven totdat die beslist.',
  },
  'ie.home.want': { says: 'Deze opzegging (notice) is de eerste stap, niet de laatste.' },
  'ie.home.reality': {
    says: 'Een opzegging (notice) beëindigt uw woning niet vanzelf. Betwist u haar, dan beslist de Residential Tenancies Board (RTB).',
  },
  'ie.home.who': {
    says: 'Een verhuurder of makelaar is een particulier of bedrijf. Hij mag de sloten niet veranderen of uw spullen buiten zetten.',
  },
  'ie.home.rights': {
    says: 'U kunt blijven zolang de RTB kijkt naar een geschil dat u op tijd stuurde. U moet de huur blijven betalen.',
  },
  'ie.home.not-yet': {
    says: 'Ze kunnen u vandaag niet uit huis zetten. Ze hebben een geldige opzegging (notice), een bevel van de RTB, en dan een bevel van de District Court nodig als u blijft.',
  },
  'ie.home.right-dispute': {
    says: 'U kunt een opzegging (notice) bij de RTB betwisten. U hebt 90 dagen, of 28 dagen als het om achterstallige huur of een andere fout van u gaat.',
  },
  'ie.home.right-locks': {
    says: 'U buitensluiten is tegen de wet. De RTB kan snel handelen en bevelen dat u weer naar binnen mag.',
  },
  'ie.home.right-warning': {
    says: 'Voor achterstallige huur moet de verhuurder eerst een waarschuwing (warning notice) sturen met minstens 28 dagen om te betalen, en een kopie aan de RTB.',
  },
  'ie.home.right-pay-ends': {
    says: 'Betaalt u alles binnen de 28 dagen, dan kunnen ze de huur daarvoor niet meer beëindigen.',
  },
  'ie.home.warning': {
    says: 'Een waarschuwing (warning notice) moet u minstens 28 dagen geven om te betalen. Wij tellen vanaf de datum ervan, voor de zekerheid.',
    action: 'Alle achterstallige huur betalen, of schriftelijk een plan afspreken',
    consequence: 'De verhuurder kan een opzegging van de huur sturen.',
  },
  'ie.home.step-stay': { says: 'Vertrek nog niet en teken niets dat de huur beëindigt.' },
  'ie.home.step-call': {
    says: 'Bel Threshold op 1800 454 454. Het is gratis, en ze kunnen de opzegging nagaan.',
  },
  'ie.home.step-check': {
    says: 'Controleer de datum, de reden, de dagen opzegtermijn en of de RTB een kopie kreeg.',
  },
  'ie.home.step-pay': {
    says: 'Is er huur achterstallig? Betaal nu wat u kunt en vraag uw plaatselijke Community Welfare Officer om hulp.',
  },
  'ie.home.opt-rtb': {
    says: 'Dien het online in en vraag gratis bemiddeling of een zitting.',
    title: 'Het bij de RTB betwisten',
    cost: 'Een klein bedrag; bemiddeling is gratis.',
    time: '90 dagen, of 28 bij een fout van u.',
    risk: 'U moet huur blijven betalen.',
    bestFor: 'De opzegging heeft fouten of de reden is niet waar.',
  },
  'ie.home.opt-pay': {
    says: 'Betaal alles binnen de 28 dagen en bewaar bewijs.',
    title: 'Betalen wat u schuldig bent',
    cost: 'De achterstallige huur.',
    time: '28 dagen.',
    risk: 'Betaalt u te laat, dan kunnen ze de huur beëindigen.',
    bestFor: 'U kunt aan het geld komen.',
  },
  'ie.home.opt-plan': {
    says: 'Bied de huur plus een deel van de achterstand aan. MABS kan helpen het te schrijven.',
    title: 'Een plan afspreken',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Dagen.',
    risk: 'Een gebroken plan maakt het moeilijker.',
    bestFor: 'U kunt betalen, maar niet alles ineens.',
  },
  'ie.home.opt-threshold': {
    says: 'Een gratis adviseur kan de opzegging nagaan en met de verhuurder praten.',
    title: 'Threshold vragen',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'U weet niet zeker wat u moet doen.',
  },
  'ie.home.warn-council': {
    says: 'Kunt u uw woning verliezen? Zeg het vroeg aan uw gemeente (council). Zij kan helpen het te voorkomen.',
  },
  'ie.home.right-stay-meanwhile': {
    says: 'Zolang een geschil over een opzegging (notice) bij de RTB ligt, loopt de huur meestal door. Blijf de huur betalen.',
  },
}
