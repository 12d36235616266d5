/** What people believe of phones searched at an arrest and of evictions in winter, put right: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_WINTER_NL: Words = {
  'ca.fact.phone-search': {
    says: 'Is de arrestatie wettig, dan mag de politie zonder bevel in de telefoon kijken, binnen grenzen. Het moet meteen zijn en nodig voor die zaak: voor veiligheid, om bewijs te redden of omdat het onderzoek anders stokt. Ze mag alleen kijken wat daarvoor nodig is, zoals de laatste berichten, en moet het noteren. Voor de rest is een bevel nodig. U mag zwijgen en hoeft de code niet te geven. Vraag een advocaat; die kan onwettig bewijs aanvechten.',
  },
  'ca.fact.winter-eviction-on': {
    says: 'Geen wet in Ontario verbiedt ontruimen in de winter. Maar alleen de Landlord and Tenant Board kan het bevelen, en alleen de sheriff mag het uitvoeren. Ga naar de zitting en zeg wat vertrekken in de kou betekent voor kinderen, ouderen of zieken. De Board kan dan wachten of weigeren. Hebt u huurschuld, dan kan alles met kosten betalen vóór de sheriff komt het bevel beëindigen. Vraag meteen een legal clinic.',
  },
}
