/** Questions of people who are accused of harassment or of a crash, or whose old arrest is seen: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCUSATIONS_AND_RECORDS_NL: Words = {
  'us.fact.accused-of-stalking': {
    says: 'Schrijf, bel of bezoek die persoon niet meer, ook niet om iets uit te leggen. Bewaar alle berichten en schrijf op waar u was en wie dat zag. Komen er papieren van de rechtbank, houd u dan vanaf die dag aan het eerste bevel en heb geen wapens bij u. Ga met uw bewijs naar de zitting: zonder u kan de rechter alleen beslissen. Een bevel kan blijken bij controles voor werk en vergunningen: vraag een advocaat of rechtshulp.',
  },
  'us.fact.arrest-papers-abroad': {
    says: 'Vraag de griffie van de rechtbank van elke zaak om een gewaarmerkte kopie van hoe die afliep. Dat kost weinig en u hebt geen advocaat nodig. Voor 18 dollar stuurt de FBI u uw eigen gegevens; u kunt kosteloos melden wat ontbreekt. Neem die papieren mee. Canada kijkt naar veroordelingen en daden: een ingetrokken aanklacht is meestal geen beletsel, een drugsveroordeling kan dat wel zijn. Elk land heeft eigen regels: vraag het vooraf aan het consulaat.',
  },
  'us.fact.own-criminal-record': {
    says: 'Bekijk uw eigen gegevens. Voor 18 dollar stuurt de FBI u wat hij heeft; de politie van uw staat heeft een eigen bestand. Die bestanden komen van vingerafdrukken: wie nooit is ingeschreven, staat er vaak niet in. Maar de rechtbank heeft een eigen, meestal openbaar dossier met de aanklacht en de afloop. Gaf een controle geen problemen, dan vond men niets of niets dat in de weg staat: vraag het schriftelijk.',
  },
  'us.fact.said-to-have-crashed': {
    says: 'Stuur elke brief nog dezelfde dag naar uw autoverzekering: die moet u meestal verdedigen en betaalt als u verliest. Maak nu foto’s van uw auto van alle kanten en noteer wie wat zag. Vul een ongevalsrapport van de staat voor de dag in, kort en waar: waar, wanneer, en dat u geen schade zag. In Illinois is dat binnen 10 dagen bij letsel of meer dan 1.500 dollar schade. Geef geen schuld toe en raad niet.',
  },
  'us.fact.letter-to-their-lawyer': {
    says: 'U hoeft dat niet te doen: een brief die hij kreeg telt vanaf die dag, wie hem ook voor hem leest. Toch is het verstandig, want het kost niets en een rechter ziet goede wil. Laat het aan uw advocaat over: heeft de ander een advocaat, dan moet de uwe aan die advocaat schrijven. Zeg het de uwe vandaag. Laat de nieuwe kopie zeggen dat de dagen uit de eerste brief doorlopen. Bewaar het bewijs van wanneer de eerste aankwam.',
  },
}
