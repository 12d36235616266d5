/** The Dutch words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_NL: Words = {
  'ca.scam.want': { says: 'Ze laten u haasten, zodat u niet nadenkt.' },
  'ca.scam.reality': {
    says: 'Geen politie, rechtbank of belastingdienst in Canada vraagt om cadeaukaarten of crypto. Niemand komt u arresteren.',
  },
  'ca.scam.who': {
    says: 'Dit zijn criminelen die een bekende naam gebruiken. Het echte kantoor stuurde het niet.',
  },
  'ca.scam.rights': {
    says: 'U bent niets schuldig aan iemand die u bedriegt. U kunt het gratis melden.',
  },
  'ca.scam.know': {
    says: 'De belastingdienst vraagt nooit om betaling met een cadeaukaart, crypto of e-transfer.',
  },
  'ca.scam.right-bank': {
    says: 'Ging er geld van uw kaart of rekening zonder uw toestemming? Zeg het meteen tegen uw bank en vraag het terug.',
  },
  'ca.scam.right-report': {
    says: 'U kunt het melden bij het Canadian Anti-Fraud Centre op 1-888-495-8501 en bij uw politie.',
  },
  'ca.scam.right-complain': {
    says: 'Zegt uw bank nee, dan kunt u klagen, en daarna gratis naar OBSI.',
  },
  'ca.scam.step-stop': {
    says: 'Stop. Klik niet, bel niet en stuur niets. Gebruik het nummer in het bericht niet.',
  },
  'ca.scam.step-bank': {
    says: 'Stuurde u geld of gaf u kaartgegevens, bel dan nu uw bank op het nummer op uw kaart.',
  },
  'ca.scam.step-report': {
    says: 'Meld het bij het Canadian Anti-Fraud Centre en bij de politie in uw buurt.',
  },
  'ca.scam.step-credit': {
    says: 'Gaf u uw SIN, vraag Equifax en TransUnion dan een fraudewaarschuwing (fraud alert) op uw dossier te zetten.',
  },
  'ca.scam.opt-ignore': {
    says: 'Gooi het weg, of bewaar een kopie voor de melding.',
    title: 'Antwoord niet',
    cost: 'Gratis.',
    time: 'Nu.',
    risk: 'Geen.',
    bestFor: 'U stuurde niets.',
  },
  'ca.scam.opt-report': {
    says: 'Vertel het uw bank, de politie en het Anti-Fraud Centre.',
    title: 'Meld het',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'U stuurde geld of gegevens.',
  },
  'ca.scam.warn-second': {
    says: 'Iemand kan bellen en aanbieden uw geld terug te halen tegen betaling. Dat is een tweede oplichting.',
  },
  'ca.scam.right-crime': {
    says: 'Fraude en identiteitsdiefstal zijn misdrijven. Meld ze bij de politie en bij het Canadian Anti-Fraud Centre op 1-888-495-8501.',
  },
  'ca.scam.right-prize': {
    says: 'Het is een misdrijf u te zeggen dat u een prijs won en dan geld te vragen. Onware beweringen in de handel zijn ook verboden.',
  },
  'ca.scam.right-spam': {
    says: 'E-mails en sms’jes die verkopen zonder uw toestemming zijn tegen de wet. Stuur ze naar spam@fightspam.gc.ca.',
  },
  'ca.scam.right-card': {
    says: 'Gebruikte iemand uw creditcard zonder uw toestemming, dan bent u hoogstens $50 schuldig, tenzij u heel erg onvoorzichtig was.',
  },
  'ca.scam.right-cut-off': {
    says: 'Een echt energiebedrijf moet u vóór een afsluiting bericht sturen, niet een uur ervoor. Het neemt geen Bitcoin of cadeaukaarten aan. Bel het nummer op uw rekening.',
  },
  'ca.scam.right-cra': {
    says: 'De CRA betaalt een teruggave via directe storting of cheque, nooit via e-Transfer of een link. Open zelf CRA My Account en kijk daar.',
  },
}
