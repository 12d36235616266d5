/** Questions about a commission after the job, and about unpaid wages in Florida: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMISSION_AND_FLORIDA_PAY_NL: Words = {
  'us.fact.commission-after-job': {
    says: 'Zegt de afspraak niets anders, dan is een verkoop die u deed meestal verschuldigd, ook na de baan, zodra de goederen weggaan of de klant betaalt. Een briefje, berichten en eerdere betalingen zijn bewijs. In de meeste staten is verdiende commissie loon, met extra geld bij late betaling, zoals in Pennsylvania. Vraag elke verkoop schriftelijk voor een dag. Doe dan een loonclaim bij de staat of ga naar de small claims court.',
    dependsOn: 'wanneer een commissie volgens uw afspraak verdiend is',
  },
  'us.state.fl.ask-wages': {
    says: 'Florida heeft geen staatskantoor dat loon int. Klaag gratis bij de federale Wage and Hour Division (1-866-487-9243), of ga naar de rechter. Schrijf vóór een zaak over het minimumloon van Florida de baas de uren en het bedrag: hij krijgt 15 dagen. Meestal krijgt u het dubbele en advocaatkosten, en straf voor het vragen mag niet. Neem niet stiekem op: in Florida moeten allen instemmen.',
  },
}
