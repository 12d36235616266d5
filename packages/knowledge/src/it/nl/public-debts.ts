/** The Dutch words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'it.public-debt.who': {
    says: 'Dit is een overheidsdienst. Voor belasting, heffingen en boetes kan die zelf een betaalbevel maken, zonder rechter.',
  },
  'it.public-debt.who-collector': {
    says: 'De inner (Agenzia delle entrate-Riscossione) int voor overheidsdiensten. Voor beslag heeft die geen rechter nodig.',
  },
  'it.public-debt.reality': {
    says: 'Een herinnering (sollecito) neemt niets. Maar is een formeel bevel betekend en is de termijn voorbij, dan kunnen ze beslag leggen op loon en rekening.',
  },
  'it.public-debt.reality-collector': {
    says: 'Vanaf 60 dagen na de aanslag (cartella) kan die uw bank of werkgever opdragen te betalen. Na een waarschuwing kan die ook een auto blokkeren.',
  },
  'it.public-debt.reality-order': {
    says: 'Dit is een betaalbevel (ingiunzione). U hebt 30 dagen om te betalen of naar de rechter te gaan. Bij de belastingrechter zijn het er 60.',
  },
  'it.public-debt.rights': {
    says: 'U kunt de stukken zien, vragen een fout te schrappen (autotutela), op tijd bezwaar maken en om delen vragen.',
  },
  'it.public-debt.reminder-first': {
    says: 'Tot €10.000 moet een gemeente eerst een herinnering met 30 dagen sturen. Pas daarna mag ze met haar aanslag beslag leggen.',
  },
  'it.public-debt.right-parts-town': {
    says: 'Is er weinig geld, vraag de gemeente dan om maandelijkse delen. Boven €100 staat de wet 4 tot 72 maanden toe, tenzij de gemeente andere regels heeft.',
  },
  'it.public-debt.right-parts-collector': {
    says: 'Tot €120.000 kunt u om maximaal 84 maandelijkse delen vragen. Na de aanvraag mag geen nieuw beslag beginnen.',
  },
  'it.public-debt.right-pay-limits': {
    says: 'Van loon tot €2.500 per maand mogen ze een tiende nemen, tot €5.000 een zevende, daarboven een vijfde. Het laatste loon op de rekening is veilig.',
  },
  'it.public-debt.right-old': {
    says: 'Gemeentebelasting, jaarlijkse heffingen en boetes verjaren na vijf jaar. Een aanmaning die u bereikte, laat die tijd opnieuw beginnen.',
  },
  'it.public-debt.right-car-tax': {
    says: 'Autobelasting verjaart aan het eind van het derde jaar na de vervaldag. Een aanmaning die u daarvoor bereikte, laat die tijd opnieuw beginnen.',
  },
  'it.public-debt.want-fine': {
    says: 'Ze vragen een boete (pena pecuniaria) die een strafrechter oplegde.',
  },
  'it.public-debt.reality-fine': {
    says: 'Onbetaald kan een strafboete nachten in hechtenis, onbetaald werk of huisarrest worden. Doe iets vóór de laatste dag in de brief.',
  },
  'it.public-debt.right-fine-parts': {
    says: 'Na een bevel van de officier hebt u 90 dagen om te betalen. Binnen 20 dagen na betekening kunt u om maandelijkse delen vragen.',
  },
  'it.public-debt.step-fine': {
    says: 'Noteer de dag van betekening en bel vandaag uw advocaat. Bij een laag inkomen kan de staat de advocaat betalen.',
  },
  'it.public-debt.step-check': {
    says: 'Vraag de dienst om het stuk achter het bedrag en het bewijs van betekening. Vergelijk jaren en betalingen.',
  },
  'it.public-debt.step-act': {
    says: 'Klopt het, vraag dan nu schriftelijk om maandelijkse delen. Klopt het niet, schrijf waarom en vraag het te schrappen.',
  },
  'it.public-debt.option-parts': {
    title: 'De dienst om maandelijkse delen vragen',
    says: 'Vraag het schriftelijk of online en zeg dat er weinig geld is.',
    cost: 'Er komt rente bij.',
    time: 'Een uur. Het antwoord duurt enkele weken.',
    risk: 'Het plan eindigt als u meer delen mist.',
    bestFor: 'U moet het betalen en kunt niet alles ineens.',
  },
}
