/** The Dutch words of the rows in ../enquiry-stories.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STORIES_NL: Words = {
  'us.story.house-deal': {
    says: 'Lees het contract: de datums, hoe u eruit kunt en wie de aanbetaling krijgt. Een koop van land telt meestal alleen getekend op papier. Vraag het titelbedrijf (title firm) het geld vast te houden en ga snel naar een advocaat.',
    dependsOn: 'wat het contract zegt en wie het brak',
  },
  'us.story.contract': {
    says: 'Een contract bindt als beide het over de hoofdpunten eens waren. Eén kant alleen kan het niet wijzigen, behalve als het contract dat toestaat. Bewaar de tekst en uw berichten, en schrijf wat u uiterlijk wanneer verwacht.',
    dependsOn: 'wat is afgesproken en hoe u het kunt laten zien',
  },
  'us.story.hidden-fault': {
    says: 'Een verkoper die een ernstig gebrek kende en verborg of loog, kan u de reparatie schuldig zijn. Bewaar foto’s, het formulier, de inspectie en wat de buur zei. De tijd om naar de rechter te gaan is begrensd.',
    dependsOn: 'wat de verkoper wist en uw staat',
  },
  'us.story.police-home': {
    says: 'De politie heeft een bevel (warrant), uw ja, of nood nodig om een huis binnen te gaan. Zeg rustig dat u het niet goed vindt. U hoeft geen vragen te beantwoorden: zeg dat u een advocaat wilt.',
    dependsOn: 'of iemand akkoord ging of er nood was',
  },
  'us.story.police-talk': {
    says: 'U hoeft vragen van de politie niet te beantwoorden, behalve uw naam waar de wet dat vraagt. Zeg: "Ik wil een advocaat en blijf stil." Lieg niet.',
  },
  'us.story.old-record': {
    says: 'Veel staten wissen oude of kleine zaken, sommige vanzelf. Vraag uw gegevens op, kijk naar de wachttijd, en dien in bij de rechtbank. De gratis rechtshulp (legal aid) helpt vaak.',
    dependsOn: 'de staat, de aanklacht en de jaren sindsdien',
  },
  'us.story.heirs': {
    says: 'Zonder testament verdeelt de wet tussen man of vrouw en kinderen. Vraag de probate court om iemand te benoemen voor de nalatenschap: die moet alles opschrijven en verantwoorden.',
    dependsOn: 'uw staat, en of er een testament is',
  },
  'us.story.stalked': {
    says: 'Bewaar alle berichten en schrijf elke dag op. Zeg het de politie en vraag de rechter om een beschermingsbevel (protective order): het is meestal gratis. Bel bij gevaar 911, of de hulplijn op 1-800-799-7233.',
  },
  'us.story.images': {
    says: 'Bewaar bewijs met links. Vraag de site om het weg te halen: grote platforms moeten intieme beelden binnen 48 uur weghalen. Ze delen is in de meeste staten een misdaad, en u kunt naar de rechter.',
  },
  'us.story.plan-fee': {
    says: 'Rekeningen moeten duidelijk zijn, en een beloofde prijs hoort te tellen. Vraag schriftelijk om de voorwaarde waarop zij zich baseren, klaag dan bij de FCC: het bedrijf moet binnen 30 dagen antwoorden. De consumentenwet van uw staat kan helpen.',
    dependsOn: 'wat de voorwaarden van het abonnement zeggen',
  },
  'us.story.vendor': {
    says: 'Wie niet levert, moet meestal terugbetalen. Betwist het deel met de kaart, schrijf een eis met een datum, en gebruik de rechtbank voor kleine zaken (small claims court) of de consumentenwet van uw staat.',
    dependsOn: 'het contract en waarom het niet doorging',
  },
  'us.story.repair-shop': {
    says: 'Een garage moet meestal uw ja krijgen voor zij ver boven de schatting gaat. Zij mag de auto vasthouden voor afgesproken werk. Betaal onder protest als u hem nodig hebt, klaag dan en ga naar de rechtbank voor kleine zaken (small claims court).',
    dependsOn: 'wat u tekende en uw staat',
  },
  'us.story.crash': {
    says: 'Teken geen afstandsverklaring (release) voor uw arts weet hoe goed u geneest. Die beëindigt alle claims. Bewaar rekeningen en foto’s, en ken de tijd om in uw staat naar de rechter te gaan.',
    dependsOn: 'de schuld, uw letsel en uw staat',
  },
  'us.story.speak-up': {
    says: 'Wetten beschermen wie gevaar of verboden daden meldt. Naar OSHA moet u binnen 30 dagen. Bewaar de berichten met de datums, en ga snel naar een arbeidsadvocaat.',
    dependsOn: 'wat u meldde, aan wie, en uw staat',
  },
  'us.story.vacation-pay': {
    says: 'In staten zoals Californië, Illinois en Massachusetts is verdiende vakantie loon en kan die niet worden gewist. Elders beslissen de schriftelijke regels. Vraag ernaar en dien een loonclaim in.',
    dependsOn: 'uw staat en de regels',
  },
  'us.story.job-offer': {
    says: 'De meeste banen kunnen altijd eindigen (at will), dus een aanbod kan worden ingetrokken. Vertrouwde u op een duidelijke belofte en had u daardoor verlies, dan krijgt u die kosten misschien. Bewaar de brief en uw bonnen.',
    dependsOn: 'wat is beloofd en wat u opgaf',
  },
  'us.story.rent-rise': {
    says: 'Tijdens een huurcontract blijft de huur meestal gelijk. Daarna vragen staten bericht vooraf, vaak 30 tot 90 dagen, en sommige staten en steden begrenzen de verhoging. Vraag schriftelijk welke regel zij gebruiken.',
    dependsOn: 'uw staat, uw stad en het gebouw',
  },
  'us.story.injured-spouse': {
    says: 'U kunt uw deel van een gezamenlijke teruggave meestal terugkrijgen. Dien Form 8379 (injured spouse) in bij de IRS, binnen drie jaar na de aangifte.',
  },
  'us.story.private-sale': {
    says: 'Een particuliere verkoop is meestal definitief, want alleen handelaren geven de basisgarantie. U bent iets schuldig als u loog of beloofde dat het werkt. Bewaar de advertentie en de berichten.',
    dependsOn: 'wat u erover zei',
  },
  'us.story.no-papers': {
    says: 'Loonwetten beschermen u met of zonder papieren. Uw baas mag u niet straffen of immigratie bellen omdat u om loon vroeg. Praat eerst met de gratis rechtshulp (legal aid) of een werknemerscentrum (worker center).',
  },
  'us.story.service-dog': {
    says: 'Een zaak mag een getrainde hulphond niet weigeren en niet om papieren vragen. Zij mag vragen of hij nodig is voor een handicap en waarvoor hij getraind is. Klaag bij ADA.gov.',
  },
  'us.story.college-bill': {
    says: 'Als u vertrekt voor 60% van de periode, gaat een deel van de hulp terug en kan de school u een rekening sturen. Vraag om de berekening op papier, een plan, en uitschrijving wegens grote moeite (hardship withdrawal).',
    dependsOn: 'de dag dat u vertrok en de terugbetaalregel van de school',
  },
  'us.story.recording': {
    says: 'Volgens de federale wet mag u een gesprek opnemen waaraan u meedoet. In sommige staten, zoals Californië, Florida en Pennsylvania, moet iedereen ja zeggen.',
    dependsOn: 'uw staat',
  },
  'us.story.my-things': {
    says: 'Schrijf een eis met een lijst, een datum en een manier om spullen te geven. De politie kan meestal alleen de rust bewaren. Daarna kan een kleine zaak (small claims) of replevin-zaak de spullen of hun waarde terughalen.',
  },
  'us.story.hoa-limits': {
    says: 'Federale regels beschermen kleine schotels en de Amerikaanse vlag, en veel staten beschermen zonnepanelen. Eerlijke grenzen aan plaats en grootte mogen. Vraag om de schriftelijke regel en een hoorzitting.',
    dependsOn: 'uw staat en de regel',
  },
  'us.story.visits': {
    says: 'Bezoek en alimentatie zijn twee dingen. Ook als u alimentatie schuldig bent, moet de andere ouder het bezoekbevel volgen. Vraag de rechter om het af te dwingen, en om de alimentatie te wijzigen.',
  },
  'us.story.ambulance': {
    says: 'Het federale verbod op onverwachte rekeningen geldt niet voor ambulances op de weg, maar sommige staten beschermen u. Vraag om een rekening met alle onderdelen, ga in beroep bij uw verzekeraar, en vraag om een lagere prijs of een plan.',
    dependsOn: 'uw staat en uw plan',
  },
  'us.story.care': {
    says: 'Zolang de persoon het nog begrijpt, kan die een volmacht (power of attorney) tekenen. Zo niet, vraag de rechter dan om voogdij (guardianship). Wie het geld beheert, moet het apart houden en verantwoorden.',
  },
  'us.story.name': {
    says: 'Dien een verzoek in bij de rechtbank in uw buurt, betaal de kosten of vraag vrijstelling, en maak het meestal bekend. Na huwelijk of scheiding zijn de papieren vaak genoeg. Zeg het dan Social Security en de DMV.',
  },
  'us.story.doctor': {
    says: 'U moet meestal laten zien dat de arts onder de gewone zorg bleef en dat het u schaadde. De tijd voor een rechtszaak is kort en veel staten willen eerst een deskundige. Vraag uw gegevens op en ga naar een advocaat.',
    dependsOn: 'wat er misging en wanneer',
  },
}
