/** Questions about credit reports, cards, bank fraud, stolen names and robocalls: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AND_FRAUD_NL: Words = {
  'us.ask-debt.credit-effect': {
    says: 'Een brief of telefoontje alleen doet niets. Maar een kredietgever kan een rekening melden die 30 dagen te laat is, en een incassobureau de schuld. Dat moet eerst met u praten, of schrijven en redelijk lang wachten, meestal 14 dagen. Het blijft meestal zeven jaar vanaf de achterstand, betaald of niet. Kijk gratis op AnnualCreditReport.com en betwist wat niet klopt.',
    dependsOn: 'wat is gemeld en hoe laat het is',
  },
  'us.ask-debt.credit-report': {
    says: 'Betwist een foute melding bij elk kredietbureau, gratis. Zij moeten die nakijken, meestal binnen 30 dagen. De meeste schulden moeten na zeven jaar weg.',
  },
  'us.ask-debt.identity-theft': {
    says: 'Ga naar IdentityTheft.gov en doe een melding. Stuur die naar het bedrijf en de kredietbureaus: zij moeten de valse schuld blokkeren. Bevries uw krediet gratis bij alle drie.',
  },
  'us.ask-debt.card-dispute': {
    says: 'Schrijf binnen 60 dagen na het afschrift naar het adres voor betwiste rekeningen van de kaartmaatschappij. U hoeft die afschrijving niet te betalen terwijl zij kijkt. Bij gestolen kaarten bent u hoogstens $50 schuldig.',
  },
  'us.ask-debt.bank-fraud': {
    says: 'Zeg het nu uw bank. Voor overboekingen die u niet goed vond bent u hoogstens $50 schuldig als u het binnen twee werkdagen zegt. Na 60 dagen vanaf het afschrift kunt u meer verliezen.',
  },
  'us.ask-debt.robocalls': {
    says: 'Zeg stop, schriftelijk als het kan. Ongewenste robotgesprekken (robocalls) en sms’en naar een mobiel zijn meestal verboden, en u kunt bij de rechter $500 per gesprek eisen. Meld ze bij de FCC en FTC.',
  },
}
