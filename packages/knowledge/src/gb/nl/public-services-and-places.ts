/** Dutch: planning next door, hospital under the Mental Health Act, shops on a lease, company pensions, injuries, and equal treatment in shops. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_SERVICES_AND_PLACES_NL: Words = {
  'gb.planning.wants': {
    says: 'De gemeente vraagt wat u vindt van bouwwerk bij u in de buurt. U hoeft niet te antwoorden.',
  },
  'gb.planning.right-comment': {
    says: 'U kunt reageren tot de dag in de brief, meestal binnen 21 dagen. De gemeente moet ernaar kijken als het gaat om licht, inkijk, grootte, lawaai of verkeer.',
  },
  'gb.planning.step': {
    says: 'Bekijk de plannen online. Schrijf korte punten over licht, inkijk, grootte of lawaai. Huizenprijzen en ruzies tellen niet. Vraag een raadslid om hulp.',
  },
  'gb.sectioned.wants': {
    says: 'De brief zegt dat iemand in het ziekenhuis moet blijven onder de Mental Health Act, hoe lang en waarom.',
  },
  'gb.sectioned.right-tribunal': {
    says: 'Onder section 2 kunt u in de eerste 14 dagen naar een rechter (tribunal). Onder section 3 eenmaal in de eerste zes maanden. Een advocaat is gratis.',
  },
  'gb.sectioned.right-help': {
    says: 'Ze moeten u uw rechten vertellen, en onafhankelijke hulp (advocate) is gratis. Het naaste familielid kan met 72 uur vooraf ontslag vragen.',
  },
  'gb.sectioned.step': {
    says: 'Vraag vandaag op de afdeling om een advocaat en een advocate. Noteer de dag waarop het begon.',
  },
  'gb.shop-lease.right-renew': {
    says: 'Een zakelijke huurder kan meestal blijven en de rechter om een nieuw contract vragen. Niet als het contract deze regels vooraf uitsloot.',
  },
  'gb.shop-lease.answer': {
    says: 'Meestal kunt u blijven en een nieuw contract vragen, tenzij het oude deze regels uitsloot. De verhuurder heeft een wettige reden nodig, en u krijgt misschien geld. Doe iets voor de dag in elke brief.',
  },
  'gb.injury.right-three-years': {
    says: 'Een eis om letsel moet binnen drie jaar bij de rechter zijn. Voor een kind beginnen ze bij 18. U hoeft een eerste bod niet te nemen.',
  },
  'gb.injury.scotland': {
    says: 'Een eis om letsel moet binnen drie jaar bij de rechter zijn. Voor een kind beginnen ze bij 16. U hoeft een eerste bod niet te nemen.',
  },
  'gb.injury.right-small-road': {
    says: 'Klein letsel in een auto gaat via de gratis site Official Injury Claim, met vaste bedragen voor whiplash. Een verzekeraar mag daarvoor niets bieden zonder medisch rapport.',
  },
  'gb.injury.answer': {
    says: 'Geen haast: u hebt drie jaar tot de rechter. Neem een medisch rapport voor elk bod, want dat sluit de eis. Vraag een advocaat; velen kosten niets als u verliest.',
  },
  'gb.equal.right-services': {
    says: 'Een winkel of dienst mag u niet weigeren of slechter behandelen om beperking, ras, geloof, geslacht of geaardheid. Ze moet eerlijke aanpassingen doen, zoals een hulphond toelaten.',
  },
  'gb.equal.answer': {
    says: 'Nee. Een winkel of dienst mag u daarom niet weigeren. Klaag schriftelijk. U kunt binnen zes maanden min een dag naar de rechter voor excuses en geld.',
  },
  'gb.work.right-antenatal': {
    says: 'U mag in werktijd met loon naar zwangerschapszorg. Diensten schrappen of u slechter behandelen om zwangerschap mag niet, vanaf dag één.',
  },
  'gb.work.transfer-wants': {
    says: 'Uw baan gaat naar een nieuwe werkgever, met uw voorwaarden en dienstjaren.',
  },
  'gb.work.right-unbroken': {
    says: 'Uw dienstjaren lopen door zonder breuk. Dat telt voor opzegtijd, ontslaggeld en oneerlijk ontslag.',
  },
  'gb.work.transfer-step': {
    says: 'Vraag wie voor u spreekt en wat er verandert. Bewaar contract en loonstroken. Zeg schriftelijk nee tegen slechtere voorwaarden.',
  },
  'gb.care.wants': {
    says: 'De gemeente zegt wat ze elke week voor zorg wil, en hoe ze dat berekende.',
  },
  'gb.care.step': {
    says: 'Vraag schriftelijk om een nieuwe blik. Controleer elk bedrag: inkomen, spaargeld, het huis en wie er woont. Na het antwoord is de Local Government Ombudsman gratis.',
  },
}
