/** Questions about money that police kept, a camera of a neighbor, and movers who hold the goods: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_KEPT_MONEY_CAMERAS_AND_MOVERS_NL: Words = {
  'us.ask-criminal.seized-cash': {
    says: 'Dit heet civiele verbeurdverklaring (civil forfeiture), en u kunt ertegen vechten. Vraag schriftelijk welke dienst het heeft. Een federale dienst moet meestal binnen 60 dagen bericht sturen. Dien een gratis claim in vóór de dag die erin staat, minstens 35 dagen na verzending. Dan moet een rechter beslissen. Staten hebben eigen, vaak kortere termijnen. Neem nu een advocaat, en bewaar bewijs waar het geld vandaan kwam.',
  },
  'us.ask-life.neighbors-camera': {
    says: 'Een camera op wat iedereen kan zien, zoals de straat of uw voortuin, mag meestal. Een camera die op een slaapkamer of badkamer is gericht kan uw privacy schenden en is in veel staten strafbaar. In New York kunt u procederen als iemand uw achtertuin filmt om u lastig te vallen. Uw gesprek opnemen zonder een ja kan de afluisterwet schenden. Maak foto’s, vraag schriftelijk hem te draaien, en ga dan naar de politie of de rechter.',
    dependsOn: 'wat de camera ziet en hoort, en uw staat',
  },
  'us.ask-consumer.movers-hold-goods': {
    says: 'Bij een verhuizing tussen staten moeten ze uw spullen geven als u de vaste prijs betaalt, of 110% van een prijs die niet vast was. Bied dat schriftelijk aan. Meer komt later op de rekening. Klaag bij de FMCSA en de procureur-generaal. Betaal met een kaart en schrijf dat u onder protest betaalt. Voor een verhuizing binnen één staat geldt diens eigen wet.',
  },
}
