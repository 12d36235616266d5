/** The Dutch words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'fr.ask-debt.step-write': {
    says: 'Zet de data en bedragen op papier: wanneer moest het betaald zijn, wat is betaald, wie schreef u.',
  },
  'fr.ask-debt.step-help': {
    says: 'Ga naar een Point conseil budget of een point-justice (3039). Beide zijn gratis.',
  },
  'fr.ask-debt.step-keep': { says: 'Bewaar brieven, enveloppen en betaalbewijzen.' },
  'fr.ask-debt.right-no-title': {
    says: 'Zonder executoriale titel (titre exécutoire) mag niemand beslag leggen op uw geld of spullen.',
  },
  'fr.ask-debt.right-costs': {
    says: 'Incassokosten voor een uitspraak van de rechter hoeft u niet te betalen.',
  },
  'fr.ask-debt.right-time': { says: 'Een rechter kan u tot twee jaar geven om te betalen.' },
  'fr.ask-debt.option-help': {
    title: 'Naar een gratis schuldadviseur gaan',
    says: 'Een Point conseil budget bekijkt al uw schulden met u.',
    cost: 'Niets.',
    time: 'Een bezoek.',
    risk: 'Geen.',
    bestFor: 'Iedereen met schulden.',
  },
  'fr.ask-debt.option-plan': {
    title: 'Een klein maandbedrag bieden',
    says: 'Bied schriftelijk wat u kunt volhouden. Kijk eerst hoe oud de schuld is.',
    cost: 'Wat u biedt.',
    time: 'Een avond.',
    risk: 'Het kan bij een oude schuld de tijd opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig en het is van kort geleden.',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'De schuldhulp van de Banque de France (surendettement) is gratis en kan beslag stoppen.',
    learnMore: 'Betaal nooit een bedrijf dat dit voor u wil doen.',
  },
  'fr.ask-debt.warn-court': {
    says: 'Stukken die een deurwaarder (commissaire de justice) brengt, hebben korte termijnen. Laat ze niet ongelezen.',
  },
  'fr.ask-debt.right-proof': { says: 'Wie een schuld eist, moet ze bewijzen.' },
  'fr.ask-debt.collector-seize': {
    says: 'Een incassobureau kan geen beslag leggen en niet binnenkomen. Het heeft een uitspraak van de rechter of andere titel nodig, en een gerechtsdeurwaarder (commissaire de justice).',
  },
  'fr.ask-debt.collector-costs': {
    says: 'Zonder uitspraak van de rechter zijn incassokosten voor de schuldeiser (artikel L. 111-8). Betaal alleen de schuld en de afgesproken rente.',
  },
  'fr.ask-debt.debt-too-old': {
    says: 'Een rekening aan een consument verjaart na twee jaar, een telefoonrekening na één. Huur verjaart na drie jaar, het meeste andere na vijf. Een vonnis geldt tien jaar.',
    dependsOn: 'wat voor schuld het is',
  },
  'fr.ask-debt.cannot-pay': {
    says: 'Betaal eerst wonen, eten en energie. Bied schriftelijk kleine maandbedragen. Zijn er veel schulden, dien dan gratis een dossier in bij de Banque de France (surendettement).',
  },
  'fr.ask-debt.overdebt': {
    says: 'Dien het dossier in bij de Banque de France (surendettement), online of per post. Het is gratis. Is het aanvaard, dan stopt beslag tot twee jaar terwijl er een plan komt.',
  },
  'fr.ask-debt.order-to-pay': {
    says: 'U hebt één maand vanaf de betekening om in verzet te gaan (opposition). Schrijf naar de griffie (greffe) die in het bevel staat. Dan hoort een rechter beide kanten.',
  },
  'fr.ask-debt.prison': {
    says: 'In Frankrijk gaat niemand naar de gevangenis voor een onbetaalde rekening, lening of huur.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Zonder die titel mag de deurwaarder (commissaire de justice) niet binnen. Met een titel, als u weg bent of weigert, heeft hij de politie, een gekozen bestuurder of twee getuigen nodig.',
    dependsOn: 'of er een uitspraak van de rechter of andere titel is',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Wat u nodig hebt om te leven en te werken is beschermd: bed, kleren, tafel, koelkast, fornuis, wasmachine, werkgereedschap. Op andere dingen kan met een titel beslag komen.',
    dependsOn: 'om welk ding het gaat',
  },
  'fr.ask-debt.bank-empty': {
    says: 'Een basisbedrag moet blijven, ongeveer €650. Uitkeringen blijven beschermd als u ze bewijst. U hebt één maand om het beslag aan te vechten.',
    dependsOn: 'wat er op de rekening staat',
  },
  'fr.ask-debt.wages': {
    says: 'Met een titel stuurt de deurwaarder (commissaire de justice) eerst een bevel tot betalen. U hebt één maand om het aan te vechten of een plan af te spreken. Alleen een deel van uw loon mag worden genomen.',
    dependsOn: 'of er een titel is',
  },
  'fr.ask-debt.unknown-debt': {
    says: 'Schrijf per aangetekende brief dat u de schuld betwist. Vraag het contract, de rekeningen en de berekening. Zij moeten ze bewijzen, niet u.',
  },
  'fr.ask-debt.harass': {
    says: 'Vraag schriftelijk om alleen brieven. Noteer elk telefoontje. Meld het op SignalConso, en doe aangifte als het doorgaat: lastigvallen (harcèlement) is een misdrijf.',
  },
  'fr.ask-debt.formal-demand': {
    says: 'Antwoord schriftelijk voor de datum. Betaal wat klopt, bied een plan, of zeg waarom het fout is. Het is geen bevel van de rechter.',
  },
  'fr.ask-debt.court-lawyer': {
    says: "Tot €10.000, in huurzaken en bij de arbeidsrechter (conseil de prud'hommes) hebt u geen advocaat nodig. Met een laag inkomen betaalt de staat er een (aide juridictionnelle).",
    dependsOn: 'het bedrag en de rechtbank',
  },
  'fr.ask-debt.spouse': {
    says: 'Getrouwde mensen zijn allebei schulden voor huis en kinderen schuldig. Een grote lening die maar één van de twee tekende, is van die persoon.',
    dependsOn: 'waar de schuld voor was',
  },
  'fr.ask-debt.inherited': {
    says: 'U mag de erfenis weigeren, of aanvaarden tot wat ze waard is. Aanvaardt u ze helemaal, dan neemt u ook de schulden over.',
    dependsOn: 'of u de erfenis aanvaardt',
  },
  'fr.ask-debt.benefit-overpaid': {
    says: 'Betwist het binnen twee maanden schriftelijk als het fout is. Klopt het, vraag dan kwijtschelding of kleine bedragen.',
  },
  'fr.ask-debt.tax-time': {
    says: 'Vraag voor de datum om tijd in uw account op impots.gouv.fr. Kunt u nooit betalen, vraag dan kwijtschelding (remise gracieuse).',
  },
  'fr.ask-debt.scam-sms': {
    says: 'Ga uit van oplichting. Overheidsdiensten vragen niet per sms om een betaling of kaartgegevens. Klik niet. Stuur het bericht door naar 33700 en typ zelf de echte site.',
  },
  'fr.ask-debt.scam-bank': {
    says: 'Zeg het meteen de bank. Een betaling die u niet toestond moet zij terugbetalen, tenzij zij grove onzorgvuldigheid bewijst. Een telefoontje met een vals banknummer is dat vaak niet.',
    dependsOn: 'of u de betaling zelf toestond',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Haal het stuk snel op bij het kantoor van de deurwaarder (commissaire de justice). De tijd om te reageren loopt meestal vanaf de dag van het bezoek, ook als u het niet ophaalt.',
  },
  'fr.ask-debt.legal-aid': {
    says: 'Vraag rechtshulp (aide juridictionnelle) voor de zitting op justice.fr of bij de rechtbank. Ze betaalt de advocaat en de kosten helemaal of voor een deel.',
    dependsOn: 'uw inkomen, spaargeld en gezin',
  },
  'fr.ask-debt.small-claims': {
    says: 'U mag weigeren. Eén maand stilte is nee. Aanvaardt u, dan kan de afspraak worden uitgevoerd als een vonnis.',
  },
  'fr.ask-debt.bad-cheque': {
    says: 'Betaal de cheque en zeg het uw bank: het verbod eindigt meteen. Anders duurt het vijf jaar.',
    dependsOn: 'of u hem betaalt',
  },
  'fr.ask-debt.account-closed': {
    says: 'Een bank moet schriftelijk twee maanden vooraf opzeggen. Neemt geen bank u, dan wijst de Banque de France er een aan die moet (droit au compte).',
    dependsOn: 'wat de bank deed',
  },
  'fr.ask-debt.public-bill': {
    says: 'Vecht de rekening binnen twee maanden aan bij de rechter die erop staat. Vraag de dienst fouten te verbeteren, en de schatkist (Trésor public) om een plan.',
  },
  'fr.ask-debt.tv-fee': {
    says: 'De omroepbijdrage (redevance) is in 2022 afgeschaft. Een brief of bericht dat er nu om vraagt, is waarschijnlijk oplichting.',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: 'of er een vonnis is',
    says: 'De kredietgever moet binnen twee jaar na de eerste onbetaalde termijn naar de rechter. Daarna is het te laat. Een vonnis geldt tien jaar: vraag een kopie.',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: 'Voor de huurhulp (APL) schrijft u eerst binnen twee maanden aan de beroepscommissie van de CAF. Daarna komt de bestuursrechter. Klopt het bedrag, vraag dan kwijtschelding of kleine termijnen.',
  },
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'wie de betaling deed',
    says: 'De bank moet een betaling die u niet toestond uiterlijk de volgende werkdag terugbetalen. Zij moet grove nalatigheid bewijzen: de code alleen is geen bewijs. Schrijf de bank, en daarna haar gratis bemiddelaar.',
  },
  'fr.ask-debt.claim-yourself': {
    says: 'Stuur een aanmaning met een laatste dag. Tot € 5.000 moet u eerst een gratis bemiddelaar proberen. Ga daarna met een formulier (requête) naar de rechter, of vraag een betalingsbevel. Een advocaat is niet nodig.',
  },
  'fr.ask-debt.rsa-stopped': {
    says: 'Vraag schriftelijk naar de reden. Schrijf binnen twee maanden aan de voorzitter van de departementsraad. Pas daarna komt de bestuursrechter. Vraag in nood een maatschappelijk werker om spoedhulp.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Bel meteen uw bank en vraag het geld terug te roepen. Doe aangifte. Sinds 9 oktober 2025 moet de bank nagaan of naam en IBAN kloppen. Deed zij dat niet, vraag dan uw geld terug.',
  },
  'fr.ask-debt.ficp': {
    says: 'Vraag uw gegevens bij de Banque de France: dat is gratis. Betaal de schuld en de bank moet u laten schrappen; anders eindigt het na vijf jaar. Er moest 30 dagen vooraf gewaarschuwd zijn. Klopt het niet, schrijf de bank, dan de CNIL.',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'Schrijf in uw account op impots.gouv.fr (réclamation), met redenen en bewijs. Voor de inkomstenbelasting hebt u tot het einde van het tweede jaar na de aanslag; voor lokale belastingen tot het einde van het volgende jaar. Vraag meteen om het betwiste deel nog niet te betalen (sursis).',
  },
}
