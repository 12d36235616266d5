/** The Dutch words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NL: Words = {
  'nz.ask.things': {
    says: 'Een incassobureau kan uw spullen niet nemen en niet binnenkomen. Dat kan alleen een deurwaarder van de rechtbank (bailiff), na een bevel. Een autolening is anders.',
  },
  'nz.ask.prison': {
    says: 'U kunt niet naar de gevangenis omdat u geld schuldig bent op een kaart, een lening of een rekening. Bel MoneyTalks op 0800 345 123 voor gratis hulp.',
  },
  'nz.ask.old': {
    says: 'De meeste schulden zijn na zes jaar te oud voor de rechter. Een betaling of getekend briefje laat de tijd opnieuw beginnen. Betaal niet voordat u het weet.',
    dependsOn: 'de dag waarop u voor het laatst betaalde of schreef dat u het schuldig bent',
  },
  'nz.ask.calls': {
    says: 'Vraag hun schriftelijk om alleen e-mail of brieven te gebruiken. Schrijf elk telefoontje op. U lastigvallen is tegen de wet. Klaag bij de geschillendienst (dispute scheme) van de kredietgever.',
  },
  'nz.ask.not-mine': {
    says: 'Schrijf dat u het niet schuldig bent en vraag bewijs. Betaal niet. Kijk in uw gratis kredietoverzicht (credit report) of er rekeningen staan die u niet kent.',
  },
  'nz.ask.wages': {
    says: 'De meeste schuldeisers hebben eerst een vonnis en een loonbeslag (attachment order) nodig, en moeten u minstens 60% van uw nettoloon laten. Inland Revenue heeft geen rechter nodig.',
    dependsOn: 'aan wie u iets schuldig bent en of ze een vonnis hebben',
  },
  'nz.ask.cannot-pay': {
    says: 'Bel MoneyTalks op 0800 345 123. Vraag elke kredietgever schriftelijk om hulp bij geldproblemen (hardship). Hij moet binnen 20 werkdagen antwoorden.',
  },
  'nz.ask.bankrupt': {
    says: 'Een faillissement (bankruptcy) duurt drie jaar. Een no asset procedure duurt één jaar, voor schulden tot $50.000. Praat eerst met een gratis schuldhulpverlener (financial mentor).',
    dependsOn: 'wat u schuldig bent, bezit en verdient',
  },
  'nz.ask.credit-file': {
    says: 'U kunt uw kredietoverzicht (credit report) gratis krijgen van Centrix, Equifax en Experian, waar illion nu bij hoort. Klopt het niet? Vraag hun om het te verbeteren.',
  },
  'nz.ask.sued': {
    says: 'Dien binnen 25 werkdagen na het krijgen van de papieren een verweer (statement of defence) in. Betwist u het en is het $60.000 of minder? Vraag dan om het Disputes Tribunal.',
  },
  'nz.ask.ignore': {
    says: 'Negeer papieren van de rechtbank niet. Antwoordt u niet? Dan kan de rechter zonder u beslissen.',
  },
  'nz.ask.tribunal': {
    says: 'Het Disputes Tribunal behandelt geschillen tot $60.000 sinds 24 januari 2026. Advocaten mogen niet optreden. Neem uw bewijs mee en ga naar de zitting.',
  },
  'nz.ask.evict': {
    says: 'Ze moeten 90 dagen geven zonder reden, of 42 dagen bij sommige redenen, en alleen bij een huur zonder einddatum (periodic tenancy). Blijft u? Dan hebben ze een bevel van het Tribunal nodig.',
    dependsOn: 'de soort huur, de reden en de datums',
  },
  'nz.ask.locks': {
    says: 'Buitensluiten is tegen de wet. Bel Tenancy Services op 0800 836 262, en de politie als u buitengesloten bent.',
  },
  'nz.ask.rent-up': {
    says: 'De huur kan één keer in 12 maanden omhoog, met 60 dagen schriftelijke aankondiging. Is de huur ver boven de markt? Dan kan het Tribunal die verlagen.',
    dependsOn: 'de datums en uw huurcontract',
  },
  'nz.ask.deposit': {
    says: 'De borg (bond) staat bij Tenancy Services. Vraag hem daar aan. De verhuurder moet elke schade bewijzen; gewone slijtage betaalt u niet. Bent u het niet eens? Ga dan naar het Tribunal.',
  },
  'nz.ask.pets': {
    says: 'Sinds 1 december 2025 mag een verhuurder een huisdier alleen weigeren om een goede reden. Hij mag een borg voor het huisdier (pet bond) van twee weken huur vragen.',
    dependsOn: 'de woning en het huisdier',
  },
  'nz.ask.repairs': {
    says: "Vraag het schriftelijk, met foto's. Gebeurt er niets? Stuur dan een bericht met 14 dagen om het te herstellen (14 day notice to remedy) en ga naar het Tribunal. Blijf de huur betalen.",
  },
  'nz.ask.entry': {
    says: 'Ze hebben uw toestemming nodig, of moeten het 48 uur vooraf melden bij een inspectie en 24 uur bij reparaties. Een noodgeval is anders.',
  },
  'nz.ask.arrears': {
    says: 'Betaal nu wat u kunt en vraag Work and Income om hulp. Betaalt u alles binnen de 14 dagen van een bericht (14 day notice)? Dan vervalt dat bericht. Bij 21 dagen te laat kunnen ze naar het Tribunal.',
  },
  'nz.ask.fired': {
    says: 'Ze hebben een goede reden en een eerlijke procedure nodig. Dien binnen 90 dagen schriftelijk een persoonlijke klacht (personal grievance) in. Een geldige proeftijd van 90 dagen (90 day trial) verandert dit.',
    dependsOn: 'de reden, de procedure en uw contract',
  },
  'nz.ask.laid-off': {
    says: 'Ze moeten met u overleggen voordat ze beslissen, en de opzegtijd in uw contract geven. U hebt alleen recht op een vergoeding (redundancy pay) als uw contract dat zegt.',
    dependsOn: 'uw contract en of ze met u overlegden',
  },
  'nz.ask.unpaid': {
    says: 'Vraag het schriftelijk, met de datums. Bel daarna 0800 20 90 20, en vraag om gratis bemiddeling (mediation) of de Labour Inspectorate.',
  },
  'nz.ask.notice': {
    says: 'Uw contract zegt hoeveel. Zegt het niets? Dan moet de opzegtijd redelijk zijn. Bij ernstig wangedrag kan er geen opzegtijd zijn.',
    dependsOn: 'uw contract',
  },
  'nz.ask.trial': {
    says: 'Een proeftijd (trial) telt alleen als hij op papier staat en u tekende voordat u begon. Dan kunt u niets eisen over het ontslag, maar wel over pesten of discriminatie.',
    dependsOn: 'wanneer u tekende en wat er staat',
  },
  'nz.ask.faulty': {
    says: 'De winkel moet het oplossen. Bij een ernstige fout kunt u geld terug of een nieuw product kiezen, zelfs na de garantie.',
  },
  'nz.ask.cancel': {
    says: "Kwamen ze aan uw deur of belden ze u? Dan hebt u vijf werkdagen. Een lening heeft ook een korte tijd om te annuleren. In een winkel is er geen zo'n recht.",
    dependsOn: 'hoe het u is verkocht',
  },
  'nz.ask.cancel-loan': {
    says: 'U kunt een consumentenlening annuleren binnen vijf werkdagen als u de papieren in de hand kreeg, zeven per e-mail of negen per post. U moet het geld teruggeven.',
    dependsOn: 'hoe u de papieren kreeg',
  },
  'nz.ask.not-delivered': {
    says: 'Vraag de verkoper schriftelijk om het product of om geld terug. Hebt u met een kaart betaald? Vraag uw bank om een terugboeking (chargeback).',
  },
  'nz.ask.scam': {
    says: 'Klik niet, betaal niet en antwoord niet. Vraag het na bij het echte kantoor op een nummer dat u zelf zoekt. Meld het bij Netsafe, 0508 638 723.',
  },
  'nz.ask.paid-scam': {
    says: 'Bel nu uw bank en vraag de betaling te stoppen of terug te halen. Meld het bij de politie op 105. Zegt de bank nee? Ga dan naar de Banking Ombudsman.',
  },
  'nz.ask.fine': {
    says: 'U hebt 28 dagen om te betalen, schriftelijk uitleg te geven of om een zitting te vragen. Gaat het naar de rechter? Dan komen er kosten bij.',
    dependsOn: 'de datum op het bericht',
  },
  'nz.ask.private-parking': {
    says: 'Een privébedrijf kan u geen boete geven. Het kan alleen zijn redelijke verlies eisen. Schrijf dat u het betwist en zeg waarom.',
    dependsOn: 'wat op de borden stond en het echte verlies',
  },
  'nz.ask.clamped': {
    says: 'Het bedrag voor een wielklem (wheel clamp) mag hoogstens $100 zijn. Betaal om de auto vrij te krijgen, bewaar de bon en eis het terug als het onterecht was.',
  },
  'nz.ask.tax': {
    says: 'Kijk het na in myIR. Vraag om betaling in delen (instalments) vóór de dag dat u moet betalen, of betwist het op tijd als het niet klopt.',
  },
  'nz.ask.benefit': {
    says: 'Vraag om de redenen. Vraag binnen drie maanden om een herziening (review) als het niet klopt. Klopt het wel? Vraag dan om kleinere betalingen.',
  },
  'nz.ask.cut-off': {
    says: 'Ze moeten eerst hulp aanbieden en u waarschuwen. Vraag om een betalingsregeling. Utilities Disputes kan helpen: 0800 22 33 40.',
    dependsOn: 'of u een regeling vroeg en wat u nodig hebt',
  },
  'nz.ask.phone': {
    says: 'Klaag eerst bij het bedrijf. Helpt dat niet? Dan kijkt Telecommunications Dispute Resolution er gratis naar.',
  },
  'nz.ask.insurer': {
    says: 'Vraag schriftelijk om de redenen en klaag. Ga na een laatste nee gratis naar de geschillendienst (dispute scheme).',
  },
  'nz.ask.leaving': {
    says: 'Bij een huur zonder einddatum (periodic tenancy) zegt u schriftelijk op met minstens 21 dagen. Een vaste termijn (fixed term) bindt u, tenzij de verhuurder instemt of het Tribunal die beëindigt wegens grote problemen (hardship).',
    dependsOn: 'de soort huur',
  },
  'nz.ask.bullied': {
    says: 'Schrijf elke keer op, en wie het zag, en zeg het de werkgever schriftelijk. U kunt binnen 90 dagen een persoonlijke klacht (personal grievance) indienen, of binnen 12 maanden bij seksuele intimidatie.',
  },
}
