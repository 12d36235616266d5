/** The Dutch words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_NL: Words = {
  'nz.scam.want': { says: 'Ze jagen u op, zodat u niet nadenkt.' },
  'nz.scam.reality': {
    says: 'Geen kantoor in Nieuw-Zeeland vraagt om cadeaukaarten of crypto. Niemand komt u arresteren.',
  },
  'nz.scam.who': {
    says: 'Dit zijn criminelen die een bekende naam gebruiken. Het echte kantoor stuurde het niet.',
  },
  'nz.scam.rights': {
    says: 'U bent niets schuldig aan iemand die u bedriegt. U kunt uw bank om hulp vragen.',
  },
  'nz.scam.right-bank': {
    says: 'Is er geld van uw rekening weg? Zeg het meteen uw bank. Zegt die nee? Dan kijkt de Banking Ombudsman er gratis naar.',
  },
  'nz.scam.right-report': {
    says: 'U kunt het melden bij Netsafe op 0508 638 723 en bij de politie op 105.',
  },
  'nz.scam.step-stop': {
    says: 'Stop. Klik niet, bel niet en stuur niets. Gebruik het nummer in het bericht niet.',
  },
  'nz.scam.step-bank': {
    says: 'Hebt u geld of kaartgegevens gestuurd? Bel nu uw bank op het nummer op uw kaart.',
  },
  'nz.scam.step-idcare': {
    says: 'Hebt u uw identiteitspapieren gegeven? Vraag gratis hulp van IDCARE. Verander uw wachtwoorden.',
  },
  'nz.scam.step-report': { says: "Stuur sms'jes van oplichters gratis door naar 7726." },
  'nz.scam.opt-ignore': {
    says: 'Gooi het weg, of bewaar een kopie voor de melding.',
    title: 'Niet antwoorden',
    cost: 'Gratis.',
    time: 'Nu.',
    risk: 'Geen.',
    bestFor: 'U stuurde niets.',
  },
  'nz.scam.opt-report': {
    says: 'Zeg het uw bank, Netsafe en de politie.',
    title: 'Hulp vragen en het melden',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'U stuurde geld of gegevens.',
  },
  'nz.scam.warn-second': {
    says: 'Misschien biedt iemand aan om uw geld terug te halen tegen betaling. Dat is een tweede oplichting.',
  },
  'nz.scam.right-crime': {
    says: 'Geld krijgen door bedrog is een misdrijf. Meld het op 105 of op 105.police.govt.nz.',
  },
  'nz.scam.right-unordered': {
    says: 'U hoeft niet te betalen voor producten of diensten die u nooit vroeg.',
  },
  'nz.scam.right-messages': {
    says: "Sms'jes die zonder uw toestemming iets verkopen, zijn tegen de wet. Stuur sms'jes van oplichters gratis door naar 7726.",
  },
  'nz.scam.right-bank-code': {
    says: 'Sinds 30 november 2025 moeten banken u waarschuwen, namen controleren en iets doen bij riskante betalingen. Deed uw bank dat niet? Dan moet ze meestal een deel of al uw verlies terugbetalen.',
  },
}
