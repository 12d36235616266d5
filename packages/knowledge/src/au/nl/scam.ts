/** The Dutch words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_NL: Words = {
  'au.scam.want': { says: 'Ze jagen u op zodat u niet nadenkt.' },
  'au.scam.reality': {
    says: 'Geen kantoor in Australië vraagt om cadeaukaarten of crypto. Niemand komt u arresteren.',
  },
  'au.scam.who': {
    says: 'Dit zijn criminelen die een bekende naam gebruiken. Het echte kantoor stuurde het niet.',
  },
  'au.scam.rights': {
    says: 'U bent niets schuldig aan iemand die u bedriegt. U kunt uw bank om hulp vragen.',
  },
  'au.scam.know': { says: 'De ATO, myGov en banken sturen geen links per sms om in te loggen.' },
  'au.scam.right-bank': {
    says: 'Is er geld van uw rekening gegaan? Zeg het meteen tegen uw bank. Zegt die nee, dan kunt u gratis naar AFCA.',
  },
  'au.scam.right-report': {
    says: 'U kunt het melden bij Scamwatch en, bij een misdrijf online, bij ReportCyber.',
  },
  'au.scam.step-stop': {
    says: 'Stop. Klik niet, bel niet en stuur niets. Gebruik het nummer in het bericht niet.',
  },
  'au.scam.step-bank': {
    says: 'Stuurde u geld of gegevens van uw kaart? Bel nu uw bank op het nummer op uw kaart.',
  },
  'au.scam.step-idcare': {
    says: 'Gaf u uw identiteitspapieren? Bel IDCARE op 1800 595 160. Het is gratis.',
  },
  'au.scam.step-report': { says: 'Meld het bij Scamwatch, zodat anderen gewaarschuwd zijn.' },
  'au.scam.opt-ignore': {
    says: 'Verwijder het, of bewaar een kopie voor de melding.',
    title: 'Niet antwoorden',
    cost: 'Gratis.',
    time: 'Nu.',
    risk: 'Geen.',
    bestFor: 'U stuurde niets.',
  },
  'au.scam.opt-report': {
    says: 'Zeg het tegen uw bank, IDCARE en Scamwatch.',
    title: 'Hulp halen en het melden',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'U stuurde geld of gegevens.',
  },
  'au.scam.warn-second': {
    says: 'Misschien biedt iemand aan uw geld terug te halen tegen betaling. Dat is een tweede oplichting.',
  },
  'au.scam.right-crime': {
    says: 'Fraude en het gebruik van uw identiteit door anderen zijn misdrijven. Meld ze op cyber.gov.au of bij de politie.',
  },
  'au.scam.right-invoice': {
    says: 'U hoeft niet te betalen voor goederen, diensten of vermeldingen in een lijst die u nooit hebt besteld.',
  },
  'au.scam.know-framework': {
    says: 'Een nieuwe wet laat banken, telefoonbedrijven en platforms iets doen tegen oplichting. De plichten binden hen vanaf 31 maart 2027. Ga tot dan naar uw bank, en dan naar AFCA.',
  },
  'au.scam.right-spam': {
    says: 'Bedrijven hebben uw toestemming nodig voor reclameberichten en moeten u laten afmelden. Meld spam per sms en e-mail bij de ACMA.',
  },
}
