/** The Dutch words of Switzerland: enquiry everyday. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_NL: Words = {
  'ch.ask.guarantee': {
    says: 'Zeg het meteen schriftelijk aan de verkoper. Voor spullen uit een winkel geldt twee jaar vanaf de levering. U kunt een lagere prijs, iets nieuws of uw geld terug vragen, tenzij het contract in plaats daarvan herstel geeft.',
  },
  'ch.ask.unpaid-wages': {
    says: 'Schrijf het bedrijf en geef een laatste betaaldag. Ga dan naar de bemiddelingsdienst (Schlichtungsbehörde) of begin een betalingsbevel (Zahlungsbefehl). Tot 30.000 frank is zo’n rechtszaak gratis.',
  },
  'ch.ask.rent-late': {
    says: 'De verhuurder moet u eerst schriftelijk 30 dagen geven en waarschuwen dat de huur eindigt. Betaal binnen die tijd en u houdt de woning. Later kan alleen een rechter u uit huis zetten.',
  },
  'ch.ask.scam-paid': {
    says: 'Bel nu uw bank en vraag de betaling te stoppen of terug te halen. Verander uw wachtwoorden, bewaar alle berichten en ga naar de politie.',
  },
  'ch.ask.bank-liable': {
    says: 'Blokkeer de rekening en meld het meteen aan bank en politie. Een betaling zonder uw opdracht is eerst het verlies van de bank. Haar voorwaarden leggen het vaak bij u als u codes gaf of onvoorzichtig was; een zeer nalatige bank helpt dat niet. Eis schriftelijk, daarna helpt gratis de Bankenombudsman.',
  },
}
