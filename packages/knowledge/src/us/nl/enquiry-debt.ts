/** The Dutch words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'us.ask-debt.jail': {
    says: 'U kunt niet naar de gevangenis omdat u een particuliere schuld niet betaalt, en een incassobureau mag er niet mee dreigen. Een rechter kan u alleen straffen als u zijn bevel om te komen negeert.',
  },
  'us.ask-debt.garnish': {
    says: 'Voor een particuliere schuld moeten zij eerst naar de rechter en winnen. Dan kan hoogstens 25% van uw loon na verplichte aftrek weg, en minder van laag loon. Sommige staten beschermen alles.',
    dependsOn: 'of er een vonnis tegen u is',
  },
  'us.ask-debt.bank-account': {
    says: 'Zonder vonnis kunnen zij niet aan uw rekening komen. Met een vonnis kunnen zij het de rechter vragen. Twee maanden rechtstreeks gestorte federale uitkering moeten vrij blijven.',
    dependsOn: 'of er een vonnis tegen u is',
  },
  'us.ask-debt.social-security': {
    says: 'Een particuliere schuldeiser kan geen Social Security, SSI of VA-uitkering nemen. De federale overheid kan voor eigen schulden een deel van Social Security nemen, maar geen SSI.',
  },
  'us.ask-debt.take-things': {
    says: 'Een incassobureau kan niet uw spullen komen halen. Eerst is een vonnis nodig, en een sheriff voert het uit. Een geldgever met een pandrecht (lien) op uw auto is anders.',
  },
  'us.ask-debt.come-to-house': {
    says: 'U hoeft de deur niet open te doen en niet te praten. Zeg schriftelijk dat zij geen contact meer mogen opnemen. Een incassobureau mag niet binnenkomen en niets meenemen.',
  },
  'us.ask-debt.ignore': {
    says: 'Negeer het niet: de schuld blijft en zij kunnen naar de rechter. Betwist de schuld binnen 30 dagen schriftelijk, en antwoord papieren van de rechtbank op tijd.',
  },
  'us.ask-debt.calls': {
    says: 'Schrijf hun: neem geen contact meer met mij op. Zij moeten dan stoppen. Zij mogen alleen nog zeggen dat zij stoppen of naar de rechter gaan. Meer dan zeven telefoontjes in zeven dagen is te veel.',
  },
  'us.ask-debt.work-calls': {
    says: 'Zij mogen uw baas, familie of vrienden niets over de schuld vertellen. Zeg dat u op het werk geen telefoontjes mag krijgen, dan moeten zij daar stoppen met bellen.',
  },
  'us.ask-debt.not-mine': {
    says: 'Schrijf binnen 30 dagen dat u de schuld betwist en bewijs wilt. Zij moeten stoppen tot zij het sturen. Gebruikte iemand uw naam, ga dan naar IdentityTheft.gov.',
  },
  'us.ask-debt.validation': {
    says: 'Betwist de schuld schriftelijk binnen 30 dagen na hun bericht en vraag om bewijs. Zij moeten stoppen met innen tot zij het sturen. Bewaar een kopie en stuur het aangetekend (certified mail).',
  },
  'us.ask-debt.old': {
    says: 'In de meeste staten is de tijd voor een rechtszaak drie tot zes jaar. Daarna mag een incassobureau niet meer naar de rechter. Betaal of beloof niets voor u dit weet, want dan kan het opnieuw beginnen.',
    dependsOn: 'uw staat, de soort schuld en uw laatste betaling',
  },
  'us.ask-debt.credit-report': {
    says: 'Betwist een foute melding bij elk kredietbureau, gratis. Zij moeten die nakijken, meestal binnen 30 dagen. De meeste schulden moeten na zeven jaar weg.',
  },
  'us.ask-debt.medical-report': {
    says: 'Een rechter vernietigde het federale verbod in juli 2025. De bureaus zeggen dat zij betaalde schulden, schulden jonger dan een jaar en schulden onder $500 weglaten. Sommige staten verbieden ze.',
    dependsOn: 'het bedrag, hoe oud het is en uw staat',
  },
  'us.ask-debt.sued': {
    says: 'Dien een schriftelijk antwoord in, uiterlijk op de datum in de dagvaarding (summons), in veel staten 20 tot 30 dagen nadat u die kreeg. Zo niet, dan winnen zij. De gratis rechtshulp (legal aid) of het zelfhulpcentrum kan helpen.',
  },
  'us.ask-debt.ignore-summons': {
    says: 'Negeer het niet. Als u niet antwoordt, wint de andere kant bij verstek en kan die om uw loon of geld op de bank vragen. Hebt u het gemist, vraag de rechter dan nu om de zaak weer te openen.',
  },
  'us.ask-debt.default-judgment': {
    says: 'Vraag de griffie (court clerk) vandaag om het dossier. U kunt de rechter vragen het vonnis te vernietigen, vooral als u de papieren nooit kreeg. De tijd is kort.',
  },
  'us.ask-debt.settle': {
    says: 'Kijk of de schuld van u is en niet te oud. Bied aan wat u kunt betalen en laat de afspraak eerst op papier zetten. Een kwijtgescholden schuld van $600 of meer kan als inkomen worden gemeld.',
  },
  'us.ask-debt.debt-relief': {
    says: 'Praat eerst met een schuldhulpverlener zonder winstdoel (non-profit credit counselor). Een bedrijf dat per telefoon schuldhulp verkoopt, mag geen geld vragen voor het een schuld heeft geregeld.',
  },
  'us.ask-debt.cancelled-debt': {
    says: 'Een kwijtgescholden schuld telt als inkomen, behalve bij een uitzondering. De belangrijkste zijn faillissement (bankruptcy) en meer schuldig zijn dan u bezit. Gebruik Form 982.',
    dependsOn: 'of u bij de kwijtschelding meer schuldig was dan u bezat',
  },
  'us.ask-debt.dead-person': {
    says: 'Meestal worden schulden van een overledene betaald uit wat hij naliet, niet door u. Tekende u mee, of woont u in een staat met gemeenschap van goederen (community property), dan bent u het misschien wel schuldig.',
    dependsOn: 'of u ook tekende, en uw staat',
  },
  'us.ask-debt.identity-theft': {
    says: 'Ga naar IdentityTheft.gov en doe een melding. Stuur die naar het bedrijf en de kredietbureaus: zij moeten de valse schuld blokkeren. Bevries uw krediet gratis bij alle drie.',
  },
  'us.ask-debt.hospital-collections': {
    says: 'Een ziekenhuis zonder winstdoel moet minstens 120 dagen wachten voor zware stappen zoals een rechtszaak. Het moet die stoppen terwijl het naar uw verzoek om hulp kijkt. Dat kunt u 240 dagen lang doen.',
    dependsOn: 'of het ziekenhuis zonder winstdoel werkt',
  },
  'us.ask-debt.sheriff': {
    says: 'Papieren aannemen betekent niet dat u het eens bent. Om u uit te zetten of spullen te nemen is een bevel van de rechter nodig: vraag het te zien, verzet u niet, en bel de gratis rechtshulp (legal aid).',
    dependsOn: 'of zij papieren of een bevel van de rechter brengen',
  },
  'us.ask-debt.ticket': {
    says: 'Doe uiterlijk op de datum op de bon iets: betaal, of zeg dat u niet schuldig bent en vraag om een hoorzitting. Neem foto’s en bonnen mee. De datum missen kan kosten geven of uw rijbewijs kosten.',
  },
  'us.ask-debt.card-dispute': {
    says: 'Schrijf binnen 60 dagen na het afschrift naar het adres voor betwiste rekeningen van de kaartmaatschappij. U hoeft die afschrijving niet te betalen terwijl zij kijkt. Bij gestolen kaarten bent u hoogstens $50 schuldig.',
  },
  'us.ask-debt.bank-fraud': {
    says: 'Zeg het nu uw bank. Voor overboekingen die u niet goed vond bent u hoogstens $50 schuldig als u het binnen twee werkdagen zegt. Na 60 dagen vanaf het afschrift kunt u meer verliezen.',
  },
  'us.ask-debt.robocalls': {
    says: 'Zeg stop, schriftelijk als het kan. Ongewenste robotgesprekken (robocalls) en sms’en naar een mobiel zijn meestal verboden, en u kunt bij de rechter $500 per gesprek eisen. Meld ze bij de FCC en FTC.',
  },
  'us.ask-debt.irs-plan': {
    says: 'Antwoord uiterlijk op de datum in het bericht, ook als u niet kunt betalen. Vraag op IRS.gov om een betaalplan, meer tijd, of een aanbod om te schikken.',
  },
  'us.ask-debt.irs-call': {
    says: 'Hang op en betaal niet: dit is heel waarschijnlijk oplichting. Deze kantoren schrijven per post en vragen nooit om cadeaukaarten. Bekijk uw account op hun eigen site.',
  },
  'us.ask-debt.cp2000': {
    says: 'Kijk naar nummer en datum. Een CP2000 wil binnen 30 dagen een antwoord. Een bericht van tekort (notice of deficiency) geeft 90 dagen voor de Tax Court. Een laatste bericht van beslag (levy) geeft 30 dagen voor een hoorzitting.',
  },
  'us.ask-debt.overpayment': {
    says: 'Doe binnen 30 dagen iets, zodat zij geen geld gaan nemen. U hebt 60 dagen voor beroep (SSA-561). Om kwijtschelding (waiver, SSA-632) kunt u altijd vragen.',
  },
  'us.ask-debt.student-loan-default': {
    says: 'Loon en belastingteruggave nemen voor federale leningen met achterstand (default) is op 16 januari 2026 gepauzeerd. Kijk of dat nog zo is. Een particuliere geldgever moet eerst naar de rechter.',
    dependsOn: 'of de lening federaal of particulier is',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'Het SAVE-plan is geëindigd. Kijk op StudentAid.gov welke plannen u nog kunt kiezen. Sinds juli 2026 is er een nieuw plan, het Repayment Assistance Plan.',
  },
  'us.ask-debt.foreclosure': {
    says: 'Bel nu de beheerder van uw lening (servicer) en een door HUD erkende adviseur. Meestal mag gedwongen verkoop (foreclosure) pas beginnen als u meer dan 120 dagen achter bent. Over een volledige aanvraag om hulp op tijd moet eerst worden beslist.',
  },
  'us.ask-debt.partners-loan': {
    says: 'Ze mogen degene die tekende voor de rechter dagen, maar niet dreigen met een rechtszaak die ze niet menen, of met de gevangenis. Ze mogen alleen met haar of zijn man, vrouw of advocaat over de schuld praten, niet met u. Vraag binnen 30 dagen schriftelijk om bewijs. Antwoord op echte papieren van de rechtbank. U bent niets schuldig waarvoor u niet hebt getekend.',
  },
  'us.ask-debt.irs-levy': {
    says: 'Bel nu de IRS en bied een betaalplan aan. Eerst moet een laatste bericht komen, en dan hebt u 30 dagen om een hoorzitting te vragen. De bank houdt het geld 21 dagen vast, en nood kan het vrij maken.',
  },
  'us.ask-debt.cosigned': {
    says: 'Ja. Wie meetekent is de hele schuld schuldig als de ander niet betaalt, en het kan op uw kredietrapport staan. Voor het tekenen had u daar een bericht over moeten krijgen.',
  },
  'us.ask-debt.house-lien': {
    says: 'Eerst moeten zij een zaak beginnen en winnen. In de meeste staten kan het vonnis dan op uw huis rusten (lien), maar de wet op het eigen huis (homestead) beschermt een deel of alles. Weinig kaarten leiden tot gedwongen verkoop.',
    dependsOn: 'of zij een vonnis hebben, en uw staat',
  },
  'us.ask-debt.refund-offset': {
    says: 'Nee. Alleen openbare schulden zoals belasting, kinderalimentatie en federale studieleningen kunnen van een federale teruggave af. Een privaat bedrijf met een vonnis zou het geld kunnen pakken als het op uw rekening staat.',
  },
  'us.ask-debt.loan-sold': {
    says: 'Schrijf de beheerder van de lening (servicer) en vraag hoe het bedrag is opgebouwd. Die moet binnen 30 werkdagen antwoorden. Tot 60 dagen na een overdracht is een betaling aan de oude servicer niet te laat. De voorwaarden van de lening blijven gelijk.',
  },
  'us.ask-debt.irs-paid': {
    says: 'Kijk op uw account op IRS.gov en stuur kopieën van de geïnde cheque of het bankafschrift voor de datum naar het adres op het bericht. U mag de rekening betwisten. De Taxpayer Advocate helpt gratis.',
  },
}
