/** Questions about ending a lease, painting and wear: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_THE_HOME_NL: Words = {
  'ch.ask.end-lease': {
    says: 'Schrijf een brief en onderteken hem; echtparen moeten voor hun woning allebei tekenen. De termijn is meestal drie maanden, tot de lokale datum of die in uw contract. Hij moet op tijd aankomen, dus stuur hem aangetekend.',
  },
  'ch.ask.leave-early': {
    says: 'Bied uw verhuurder een nieuwe huurder aan die kan betalen en hetzelfde contract neemt. Eén is genoeg. Dan bent u alleen huur schuldig tot de dag waarop die erin zou trekken. De verhuurder mag enkele dagen nemen om dat na te gaan. Doe het schriftelijk en voeg de papieren van de nieuwe huurder toe.',
  },
  'ch.ask.painting-and-wear': {
    says: 'Gewone slijtage betaalt u niet. Bij echte schade betaalt u alleen de waarde van nu: verf geldt na ongeveer acht jaar als versleten. De verhuurder moet gebreken meteen bij de teruggave melden, later alleen verborgen. Teken niets wat u niet erkent. De bemiddeling is gratis.',
  },
  'ch.ask.deposit-after-a-year': {
    says: 'Een jaar na het einde van de huur moet de bank de borg aan u alleen uitbetalen. Dat geldt als de verhuurder in dat jaar geen rechtszaak en geen invordering (Betreibung) tegen u begon. De verhuurder hoeft niet in te stemmen. Schrijf de bank, met bewijs van het einde van de huur en een uittreksel uit het schuldenregister. Staat het geld niet op een rekening op uw naam? Eis het van de verhuurder met rente. Weigert iemand, dan is de bemiddelingsdienst gratis. Een borgverzekering heeft eigen regels.',
  },
}
