/** The Dutch words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_NL: Words = {
  'us.claim.want': {
    says: 'Iemand heeft u voor de rechter gebracht. Zij willen dat de rechter u laat betalen of u iets laat doen.',
  },
  'us.claim.who': {
    says: 'De eiser (plaintiff) is degene die naar de rechter gaat. U bent de gedaagde (defendant). De rechter heeft nog niets beslist.',
  },
  'us.claim.reality': {
    says: 'Dit is echt en heeft een korte termijn. Als u antwoordt, moeten zij hun zaak bewijzen. Als u niet antwoordt, winnen zij.',
  },
  'us.claim.rights-summary': {
    says: 'U kunt antwoorden, hun bewijs zien en uw verhaal aan een rechter vertellen. U hebt geen advocaat nodig om te antwoorden.',
  },
  'us.claim.not-yet': {
    says: 'Door dit papier kunnen zij niet aan uw loon of het geld op uw bank komen. Zij hebben eerst een vonnis nodig.',
  },
  'us.claim.know-default': {
    says: 'Veel zaken over schulden worden alleen gewonnen omdat niemand antwoordt. Na een antwoord moet een schuldkoper (debt buyer) vaak bewijs laten zien dat hij niet heeft.',
    learnMore:
      'Veel rechtbanken hebben op hun pagina voor zelfhulp een formulier om te antwoorden.',
  },
  'us.claim.right-heard': {
    says: 'U hebt het recht om van de zaak te horen en om gehoord te worden voor een rechter beslist.',
  },
  'us.claim.right-proof': {
    says: 'U hebt het recht om hen te laten bewijzen dat u dit bedrag schuldig bent en dat de schuld van hen is.',
  },
  'us.claim.right-wages': {
    says: 'Ook als zij winnen, houdt u het grootste deel van uw loon. Bij een gewone schuld gaat er hoogstens een kwart af, en minder bij een laag loon.',
  },
  'us.claim.right-old': {
    says: 'Een incassobureau mag u niet voor de rechter brengen als de wettelijke termijn voor de schuld voorbij is. U moet dat zelf in uw antwoord zeggen.',
  },
  'us.claim.right-place': {
    says: 'Een incassobureau mag u alleen voor de rechter brengen waar u nu woont of waar u het contract hebt getekend.',
  },
  'us.claim.right-service': {
    says: 'In actieve militaire dienst kunt u de rechtbank vragen om minstens 90 dagen te wachten. Er mag geen vonnis komen voor dit is nagekeken.',
  },
  'us.claim.right-waiver': {
    says: 'Kunt u de kosten van de rechtbank niet betalen? Vraag de griffie (clerk) om een formulier voor vrijstelling (fee waiver).',
  },
  'us.claim.deadline-federal': {
    says: 'Bij een federale rechtbank hebt u 21 dagen om te antwoorden nadat de papieren aan u zijn gegeven.',
    action: 'Uw antwoord indienen bij de federale rechtbank',
    consequence: 'De rechtbank kan zonder u beslissen (default judgment).',
  },
  'us.claim.warning-time': {
    says: 'De tijd loopt vanaf de dag dat de papieren aan u zijn gegeven, in veel staten maar 20 tot 30 dagen. Schrijf die dag op.',
  },
  'us.claim.warning-late': {
    says: 'Uw tijd is misschien bijna om. Dien vandaag een antwoord in, of bel de griffie (clerk) en vraag of er al een verstek (default) is genoteerd.',
  },
  'us.claim.step-answer': {
    says: 'Kijk in de dagvaarding (summons) wat de laatste dag is om te antwoorden of de dag om naar de rechtbank te komen. Zet die nu in uw agenda.',
  },
  'us.claim.step-file': {
    says: 'Dien een schriftelijk antwoord in bij de rechtbank. Reageer op elk genummerd punt: eens, niet eens, of u weet het niet.',
  },
  'us.claim.step-help': {
    says: 'Bel vandaag de gratis rechtshulp (legal aid) of het zelfhulpcentrum van de rechtbank. Dat is gratis. Bellen met de andere advocaat is geen antwoord.',
  },
  'us.claim.step-copy': {
    says: 'Stuur een kopie van uw antwoord naar de advocaat van de andere kant. Houd er zelf een met het stempel van de rechtbank.',
  },
  'us.claim.step-defences': {
    says: 'Noem uw verweer in het antwoord: niet mijn schuld, al betaald, fout bedrag, te oud, of geen bewijs dat de schuld van hen is.',
  },
  'us.claim.step-settle': {
    says: 'U kunt altijd een regeling treffen. Dien eerst uw antwoord in, en laat de afspraak op papier zetten met het zaaknummer.',
  },
  'us.claim.option-defend': {
    says: 'Dien een antwoord in dat ontkent wat fout is en uw verweer noemt. Ga daarna naar elke zitting.',
    title: 'Antwoorden en hen laten bewijzen',
    cost: 'Bij sommige rechtbanken kosten om in te dienen; vraag om vrijstelling',
    time: 'In veel staten 20 tot 30 dagen om te antwoorden',
    risk: 'Als u verliest, kunnen er kosten bij komen.',
    bestFor:
      'U bent het niet schuldig, het bedrag klopt niet, het is oud, of een schuldkoper gaat naar de rechter.',
  },
  'us.claim.option-help': {
    says: 'De gratis rechtshulp (legal aid), een rechtswinkel van een universiteit (law school clinic) of het zelfhulpcentrum kan u helpen om op tijd te antwoorden.',
    title: 'Gratis juridische hulp krijgen',
    cost: 'Gratis als u weinig inkomen hebt',
    time: 'Bel vandaag',
    risk: 'Geen. De termijn loopt wel door.',
    bestFor: 'U weet niet wat u moet schrijven, of het bedrag is groot.',
  },
  'us.claim.option-settle': {
    says: 'Bied een bedrag of een betaalplan aan. Vraag dat de zaak wordt ingetrokken, en controleer bij de rechtbank of dat is gebeurd.',
    title: 'De zaak regelen',
    cost: 'Wat u afspreekt te betalen',
    time: 'Dagen tot weken',
    risk: 'Een afspraak zonder papier bij de rechtbank stopt misschien geen vonnis bij verstek (default judgment).',
    bestFor: 'U bent het schuldig en kunt nu een deel of in delen betalen.',
  },
  'us.claim.option-bankruptcy': {
    says: 'Een faillissement (bankruptcy) stopt de meeste rechtszaken en incasso meteen. U moet eerst een korte cursus doen bij een erkende hulpverlener.',
    title: 'Vragen naar faillissement (bankruptcy)',
    cost: 'Kosten van de rechtbank; bij advocaten is het eerste gesprek vaak gratis',
    time: 'Een paar maanden of jaren',
    risk: 'Het blijft tot tien jaar in uw kredietrapport staan.',
    bestFor: 'Uw schulden zijn veel hoger dan u ooit kunt betalen.',
  },
  'us.claim.insight-own-the-debt': {
    says: 'Een schuldkoper moet een volledige reeks papieren laten zien, van de eerste geldgever tot hemzelf.',
    actionable: 'Vraag in uw antwoord om de papieren van elke verkoop van de schuld.',
  },
  'us.claim.not-served': {
    says: 'Het maakt uit hoe u de papieren hebt gekregen. Een zaak kan worden gestopt als ze nooit op de juiste manier aan u zijn gegeven.',
    actionable:
      'Schrijf op hoe en wanneer u de papieren kreeg. Zeg het tegen de rechtbank als het niet goed is gegaan.',
  },
  'us.judgment.want': {
    says: 'Een rechter heeft beslist dat u moet betalen. De andere kant kan nu vragen om beslag op uw loon of op het geld op uw bank.',
  },
  'us.judgment.who': {
    says: 'De schuldeiser (judgment creditor) is degene die heeft gewonnen. U bent de schuldenaar (judgment debtor).',
  },
  'us.judgment.reality': {
    says: 'Een vonnis is ernstig, maar niet het einde. Als u nooit van de zaak hebt geweten, kunt u vragen om het ongedaan te maken.',
  },
  'us.judgment.rights-summary': {
    says: 'Een groot deel van uw loon en alle Social Security blijven van u. U kunt bescherming (exemptions) vragen, een betaalplan vragen, of vragen om de zaak weer te openen.',
  },
  'us.judgment.not-yet': {
    says: 'Niemand mag aan uw loon komen zonder een bevel tot loonbeslag (garnishment) aan uw werkgever. U kunt niet naar de gevangenis omdat u geld schuldig bent.',
  },
  'us.judgment.right-undo': {
    says: 'Als u de papieren nooit hebt gekregen, kunt u de rechtbank vragen om het vonnis te vernietigen. Doe dat meteen.',
  },
  'us.judgment.right-service': {
    says: 'Was u in actieve militaire dienst? Dan kunt u binnen 90 dagen na het einde van uw dienst vragen om een vonnis bij verstek (default judgment) weer te openen.',
  },
  'us.judgment.step-read': {
    says: 'Zoek de datum van het vonnis en vraag de griffie (clerk) om het dossier. De tijd voor beroep of heropening is kort.',
  },
  'us.judgment.step-aid': {
    says: 'Bel vandaag de gratis rechtshulp (legal aid). Vraag of het vonnis vernietigd kan worden en welk geld in uw staat beschermd is.',
  },
  'us.judgment.step-questions': {
    says: 'Als de rechtbank u beveelt om te komen of vragen over uw geld te beantwoorden, doe dat dan. Als u dat bevel negeert, kunt u worden opgepakt.',
  },
  'us.judgment.option-undo': {
    says: 'Dien een verzoek in om het vonnis te vernietigen (motion to vacate). Zeg waarom u de zaak hebt gemist en wat uw verweer is.',
    title: 'De rechtbank vragen om het te vernietigen',
    cost: 'Bij sommige rechtbanken kosten; vraag om vrijstelling',
    time: 'Vaak 30 dagen of minder voor beroep; doe nu iets',
    risk: 'De rechter kan nee zeggen.',
    bestFor: 'U kreeg de papieren niet, of had een goede reden dat u de datum miste.',
  },
  'us.judgment.option-plan': {
    says: 'Bied een betaalplan aan en vraag dat zij geen beslag leggen zolang u betaalt. Laat het op papier zetten.',
    title: 'Een betaalplan afspreken',
    cost: 'Wat u kunt volhouden, plus rente',
    time: 'Weken',
    risk: 'Als u een betaling mist, kunnen zij het vonnis gebruiken.',
    bestFor: 'Het vonnis klopt en u hebt wat inkomen.',
  },
  'us.judgment.option-bankruptcy': {
    says: 'Een aanvraag voor faillissement (bankruptcy) stopt het meeste loonbeslag meteen en kan veel schulden beëindigen.',
    title: 'Vragen naar faillissement (bankruptcy)',
    cost: 'Kosten van de rechtbank en vaak een advocaat',
    time: 'Een paar maanden of jaren',
    risk: 'Het blijft tot tien jaar in uw kredietrapport staan. Sommige schulden blijven.',
    bestFor: 'U kunt deze en uw andere schulden niet betalen.',
  },
  'us.judgment.option-pay': {
    says: 'Betaal op een manier die bewijs geeft. Vraag daarna om een verklaring dat het vonnis is betaald (satisfaction of judgment), ingediend bij de rechtbank.',
    title: 'Betalen en bewijs krijgen',
    cost: 'Het bedrag, de kosten en de rente',
    time: 'Een dag',
    risk: 'Geen als u het papier krijgt.',
    bestFor: 'U bent het schuldig en kunt het betalen.',
  },
  'us.claim.foreclosure-120': {
    says: 'Een hypotheekbedrijf moet meestal wachten tot u meer dan 120 dagen achter bent voor het begint met gedwongen verkoop (foreclosure).',
    learnMore:
      'Een door HUD erkende woonadviseur (housing counselor) kan u gratis helpen om een plan te vragen.',
  },
  'us.claim.ask-bankruptcy': {
    says: 'Een faillissement (bankruptcy) stopt de meeste incasso meteen en kan schulden van kaarten, dokters en leningen beëindigen. Kinderalimentatie, de meeste belastingen en de meeste studieleningen blijven. Praat eerst met een advocaat.',
    dependsOn: 'uw inkomen, wat u bezit en de soorten schulden die u hebt',
  },
}
