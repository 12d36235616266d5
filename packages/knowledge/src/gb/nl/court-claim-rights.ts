/** De eis bij de rechter: uw rechten: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_RIGHTS_NL: Words = {
  'gb.claim.right-time': {
    says: 'U hebt 14 dagen vanaf de officiële ontvangst (service) om te antwoorden. Stuurt u in die tijd de ontvangstbevestiging (acknowledgment), dan hebt u 28 dagen voor verweer.',
  },
  'gb.claim.tactic-acknowledge': {
    says: 'Bevestig eerst de ontvangst, denk dan na. Het verdubbelt uw tijd van 14 naar 28 dagen en kost niets.',
    risk: 'Kruis alleen aan dat u alles betwist als dat uw plan is.',
    notWhen: 'U gaat de schuld helemaal erkennen.',
  },
  'gb.claim.right-reasons': {
    says: 'U hebt het recht te weten waar het om gaat. De eis moet kort de feiten noemen waarop ze zich beroepen.',
  },
  'gb.claim.right-instalments': {
    says: 'U hebt het recht te vragen in delen te betalen. Zegt de eiser (claimant) nee, dan beslist de rechtbank aan de hand van uw budget.',
  },
  'gb.claim.right-prove': {
    says: 'U hebt het recht hen het te laten bewijzen. Zij begonnen de zaak, dus zij moeten laten zien dat u het geld schuldig bent.',
  },
  'gb.claim.right-self': {
    says: 'U mag voor uzelf spreken. Bij kleine eisen (small claims), tot £10,000, doen de meesten dat. De rechter helpt u uw verhaal te vertellen.',
  },
  'gb.claim.right-mediation': {
    says: 'Voert u verweer tegen een kleine eis om geld? Dan krijgt u een gratis telefoongesprek met een bemiddelaar van de rechtbank. U moet meedoen, maar hoeft niets af te spreken.',
  },
  'gb.claim.right-counterclaim': {
    says: 'Zijn zij u geld schuldig? Dan kunt u dat in dezelfde zaak eisen. Dit heet een counterclaim. Het kost iets, met hulp als uw inkomen laag is.',
  },
  'gb.claim.warn-silence': {
    says: 'Hoort de rechtbank niets op tijd, dan kunnen ze meteen een vonnis (judgment) krijgen, zonder zitting. Laat dit niet liggen.',
  },
  'gb.claim.warn-where': {
    says: 'Een antwoord op de verkeerde plek telt misschien niet. Stuur een verweer aan de rechtbank en een erkenning aan de eiser (claimant).',
  },
  'gb.claim.warn-time-passed': {
    says: 'De eis is meer dan een maand oud. Ga meteen na of er een vonnis (judgment) is. Zo niet, stuur vandaag een verweer.',
  },
  'gb.claim.warn-large': {
    says: 'Deze eis is meer dan £10,000. Het is geen kleine eis, en de verliezer kan hoge kosten betalen. Vraag juridisch advies voordat u verweer voert.',
  },
  'gb.claim.warn-truth': {
    says: 'Met opzet liegen in een verweer is strafbaar als minachting van de rechter (contempt of court). U tekent dat het waar is. Zeg dus alleen wat u gelooft.',
  },
  'gb.claim.insight-grown': {
    says: 'Ze vragen rente. Een rechter mag tot 8% rente per jaar geven, maar hoeft dat niet. Bij lang wachten is het vaak minder.',
    actionable:
      'Controleer de bedragen en data. Wachtten ze jaren? Vraag de rechter minder toe te staan.',
  },
  'gb.claim.insight-parking': {
    says: 'Bij een parkeereis tegen een houder (keeper) die niet reed, kunnen ze alleen het bedrag van de eerste brief eisen, geen extra kosten.',
    actionable:
      'Vergelijk het geëiste bedrag met de eerste brief. Betwist elk extra bedrag in uw verweer.',
  },
  'gb.claim.insight-thin': {
    says: 'Eisen die in grote aantallen worden verstuurd, noemen vaak weinig feiten. Een eis moet de belangrijkste feiten noemen: welk contract, wat er mis was, en hoe het bedrag is opgebouwd.',
    actionable:
      'Schrijf in uw verweer wat er ontbreekt. Schrijf dat u pas volledig kunt antwoorden als ze het uitleggen.',
  },
  'gb.claim.insight-no-letter': {
    says: 'Een bedrijf had u een laatste brief (letter of claim) moeten sturen en 30 dagen moeten wachten. Deed het dat niet, dan kan de rechter daar rekening mee houden.',
    actionable: 'Kreeg u zo’n brief niet? Zeg dat in uw verweer.',
  },
  'gb.claim.insight-limit': {
    says: 'De feiten lijken meer dan zes jaar oud. De dag waarop de rechtbank de eis uitgaf, telt. Te laat is een volledig verweer, als u het noemt.',
    actionable:
      'Vergelijk de datum van uitgifte (issue date) met de dag van de fout en uw laatste betaling. Zeg het in uw verweer.',
  },
  'gb.claim.tactic-extend': {
    says: 'Ontbreken er papieren? Vraag de eiser (claimant) om 28 dagen extra voor uw verweer. Velen zeggen ja. U moet het de rechtbank schriftelijk melden.',
    risk: 'Zonder hun ja blijft uw datum gelden.',
    notWhen: 'Ze hebben niet schriftelijk ja gezegd.',
  },
  'gb.claim.tactic-defence': {
    says: 'Houd het verweer kort, in genummerde punten en gewone woorden. Antwoord op wat zij zeggen. Voeg de feiten toe die alleen u weet.',
    risk: 'Een punt dat u weglaat, kunt u later moeilijk toevoegen.',
    notWhen: 'U hebt geen echte reden om te betwisten.',
  },
  'gb.claim.tactic-settle': {
    says: 'U kunt op elk moment nog iets afspreken. Vraag dat de afspraak de eis zonder vonnis beëindigt, en laat het opschrijven.',
    risk: 'Houd u aan de data van de rechtbank totdat het is getekend.',
    notWhen: 'U bent het bedrag duidelijk niet schuldig.',
  },
  'gb.claim.insight-bad-work': {
    says: 'Was het werk of product slecht, dan bent u misschien minder schuldig. De wet laat een koper een lagere prijs vragen.',
    actionable:
      'Zeg in uw verweer (defence) wat er mis was en wat herstel kost. Zorg voor foto’s en een prijs van iemand anders.',
  },
}
