/** The Dutch words of Germany: bailiff. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_NL: Words = {
  'de.bailiff.want': {
    says: 'Een gerechtsdeurwaarder (Gerichtsvollzieher) vraagt u een schuld te betalen waarvoor er een titel van de rechter is.',
  },
  'de.bailiff.want-statement': {
    says: 'Betaal binnen twee weken, of kom naar de afspraak en noem wat u hebt en verdient (Vermögensauskunft).',
  },
  'de.bailiff.want-public': {
    says: 'Een overheidskantoor wil geld dat u volgens hen schuldig bent. Het kan zijn eigen beslissing zonder rechter uitvoeren.',
  },
  'de.bailiff.who': {
    says: 'De gerechtsdeurwaarder (Gerichtsvollzieher) is een ambtenaar die voor de schuldeiser handelt. Hij of zij moet ook een vreedzame weg zoeken.',
  },
  'de.bailiff.who-public': {
    says: 'Dit is de dienst voor invordering van een overheidskantoor. Zijn ambtenaren hebben macht als een gerechtsdeurwaarder.',
  },
  'de.bailiff.reality': {
    says: 'Dit is ernstig, maar u kunt met de deurwaarder nog betaling in delen afspreken. Een plan stopt de uitvoering.',
  },
  'de.bailiff.reality-public': {
    says: 'Bel het kantoor in de brief vóór de datum. Kantoren gaan vaak akkoord met betaling in delen als u uw budget laat zien.',
  },
  'de.bailiff.rights': {
    says: 'Wat u nodig hebt om te leven en werken, is veilig: basisdingen, een deel van uw loon en een beschermde rekening.',
  },
  'de.bailiff.not-yet-search': {
    says: 'De deurwaarder mag uw woning niet tegen uw wil doorzoeken zonder bevel van een rechter.',
  },
  'de.bailiff.not-yet-search-public': {
    says: 'De ambtenaar van het kantoor mag uw woning niet tegen uw wil doorzoeken zonder bevel van een rechter.',
  },
  'de.bailiff.not-yet-arrest': {
    says: 'U wordt niet voor schuld gearresteerd. Een arrestatiebevel komt alleen als u de afspraak zonder reden mist of weigert te antwoorden.',
  },
  'de.bailiff.know-month': {
    says: 'De bank moet één maand wachten voordat zij beslagen geld uitbetaalt. Een P-Konto dat in die maand gemaakt is, beschermt tot het begin terug.',
    learnMore:
      'Zeg de bank schriftelijk: „Voer mijn rekening als P-Konto.” Vanaf de vierde werkdag moet zij dat doen.',
  },
  'de.bailiff.know-register': {
    says: 'Kunt u niet betalen of weigert u? Dan komt u drie jaar in het schuldenaarsregister (Schuldnerverzeichnis). Alles betalen haalt de vermelding eerder weg.',
  },
  'de.bailiff.deadline-statement': {
    says: 'Tussen de eis om te betalen en uw verklaring over wat u hebt, moeten twee weken liggen.',
    action: 'Betalen, of met de gerechtsdeurwaarder betaling in delen afspreken',
    consequence: 'Dan moet u naar de afspraak komen en noemen wat u hebt.',
  },
  'de.bailiff.deadline-account': {
    says: 'Een P-Konto dat binnen één maand na het beslag bij de bank gemaakt is, beschermt geld dat al vastgehouden wordt. De getoonde dag laat tijd voor de post.',
    action: 'Uw rekening laten veranderen in een beschermde rekening (P-Konto)',
    consequence: 'De bank betaalt het beslagen geld aan de schuldeiser.',
  },
  'de.bailiff.deadline-clearing': {
    says: 'Een verzoek om bescherming tegen ontruiming moet minstens twee weken vóór de dag van ontruiming komen.',
    action: 'De executierechter vragen de ontruiming te stoppen of uit te stellen (§ 765a ZPO)',
    consequence:
      'Een later verzoek telt alleen als de redenen later ontstonden of u verhinderd was.',
  },
  'de.bailiff.step-call': {
    says: 'Bel de gerechtsdeurwaarder vóór de datum. Noem een bedrag dat u echt elke maand kunt betalen.',
  },
  'de.bailiff.step-call-public': {
    says: 'Bel het kantoor vóór de datum. Vraag om delen of uitstel, en bevestig het schriftelijk.',
  },
  'de.bailiff.step-account': {
    says: 'Maak vandaag van uw rekening een beschermde rekening (P-Konto). Dan kan daarop minstens € 1.590 per maand niet in beslag genomen worden.',
  },
  'de.bailiff.step-certificate': {
    says: 'Kinderen, een echtgenoot die u onderhoudt, of kinderbijslag? Haal een bewijs bij een schuldhulpbureau, zodat er meer beschermd is.',
  },
  'de.bailiff.step-attend': {
    says: 'Ga naar de afspraak. Bent u ziek, stuur dan vooraf bewijs. Missen kan een arrestatiebevel brengen.',
  },
  'de.bailiff.step-title': {
    says: 'Vraag de titel en de lijst van het bedrag te zien. Kreeg u de papieren van de rechtbank nooit? Ga meteen naar een advocaat.',
  },
  'de.bailiff.step-title-public': {
    says: 'Vraag de beslissing (Bescheid) erachter. Kreeg u haar nooit of maakte u bezwaar? Zeg dat nu schriftelijk.',
  },
  'de.bailiff.step-wrong-way': {
    says: 'Is er iets beschermds in beslag genomen? Klaag bij de executierechter (Erinnerung). Het kost geen griffierecht.',
  },
  'de.bailiff.step-plan': {
    says: 'Bied een plan aan dat binnen twaalf maanden eindigt. Twee weken te laat beëindigt het.',
  },
  'de.bailiff.step-many': {
    says: 'Meer schulden dan u kunt betalen? Een privé-insolventie (Privatinsolvenz) bevrijdt u na drie jaar. Gratis schuldhulp bereidt haar voor.',
  },
  'de.bailiff.step-clearing': {
    says: 'Er is een dag voor ontruiming. Ga vandaag naar het huisvestingskantoor van uw gemeente (Wohnungssicherung) en een advocaat.',
  },
  'de.bailiff.option-plan': {
    says: 'Laat zien wat u verdient en uitgeeft, en bied vaste bedragen op vaste dagen aan.',
    title: 'Een plan met de gerechtsdeurwaarder afspreken',
    cost: 'De schuld en de kosten van de deurwaarder.',
    time: 'Eén telefoontje, vóór de datum.',
    risk: 'De schuldeiser kan nee zeggen. Twee weken te laat beëindigt het plan.',
    bestFor: 'U kunt het binnen een jaar afbetalen.',
  },
  'de.bailiff.option-plan-public': {
    says: 'Leg uw budget uit en bied een bedrag per maand aan. Vraag een schriftelijk antwoord.',
    title: 'Het kantoor om delen vragen',
    cost: 'De schuld, soms rente.',
    time: 'Eén telefoontje en één brief.',
    risk: 'Totdat het akkoord gaat, kan het doorgaan.',
    bestFor: 'De beslissing klopt, er is weinig geld.',
  },
  'de.bailiff.option-protect': {
    says: 'Vraag een P-Konto en breng bewijzen voor kinderen en uitkeringen.',
    title: 'Uw rekening en loon beschermen',
    cost: 'Bij de bank gratis. Bewijzen kunnen iets kosten.',
    time: 'Vier werkdagen.',
    risk: 'Op een P-Konto kunt u niet rood staan.',
    bestFor: 'Uw inkomen is laag of er is beslag op uw rekening.',
  },
  'de.bailiff.option-court': {
    says: 'Zeg de rechtbank wat er mis is met het beslag en stuur bewijs.',
    title: 'De executierechter vragen',
    cost: 'Vaak gratis, of kleine kosten.',
    time: 'Meteen.',
    risk: 'Bescherming bij nood (§ 765a) is voor zeldzame gevallen.',
    bestFor: 'De verkeerde persoon, het verkeerde ding, of echte nood.',
  },
  'de.bailiff.option-help': {
    says: 'Een schuldhulpverlener bevestigt uw beschermde bedragen en praat met schuldeisers.',
    title: 'Nu naar een schuldhulpverlener gaan',
    cost: 'Gratis.',
    time: 'Bel vandaag.',
    risk: 'Wachtlijsten. Zeg dat er een datum voor uitvoering is.',
    bestFor: 'Meer schulden, of angst rekening of woning te verliezen.',
  },
  'de.bailiff.right-income': {
    says: 'Tot 30 juni 2027 is minstens € 1.587,40 van uw nettoloon per maand veilig. De eerste persoon die u onderhoudt, voegt € 597,42 toe.',
  },
  'de.bailiff.right-account': {
    says: 'Op een P-Konto blijft minstens € 1.590 per maand vrij. Wat u niet gebruikt, blijft drie maanden langer bewaard.',
  },
  'de.bailiff.right-things': {
    says: 'Dingen voor een bescheiden huishouden, voor werk en gezondheid kunnen niet in beslag genomen worden. Een auto die u voor werk nodig hebt, hoort daar vaak bij.',
  },
  'de.bailiff.right-home': {
    says: 'U mag een doorzoeking van uw woning weigeren totdat de deurwaarder een bevel van een rechter toont.',
  },
  'de.bailiff.right-night': {
    says: 'In woningen gebeurt niets tussen 9 uur ’s avonds en 6 uur ’s ochtends, of op zon- en feestdagen, zonder bijzonder bevel.',
  },
  'de.bailiff.right-hardship': {
    says: 'Bij zeldzame grote nood, zoals levensgevaar, kan de rechter een maatregel stoppen.',
  },
  'de.bailiff.right-extra-pay': {
    says: 'De helft van overwerkloon, vakantiegeld en een deel van de kerstbonus kunnen niet in beslag genomen worden.',
  },
  'de.bailiff.right-no-firing': {
    says: 'Uw werkgever hoort van een loonbeslag en moet de schuldeiser antwoorden. Eén beslag alleen is bijna nooit een wettige reden om u te ontslaan.',
  },
  'de.bailiff.warn-false': {
    says: 'Zeg de hele waarheid in de verklaring over wat u hebt. Een valse verklaring is strafbaar.',
  },
  'de.bailiff.warn-credit': {
    says: 'Laat uw loon alleen op de beschermde rekening betalen. U mag maar één P-Konto hebben.',
  },
  'de.bailiff.warn-eviction': {
    says: 'U kunt op een vaste dag uw woning verliezen. Zorg dat een advocaat en het huisvestingskantoor van uw gemeente nu iets doen.',
  },
  'de.bailiff.insight-nothing': {
    says: 'Is alles wat u hebt beschermd, dan kan de deurwaarder dat alleen opschrijven. Dan krijgt de schuldeiser voorlopig niets.',
    actionable: 'Neem bewijs van inkomen, huur en gezin mee naar de afspraak.',
  },
  'de.bailiff.tactic-certificate': {
    says: 'Een bewijs voor uw P-Konto kan het veilige bedrag met honderden euro’s verhogen.',
    risk: 'Het moet vernieuwd worden als het afloopt.',
    notWhen: 'U woont alleen, onderhoudt niemand en krijgt geen kinderbijslag.',
  },
  'de.bailiff.tactic-judge-account': {
    says: 'Komt er alleen beschermd geld binnen? Dan kan de rechter uw rekening tot twaalf maanden vrijmaken.',
    risk: 'U moet de laatste zes maanden bewijzen.',
    notWhen: 'U krijgt soms meer dan het beschermde bedrag.',
  },
  'de.bailiff.myth-everything': {
    says: 'De gerechtsdeurwaarder kan niet nemen wat u voor een bescheiden huis nodig hebt, zoals bed, koelkast, wasmachine of gewone tv.',
  },
  'de.bailiff.change-limits': {
    says: 'De bedragen die niemand in beslag mag nemen, stegen op 1 juli 2026.',
    was: 'Tot 30 juni 2026 was het veilige basisbedrag € 1.555,00 per maand.',
    is: 'Sinds 1 juli 2026 is het € 1.587,40 per maand.',
  },
  'de.bailiff.account-want': {
    says: 'Er is voor een schuldeiser beslag op uw rekening of ander geld. De bank moet het vasthouden en mag u voorlopig niet betalen.',
  },
  'de.bailiff.account-who': {
    says: 'De bank doet alleen wat het bevel zegt. Het geld gaat naar de schuldeiser die erin staat.',
  },
  'de.bailiff.account-reality': {
    says: 'U kunt snel weer bij uw geld. Een P-Konto maakt elke maand het basisbedrag vrij, ook van geld dat al vastgehouden wordt.',
  },
  'de.bailiff.account-step': {
    says: 'Ga vandaag naar uw bank en vraag schriftelijk een P-Konto. Neem bewijs van kinderen en uitkeringen mee.',
  },
  'de.bailiff.account-option': {
    says: 'Bied betaling in delen aan als de schuldeiser het beslag laat rusten (ruhend stellen).',
    title: 'Met de schuldeiser een akkoord sluiten',
    cost: 'De schuld in delen.',
    time: 'Enkele dagen.',
    risk: 'Het is de keuze van de schuldeiser. Vraag het op papier.',
    bestFor: 'U kunt elke maand een vast bedrag betalen.',
  },
}
