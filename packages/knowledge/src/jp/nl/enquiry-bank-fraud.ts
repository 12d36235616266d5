/** Questions about false demands, money sent to swindlers, and misused cards and accounts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_NL: Words = {
  'jp.ask.scam': {
    says: 'Bel niet en betaal niet. Bel 188. Alleen een echt papier van de rechtbank met bijzondere post heeft op tijd een antwoord nodig.',
  },
  'jp.ask.bank-pays-back': {
    says: 'Bij een vervalste of gestolen kaart moet de bank terugbetalen, minder bij onvoorzichtigheid. Internetbankieren staat niet in die wet, maar banken beloofden particulieren zonder fout te betalen. Meld het meteen aan bank en politie: meestal tellen alleen de laatste 30 dagen. Bij een nee belt u het loket van de banken.',
    dependsOn: 'hoe het geld werd gepakt en hoe voorzichtig u was',
  },
  'jp.ask.card-misuse': {
    says: 'Bel meteen de kaartfirma en laat blokkeren. Volgens haar voorwaarden draagt zij misbruik meestal zelf, vaak tot 60 dagen voor uw telefoontje, als u niet slordig was met de pincode. Doe aangifte en noteer het nummer. Betwist elke afschrijving schriftelijk. Weigert zij, bel dan 188.',
  },
}
