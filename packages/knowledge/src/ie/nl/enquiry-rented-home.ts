/** The Dutch words of Ireland: enquiry rented home. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_NL: Words = {
  'ie.ask.deposit-law': {
    says: 'Een waarborgsom (deposit) moet snel terugkomen. Alleen onbetaalde huur, rekeningen en schade boven gewone slijtage mogen ingehouden worden.',
  },
  'ie.ask.landlord-sells': {
    says: 'Een kale sms is geen opzegging. Zij moet schriftelijk en getekend zijn, met de reden, een verklaring onder ede en een kopie aan de RTB. Zij mag per e-mail komen. Na vijf jaar krijgt u 180 dagen of meer. Bij een huur vanaf 1 maart 2026 is verkoop meestal geen reden. U kunt binnen 90 dagen naar de RTB.',
  },
  'ie.ask.rent-figures': {
    says: 'De huur mag eens in 12 maanden stijgen, met 2% of de inflatie, wat lager is, in het hele land. U moet 90 dagen vooraf schriftelijk bericht krijgen op het RTB-formulier, en de RTB krijgt een kopie. Ontbreekt er iets, ga dan naar de RTB voor de nieuwe huur begint.',
  },
  'ie.ask.hap-refused': {
    says: 'Een verhuurder of makelaar mag u niet weigeren omdat u HAP of andere huurhulp krijgt. Bewaar de advertentie en berichten. Schrijf hem binnen twee maanden (formulier ES.1), klaag dan binnen zes maanden bij de WRC. Het is gratis en kan geld opleveren.',
  },
  'ie.ask.rent-up': {
    says: 'Huur mag één keer in 12 maanden stijgen, met 90 dagen schriftelijk bericht, met 2% of de inflatie, het laagste van de twee. De RTB moet het bericht dezelfde dag krijgen. Voor sommige nieuwe woningen geldt de 2% niet.',
    dependsOn: 'wanneer uw woning gebouwd is en de data',
  },
  'ie.ask.deposit': {
    says: 'Vraag erom op papier. De verhuurder mag haar alleen houden voor achterstallige huur, rekeningen of schade boven gewone slijtage. Weigert hij, ga dan naar de RTB.',
  },
  'ie.ask.entry': {
    says: 'Een verhuurder moet een tijd met u afspreken voordat hij binnenkomt. Een noodgeval is anders.',
  },
  'ie.ask.leaving': {
    says: 'U geeft 28 dagen onder zes maanden, 35 tot een jaar en 42 tot twee. Het is 56 tot vier, 84 tot acht, dan 112. Een vaste termijn bindt u, tenzij u het afspreekt of iemand vindt die hem overneemt.',
    dependsOn: 'hoe lang u er woont en uw huurcontract',
  },
  'ie.ask.rent-zones-ended': {
    says: 'U hoeft geen markthuur te accepteren. De zones eindigden op 1 maart 2026, maar er kwam een grens voor het hele land, ook voor oudere huur. Meestal is dat 2% of de inflatie, wat lager is, één keer per 12 maanden, op het RTB-formulier met 90 dagen. Blijf de oude huur betalen en ga naar de RTB. De zes jaar bescherming zijn voor nieuwe huur. De opzegtermijn voor verkoop van oudere is lang. Threshold: 1800 454 454.',
  },
}
