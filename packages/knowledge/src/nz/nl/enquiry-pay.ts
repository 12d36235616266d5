/** The Dutch words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_NL: Words = {
  'nz.ask.deduction': {
    says: 'De werkgever mag alleen inhouden met uw schriftelijke toestemming of volgens de wet, en moet eerst met u praten. Het mag niet onredelijk zijn, zoals voor diefstal door een klant. Vraag het schriftelijk terug en bel dan de Labour Inspectorate: 0800 20 90 20.',
  },
  'nz.ask.contractor': {
    says: 'Sinds 21 februari 2026 bent u zelfstandige (contractor) als u een vaste toets doorstaat. Het contract moet het zeggen, en u had tijd voor advies. U moet voor anderen mogen werken en werk mogen weigeren, en uw tijden kiezen of iemand anders sturen. Ontbreekt er een punt, dan kijkt de instantie hoe u echt werkt. Een werknemer krijgt vakantie- en ziekengeld. Bel gratis 0800 20 90 20.',
    dependsOn: 'uw schriftelijke contract en hoe u echt werkt',
  },
  'nz.ask.pay-cut': {
    says: 'Zeg schriftelijk dat u het er niet mee eens bent. Loon en afgesproken uren kunnen alleen veranderen als u instemt, na eerlijk overleg. U kunt binnen 90 dagen een persoonlijke klacht (personal grievance) indienen.',
  },
  'nz.ask.unpaid': {
    says: 'Vraag het schriftelijk, met de datums. Bel daarna 0800 20 90 20, en vraag om gratis bemiddeling (mediation) of de Labour Inspectorate.',
  },
  'nz.ask.change-hours': {
    says: 'Uw uren staan in uw contract, en dat verandert alleen als u beiden akkoord bent. Schrijf dat u niet akkoord bent. Eerst moeten zij te goeder trouw met u praten.',
  },
  'nz.ask.minimum-wage': {
    says: 'Sinds 1 april 2026 is het $23,95 per uur voor volwassenen, voor belasting, en $19,16 voor starters en opleiding. Het geldt voor elk gewerkt uur, ook op proef en bij stukloon. Onder 16 is er geen. Krijgt u minder, noteer dan uw uren en vraag het schriftelijk. Employment New Zealand helpt gratis op 0800 20 90 20, en een labour inspector kan de baas laten betalen. U kunt zes jaar teruggaan.',
  },
}
