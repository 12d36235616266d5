/** The Dutch words of the rows in ../named-law-of-offices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_OF_OFFICES_NL: Words = {
  'us.named.tax-audit': {
    says: 'Een controle (audit) is nog geen schuld. Stuur op tijd kopieën van uw bewijs. Bent u het niet eens met het rapport, vraag dan om Appeals. Voor er een rekening komt, moet de IRS u 90 dagen geven voor de belastingrechter (Tax Court).',
  },
  'us.named.medicaid-gifts': {
    says: 'Medicaid kijkt vijf jaar terug naar giften. Giften aan man of vrouw of aan een kind met een handicap tellen meestal niet, en bij grote nood moet de staat de straf laten vallen. Vraag een hoorzitting voor de dag in de brief.',
  },
  'us.named.cash-help': {
    says: 'Deze hulp in geld mag om werkregels alleen lager worden als u geen goede reden had. Ziekte, geen kinderopvang en geweld thuis kunnen een goede reden zijn. Vraag meteen een hoorzitting: in veel staten loopt het geld dan door.',
  },
  'us.named.transcript': {
    says: 'In Californië, New York en enkele andere staten mag een school een cijferlijst (transcript) niet achterhouden om een schuld. Vraag de incasso en de school op welke wet zij steunen.',
  },
  'us.named.home-exemption': {
    says: 'Vraag het kantoor (assessor) welke vrijstellingen u hebt: voor het huis waarin u woont, voor leeftijd, handicap of dienst in het leger. Ze verlagen de belasting en moeten meestal worden gevraagd.',
  },
  'us.named.jobless-overpaid': {
    says: 'In veel staten hoeft u niet terug te betalen als u geen schuld had en het te zwaar zou zijn. Vraag om die kwijtschelding (waiver) en ga ook in beroep. Zonder fraude komt er meestal geen boete bij.',
  },
  'us.named.ny-tax-license': {
    says: 'In New York kan een belastingschuld van $10,000 of meer uw rijbewijs kosten. U hebt 60 dagen om te betalen, een plan af te spreken of te tonen dat het niet uw schuld is. Vraag anders een beperkt rijbewijs.',
  },
  'us.named.tax-accuracy-penalty': {
    says: 'De boete van 20 % vervalt als u een goede reden had en eerlijk handelde, zoals een goede adviseur of een ontbrekend formulier. Schrijf waarom. Een Low Income Taxpayer Clinic helpt gratis.',
  },
}
