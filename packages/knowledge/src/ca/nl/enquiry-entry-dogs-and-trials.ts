/** The Dutch words of the rows in ../enquiry-entry-dogs-and-trials.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENTRY_DOGS_AND_TRIALS_NL: Words = {
  'ca.fact.enters-without-notice': {
    says: 'Niet zonder aankondiging. In Ontario, Alberta, British Columbia en Québec is meestal 24 uur vooraf een bericht met reden en tijd nodig, of uw ja. Nood is anders. Noteer elk bezoek en eis schriftelijk dat het stopt. Gaat het door, ga naar het tribunaal: in Ontario met formulier T2, voor een bevel en geld terug.',
  },
  'ca.fact.dog-bite': {
    says: 'In Ontario, Manitoba en Québec betaalt de eigenaar meestal voor een beet, ook als de hond nooit beet. Elders moet u meestal tonen dat hij het gevaar kende of onvoorzichtig was. Ga naar een arts, maak foto’s en meld het bij de stad. Zijn woonverzekering betaalt vaak. Meestal twee jaar om te procederen, een kind langer.',
    dependsOn: 'de provincie',
  },
  'ca.fact.free-trial': {
    says: 'Bel nu de kaartfirma: u stemde niet in, wilt een chargeback en de firma blokkeren. Schrijf de firma dat u opzegt, met bewijs. In de meeste provincies kan een onlinecontract met verborgen prijs ongedaan, en moet de kaart terugbetalen. Weigert de bank, dan kijkt OBSI gratis.',
  },
}
