/** The Dutch words of Ireland: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NL: Words = {
  'ie.home.element-reason': {
    says: 'Na zes maanden moet de opzegging (notice) een reden noemen die de wet toestaat.',
    name: 'De reden',
    ifMissing:
      'We zien geen reden. Zonder reden telt de opzegging misschien niet. Vraag Threshold of de RTB.',
  },
  'ie.home.element-hours': {
    says: 'De opzegging (notice) moet zeggen dat u de hele laatste dag hebt om te vertrekken.',
    name: 'De laatste 24 uur',
    ifMissing:
      'We zien de woorden over de hele 24 uur niet. Vraag Threshold of de RTB of de opzegging telt.',
  },
  'ie.home.element-rtb': {
    says: 'De opzegging (notice) moet zeggen dat u ermee naar de RTB kunt, en tot wanneer.',
    name: 'Uw recht om naar de RTB te gaan',
    ifMissing:
      'We zien de woorden over de RTB niet. Vraag Threshold of de RTB of de opzegging telt.',
  },
  'ie.home.element-service': {
    says: 'De opzegging (notice) moet de dag geven waarop zij bezorgd is.',
    name: 'De datum van bezorging (date of service)',
    ifMissing: 'We zien geen datum van bezorging. Vraag Threshold of de RTB of de opzegging telt.',
  },
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
  'ie.home.know-copy': {
    says: 'De verhuurder moet dezelfde dag een kopie van de opzegging (notice) aan de RTB sturen. Zo niet, dan telt zij niet.',
  },
  'ie.home.right-dispute': {
    says: 'U kunt een opzegging (notice) bij de RTB betwisten. U hebt 90 dagen, of 28 dagen als het om achterstallige huur of een andere fout van u gaat.',
  },
  'ie.home.right-reason': {
    says: 'Na zes maanden in uw woning heeft de verhuurder een reden nodig die de wet toestaat, en moet hij die noemen.',
  },
  'ie.home.right-notice': {
    says: 'Zonder fout van u is de opzegtermijn 90 dagen onder zes maanden, 152 tot een jaar, 180 tot zeven jaar, dan 196 en 224.',
  },
  'ie.home.right-six-years': {
    says: 'Begon uw huur op of na 1 maart 2026 en woont u er zes maanden? Dan hebt u zes jaar sterke bescherming.',
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
  'ie.home.dispute-breach': {
    says: 'Voor een opzegging (notice) wegens achterstallige huur of een andere fout hebt u 28 dagen om naar de RTB te gaan. Wij tellen vanaf de datum ervan.',
    action: 'Een geschil naar de RTB sturen, als u denkt dat de opzegging niet klopt',
    consequence: 'De RTB neemt uw zaak misschien niet aan.',
  },
  'ie.home.dispute': {
    says: 'U hebt 90 dagen vanaf het krijgen van de opzegging (notice) om naar de RTB te gaan. Wij tellen vanaf de datum ervan.',
    action: 'Een geschil naar de RTB sturen, als u denkt dat de opzegging niet klopt',
    consequence: 'De RTB neemt uw zaak misschien niet aan.',
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
  'ie.home.insight-mistakes': {
    says: 'Veel opzeggingen (notices) zijn niet geldig door een verkeerde datum, te weinig dagen of geen kopie aan de RTB.',
    actionable:
      'Vraag Threshold of de RTB elk punt na te gaan voordat u plannen maakt om te vertrekken.',
  },
  'ie.home.change-2026': {
    says: 'De huurwet veranderde op 1 maart 2026. Voor huren die eerder begonnen, blijven de oude redenen gelden.',
    was: 'Een verhuurder kon de meeste huren na zes maanden beëindigen voor verkoop of eigen gebruik.',
    is: 'Voor huren vanaf deze dag kunnen verhuurders met vier of meer woningen ze zonder fout van u niet beëindigen. Kleine verhuurders kunnen dat alleen om weinig redenen.',
  },
  'ie.home.right-declaration': {
    says: 'Is de reden verkoop? Dan moet er een beëdigde verklaring (statutory declaration) bij de opzegging zijn. De verkoop moet binnen negen maanden gepland zijn.',
  },
  'ie.home.right-many-homes': {
    says: 'Een verhuurder die binnen zes maanden tien of meer woningen van één project verkoopt, kan huren daarvoor meestal niet beëindigen.',
  },
  'ie.home.know-email': {
    says: 'Een mail of sms alleen is geen geldige opzegging (notice). Zij moet aan u gegeven, per post gestuurd of bij uw woning achtergelaten worden.',
  },
  'ie.home.know-slip': {
    says: 'Een kleine vergissing die u niet schaadt, maakt een opzegging (notice) misschien niet ongeldig. Vraag Threshold het na te gaan voordat u erop vertrouwt.',
  },
  'ie.home.right-stay-meanwhile': {
    says: 'Zolang een geschil over een opzegging (notice) bij de RTB ligt, loopt de huur meestal door. Blijf de huur betalen.',
  },
}
