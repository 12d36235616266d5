/** Questions about losing a job: reasons, severance, benefits and health cover: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_NL: Words = {
  'us.ask-work.fired-no-reason': {
    says: 'In de meeste staten kunt u zonder bericht of reden worden ontslagen, maar niet om een verboden reden. Voorbeelden zijn ras, geslacht, leeftijd, handicap, ziekteverlof of het melden van iets fouts.',
    dependsOn: 'de reden, uw contract en uw staat',
  },
  'us.ask-work.unemployment': {
    says: 'Vraag meteen aan bij uw staat. Als er geen werk meer was, of bij ontslag zonder wangedrag, kunt u een uitkering krijgen. Wordt u geweigerd, ga dan in beroep uiterlijk op de datum in de brief, in sommige staten 10 dagen.',
    dependsOn: 'waarom de baan eindigde en uw staat',
  },
  'us.ask-work.severance': {
    says: 'Teken niet meteen. Vanaf 40 jaar hebt u minstens 21 dagen om na te denken, of 45 bij groepsontslag, en 7 dagen om het terug te nemen. Vraag een advocaat en vraag om meer.',
  },
  'us.ask-work.cobra': {
    says: 'U hebt 60 dagen om COBRA te kiezen en 60 dagen om op HealthCare.gov een polis te kopen. Daar kan het al tot 60 dagen voor het einde, zodat er geen gat valt. Vergelijk: COBRA is vaak duur, en voor polissen van de markt is er soms hulp. Stopt het bedrijf zijn hele plan, dan is er geen COBRA: neem een polis van de markt of vraag Medicaid.',
  },
  'us.ask-work.retaliation': {
    says: 'Zij mogen u niet straffen omdat u om loon vraagt, gevaar of discriminatie meldt, of met collega’s over loon praat. Sommige klachten moeten binnen 30 dagen, doe dus nu iets.',
  },
  'us.ask-work.severance-sum': {
    says: 'Kijk in uw contract, het handboek en eerdere aanbiedingen. Geen federale wet verplicht een werkgever om een ontslagvergoeding (severance) te betalen; een paar staten vragen dat bij massaontslag. Uw laatste loon moet altijd betaald worden. U kunt om meer vragen voordat u afstand van rechten (release) tekent.',
  },
}
