/** The Dutch words of the rows in ../tax-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_STEPS_NL: Words = {
  'us.tax.step-number': {
    says: 'Zoek het nummer van het bericht en de datum om iets te doen, bovenaan de brief. Zoek het nummer op bij IRS.gov.',
  },
  'us.tax.step-check': {
    says: 'Vergelijk de brief met uw aangifte en uw account op IRS.gov. Controleer betalingen en formulieren zoals W-2 en 1099.',
  },
  'us.tax.step-answer': {
    says: 'Doe uiterlijk op de datum iets, ook als u niet kunt betalen: antwoord, vraag een plan, of vraag een hoorzitting.',
  },
  'us.tax.step-help': {
    says: 'Vraag een Low Income Taxpayer Clinic of de Taxpayer Advocate om gratis hulp.',
  },
  'us.tax.step-dispute': {
    says: 'Klopt het niet? Schrijf naar het adres in het bericht met kopieën van uw bewijs. Stuur het aangetekend (certified mail).',
  },
  'us.tax.option-plan': {
    says: 'Vraag online een betaalplan aan op IRS.gov. Zolang dat loopt, neemt de IRS meestal niets.',
    title: 'In delen betalen',
    cost: 'Soms kosten om te beginnen, en rente',
    time: 'Een paar minuten online',
    risk: 'Rente en een lagere boete lopen door.',
    bestFor: 'U bent het schuldig maar kunt niet alles meteen betalen.',
  },
  'us.tax.option-appeal': {
    says: 'Antwoord op de manier en binnen de tijd die in het bericht staan, en stuur bewijs.',
    title: 'Niet eens zijn of in beroep gaan',
    cost: 'Gratis, of een klein bedrag voor de Tax Court waarvan u vrijgesteld kunt worden',
    time: '30 of 90 dagen, zoals in het bericht staat',
    risk: 'De rente loopt door als u verliest.',
    bestFor: 'Het bedrag klopt niet of is niet voor u.',
  },
  'us.tax.option-hardship': {
    says: 'Vraag om de status "nu niet inbaar" (currently not collectible), of kijk met het hulpmiddel van de IRS of een schikking past (offer in compromise).',
    title: 'Vragen om te wachten of minder te betalen',
    cost: 'Een aanbod kost geld, maar is gratis bij een laag inkomen',
    time: 'Weken tot maanden',
    risk: 'De rente loopt door. Niet elk aanbod wordt aangenomen.',
    bestFor: 'Als u betaalt, houdt u te weinig over om van te leven.',
  },
  'us.tax.option-help': {
    says: 'De Taxpayer Advocate en Low Income Taxpayer Clinics kunnen voor u met de IRS praten.',
    title: 'Gratis hulp bij belasting krijgen',
    cost: 'Gratis',
    time: 'Bel deze week',
    risk: 'Geen. De dagen lopen wel door.',
    bestFor: 'Er dreigt beslag (levy), of u begrijpt het niet.',
  },
  'us.tax.option-pay': {
    says: 'Betaal alleen op IRS.gov of met een cheque aan de United States Treasury.',
    title: 'Betalen',
    cost: 'Het bedrag',
    time: 'Een dag',
    risk: 'Geen als het klopt.',
    bestFor: 'U bent het eens en kunt het betalen.',
  },
}
