/** The Dutch words of the rows in ../foreclosure-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_LAW_NL: Words = {
  'us.claim.foreclosure-120': {
    says: 'Een hypotheekbedrijf moet meestal wachten tot u meer dan 120 dagen achter bent voor het begint met gedwongen verkoop (foreclosure).',
    learnMore:
      'Een door HUD erkende woonadviseur (housing counselor) kan u gratis helpen om een plan te vragen.',
  },
  'us.mortgage.right-order': {
    says: 'De wet geeft een volgorde: eerst contact en hulp, dan, meestal na 120 dagen, gedwongen verkoop (foreclosure). Een volledig verzoek om hulp kan die ophouden.',
  },
  'us.mortgage.right-intent': {
    says: 'In veel staten moet de geldgever eerst een aankondiging sturen (notice of intent). Die moet u tijd geven om de achterstand te betalen en het huis te houden.',
  },
  'us.mortgage.nj-intent': {
    says: 'In New Jersey moet een aankondiging (notice of intent) minstens 30 dagen voor de rechtszaak komen. Als u in die tijd de achterstand betaalt, is het klaar.',
  },
  'us.mortgage.ny-intent': {
    says: 'In New York moet de geldgever 90 dagen voor een rechtszaak over uw huis een bericht sturen met een lijst van gratis adviseurs.',
  },
  'us.mortgage.ny-conference': {
    says: 'In New York moet de rechtbank een gesprek houden om het te regelen (settlement conference), als het gaat om een huis waar u woont.',
  },
  'us.mortgage.pa-intent': {
    says: 'In Pennsylvania moet de geldgever u 30 dagen voor een rechtszaak bericht geven, en tijd om een gratis adviseur te spreken. U kunt de achterstand betalen tot een uur voor de verkoop.',
  },
  'us.mortgage.ma-intent': {
    says: 'In Massachusetts hebt u één keer in vijf jaar het recht om de achterstand te betalen binnen 90 dagen na een bericht en het huis te houden.',
  },
  'us.mortgage.md-intent': {
    says: 'In Maryland moet een aankondiging (notice of intent) minstens 45 dagen voor een zaak over gedwongen verkoop komen. De meeste eigenaren kunnen om bemiddeling vragen.',
  },
  'us.mortgage.ca-default': {
    says: 'In Californië moet de geldgever 30 dagen voor een bericht van wanbetaling (notice of default) contact zoeken. U kunt de achterstand betalen tot 5 werkdagen voor de verkoop.',
  },
  'us.mortgage.nc-intent': {
    says: 'In North Carolina moet de beheerder van de lening (servicer) minstens 45 dagen voor hij gedwongen verkoop van een huis aanvraagt een bericht sturen.',
  },
  'us.mortgage.tx-intent': {
    says: 'In Texas krijgt u minstens 20 dagen om de achterstand te betalen, en daarna 21 dagen vooraf bericht van de verkoop.',
  },
  'us.mortgage.wa-intent': {
    says: 'In de staat Washington moet de geldgever eerst aanbieden u te spreken. Een woonadviseur (housing counselor) kan u naar bemiddeling sturen.',
  },
  'us.mortgage.fl-court': {
    says: 'In Florida moet een geldgever naar de rechter voor gedwongen verkoop (foreclosure). U hebt 20 dagen om te antwoorden nadat de papieren aan u zijn gegeven.',
  },
  'us.mortgage.oh-court': {
    says: 'In Ohio moet een geldgever naar de rechter voor gedwongen verkoop (foreclosure). U kunt de schuld betalen tot de rechter de verkoop bevestigt.',
  },
  'us.mortgage.right-stay': {
    says: 'Een faillissement aanvragen (bankruptcy) stopt de gedwongen verkoop meestal meteen, tot de rechter beslist. Vraag eerst een advocaat of woonadviseur.',
  },
}
