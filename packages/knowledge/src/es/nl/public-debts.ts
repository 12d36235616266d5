/** The Dutch words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'es.public-debt.who': {
    says: 'Dit is een overheidsdienst. Voor belasting, heffingen en boetes kan die beslag leggen zonder rechter (vía de apremio).',
  },
  'es.public-debt.reality': {
    says: 'Eerst moet de betaaltijd voorbij zijn. Dan moet een aanmaning met toeslag (providencia de apremio) u bereiken. Daarna kunnen ze beslag leggen op rekening en loon.',
  },
  'es.public-debt.reality-rent': {
    says: 'Huur van een openbare woning is meestal een private schuld. Daarvoor moet de dienst eerst naar de rechter. Vraag op tijd hulp.',
  },
  'es.public-debt.rights': {
    says: 'U kunt het dossier zien, bezwaar maken en om betaling in delen vragen.',
  },
  'es.public-debt.surcharge': {
    says: 'De toeslag is 5% voordat de aanmaning u bereikt, 10% binnen haar termijn en daarna 20%.',
  },
  'es.public-debt.right-appeal': {
    says: 'U hebt een maand na de betekening om bezwaar te maken (recurso de reposición). De inning loopt door, behalve met een garantie of bij een duidelijke fout.',
  },
  'es.public-debt.right-grounds': {
    says: 'Tegen een aanmaning met toeslag tellen weinig redenen: betaald, verjaard, uitgesteld, eerste aanslag niet betekend of een fout erin.',
  },
  'es.public-debt.right-parts': {
    says: 'Is er weinig geld, dan kunt u om betaling in delen vragen (fraccionamiento), ook na de aanmaning met toeslag. Er komt rente bij.',
  },
  'es.public-debt.right-limits': {
    says: 'Van loon of pensioen is het deel tot het minimumloon veilig. Dat geldt tot die grens ook voor uw laatste loon op de rekening.',
  },
  'es.public-debt.right-old': {
    says: 'Belasting, heffingen en definitieve verkeersboetes verjaren na vier jaar. Elke stap die u bereikte, laat die tijd opnieuw beginnen.',
  },
  'es.public-debt.want-fine': {
    says: 'Een strafrechter vraagt een boete die hij oplegde. De zaak is beslist.',
  },
  'es.public-debt.who-fine': {
    says: 'Dit is een strafrechter. Hij kan voor de boete beslag leggen, zonder nieuwe zaak.',
  },
  'es.public-debt.reality-fine': {
    says: 'Een onbetaalde strafboete kan dagen hechtenis worden: één dag voor twee dagbedragen. Als u instemt, kan het ook werk voor de gemeenschap zijn.',
  },
  'es.public-debt.right-fine-parts': {
    says: 'U kunt de rechter vragen in delen te betalen, binnen twee jaar. Is uw inkomen gedaald, vraag dan kleinere dagbedragen.',
  },
  'es.public-debt.step-fine': {
    says: 'Bel vandaag uw advocaat of de rechtbank met het zaaknummer. Vraag schriftelijk om delen en stuur bewijs van uw inkomen.',
  },
  'es.public-debt.step-check': {
    says: 'Vraag de dienst om de eerste aanslag, de dag van betekening en de lijst van bedragen. Controleer de jaren en uw betalingen.',
  },
  'es.public-debt.step-parts': {
    says: 'Klopt het, vraag dan schriftelijk om delen vóór de laatste dag. Vraagt u het in de eerste betaaltijd, dan begint geen toeslag.',
  },
  'es.public-debt.option-parts': {
    title: 'De dienst om delen vragen',
    says: 'Vraag het online of aan het loket, met bewijs van uw inkomen.',
    cost: 'Er komt rente bij.',
    time: 'Een uur. Het antwoord kan weken of maanden duren.',
    risk: 'Een gemist deel kan het plan beëindigen en een toeslag geven.',
    bestFor: 'U moet het betalen en kunt niet alles ineens.',
  },
}
