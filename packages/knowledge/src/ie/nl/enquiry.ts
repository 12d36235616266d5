/** The Dutch words of Ireland: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NL: Words = {
  'ie.ask.things': {
    says: 'Een incassobureau (debt collector) kan uw spullen niet nemen of binnenkomen. Dat kan alleen een gerechtsdeurwaarder (sheriff), na een vonnis.',
  },
  'ie.ask.prison': {
    says: 'U kunt niet naar de gevangenis omdat u niet kunt betalen. Alleen wie kan betalen en een bevel van de rechter weigert, loopt risico. Bel MABS op 0818 07 2000.',
  },
  'ie.ask.old': {
    says: 'De meeste schulden zijn na zes jaar te oud voor de rechter. Een betaling of getekend briefje laat het opnieuw beginnen. Een vonnis geldt twaalf jaar.',
    dependsOn: 'de dag waarop u het laatst betaalde of schreef dat u het schuldig bent',
  },
  'ie.ask.calls': {
    says: 'Zeg hun schriftelijk dat ze u alleen per brief mogen benaderen. Schrijf elk telefoontje op. Eisen om u bang te maken of te beschamen zijn strafbaar; zeg het de politie (gardaí). Klaag over een kredietgever bij de FSPO.',
  },
  'ie.ask.not-mine': {
    says: 'Schrijf dat u het niet schuldig bent en vraag om bewijs. Betaal niet. Bekijk uw gratis rapport bij het Central Credit Register.',
  },
  'ie.ask.wages': {
    says: 'Een gewone schuldeiser kan in Ierland geen geld van uw loon nemen. Belasting, alimentatie en sommige uitkeringsschulden zijn anders.',
  },
  'ie.ask.cannot-pay': {
    says: 'Bel MABS op 0818 07 2000. Het is gratis. Ze maken met u een budget en praten met wie u geld schuldig bent.',
  },
  'ie.ask.bankrupt': {
    says: 'Een faillissement (bankruptcy) duurt meestal één jaar. Een Debt Relief Notice of een regeling kan beter zijn. Vraag MABS of een schuldregelaar (insolvency practitioner).',
    dependsOn: 'wat u schuldig bent, hebt en verdient',
  },
  'ie.ask.credit-file': {
    says: 'U kunt uw rapport gratis krijgen bij het Central Credit Register. Klopt het niet, vraag de kredietgever het te verbeteren.',
  },
  'ie.ask.sued': {
    says: 'Antwoord op tijd: 28 dagen in de District Court, 10 in de Circuit Court, 8 in de High Court. Bel MABS of FLAC voor gratis hulp.',
  },
  'ie.ask.ignore': {
    says: 'Negeer geen papieren van de rechtbank. Antwoordt u niet, dan kunnen ze zonder u een vonnis krijgen.',
  },
  'ie.ask.evict': {
    says: 'Een verhuurder kan u niet met alleen een opzegging (notice) uit huis zetten. U kunt haar bij de RTB betwisten en blijven zolang die beslist. Bel Threshold op 1800 454 454.',
  },
  'ie.ask.notice-length': {
    says: 'Zonder fout van u is het 90 dagen onder zes maanden, 152 tot een jaar, 180 tot zeven jaar, dan 196 en 224. Voor achterstallige huur is het 28 dagen, na een waarschuwing van 28 dagen.',
    dependsOn: 'hoe lang u er woont en de reden',
  },
  'ie.ask.locks': {
    says: 'U buitensluiten is tegen de wet. Bel meteen Threshold op 1800 454 454 en de RTB. Die kan bevelen dat u weer naar binnen mag.',
  },
  'ie.ask.rent-up': {
    says: 'Huur mag één keer in 12 maanden stijgen, met 90 dagen schriftelijk bericht, met 2% of de inflatie, het laagste van de twee. De RTB moet het bericht dezelfde dag krijgen. Voor sommige nieuwe woningen geldt de 2% niet.',
    dependsOn: 'wanneer uw woning gebouwd is en de data',
  },
  'ie.ask.deposit': {
    says: 'Vraag erom op papier. De verhuurder mag haar alleen houden voor achterstallige huur, rekeningen of schade boven gewone slijtage. Weigert hij, ga dan naar de RTB.',
  },
  'ie.ask.repairs': {
    says: 'Schrijf de verhuurder met foto’s en een datum. Gebeurt er niets? Vraag de gemeente (council) om controle, en ga naar de RTB. Blijf huur betalen.',
  },
  'ie.ask.entry': {
    says: 'Een verhuurder moet een tijd met u afspreken voordat hij binnenkomt. Een noodgeval is anders.',
  },
  'ie.ask.arrears': {
    says: 'Betaal nu wat u kunt. U moet eerst een waarschuwing van 28 dagen krijgen, en alles betalen binnen die tijd stopt het. Bel MABS en Threshold.',
  },
  'ie.ask.fired': {
    says: 'Na 12 maanden werk moet de werkgever een eerlijke reden en procedure tonen. Klaag binnen zes maanden bij de WRC. Het is gratis.',
    dependsOn: 'hoe lang u er werkte, en de reden',
  },
  'ie.ask.laid-off': {
    says: 'Na twee jaar krijgt u twee weken loon voor elk jaar en één extra, tot € 600 per week. U krijgt ook een opzegtermijn.',
    dependsOn: 'uw dienstjaren en of de baan echt weg is',
  },
  'ie.ask.unpaid': {
    says: 'Vraag het schriftelijk met de data. Klaag dan binnen zes maanden bij de WRC. Het is gratis.',
  },
  'ie.ask.notice': {
    says: 'Na 13 weken is het één week, na twee jaar twee, na vijf vier, na tien zes, na vijftien acht. Uw contract kan meer geven.',
    dependsOn: 'uw dienstjaren en uw contract',
  },
  'ie.ask.sick': {
    says: 'Na 13 weken werk krijgt u vijf dagen betaald ziekteverlof per jaar, voor 70% van het loon tot € 110 per dag. U hebt een doktersbriefje nodig.',
  },
  'ie.ask.minimum': {
    says: 'In 2026 is het minimumloon € 14,15 per uur vanaf 20 jaar. Krijgt u minder? Klaag bij de WRC.',
  },
  'ie.ask.faulty': {
    says: 'Binnen 30 dagen kunt u bij een gebrek uw geld terugkrijgen. Daarna eerst herstel of iets nieuws. De winkel moet het oplossen.',
  },
  'ie.ask.cancel': {
    says: 'Kocht u online, aan de telefoon of aan de deur? Dan hebt u 14 dagen om te annuleren. In een winkel is er zo’n recht niet.',
    dependsOn: 'waar u het kocht',
  },
  'ie.ask.not-delivered': {
    says: 'Vraag de verkoper schriftelijk om de spullen of uw geld. Hij moet binnen 30 dagen leveren als u niets anders afsprak. Betaalde u met een kaart, vraag dan uw bank het terug te halen (chargeback).',
  },
  'ie.ask.scam': {
    says: 'Klik niet, betaal niet en antwoord niet. Vraag het aan het echte kantoor op een nummer dat u zelf zoekt. Meld het bij de politie (gardaí).',
  },
  'ie.ask.paid-scam': {
    says: 'Bel nu uw bank en vraag de betaling te stoppen of terug te halen. Meld het dan bij de politie (gardaí). Zegt de bank nee, ga dan naar de FSPO.',
  },
  'ie.ask.fine': {
    says: 'Betaal binnen 28 dagen, of met de helft erbij binnen 56 dagen. Reed iemand anders, noem die op tijd. Om het te bestrijden gaat u naar de rechter.',
    dependsOn: 'de datum op de brief',
  },
  'ie.ask.clamped': {
    says: 'Betaal om de auto vrij te krijgen en bewaar bewijs. Ga dan binnen 60 dagen in beroep bij het parkeerbedrijf, en daarna binnen 30 dagen bij de NTA.',
  },
  'ie.ask.private-parking': {
    says: 'Een particulier bedrijf kan u geen boete geven. Het mag een wielklem (clamp) zetten waar borden dat zeggen, en u kunt in beroep gaan.',
    dependsOn: 'wat de borden zeiden',
  },
  'ie.ask.tv': {
    says: 'U hebt één licentie nodig voor een woning met een tv-toestel, ook als u alleen streamt. Met alleen een telefoon, tablet of laptop niet.',
    dependsOn: 'of er een tv-toestel in uw woning is',
  },
  'ie.ask.water': {
    says: 'De meeste woningen betalen in Ierland niet voor water. Alleen heel hoog gebruik kan geld kosten.',
  },
  'ie.ask.tax': {
    says: 'Controleer het in myAccount. Vraag betaling in delen (phased payment), of ga binnen 30 dagen in beroep als het niet klopt.',
  },
  'ie.ask.benefit': {
    says: 'Vraag om de redenen. Ga binnen 60 dagen in beroep als het niet klopt. Klopt het, zeg dan wat u per week kunt betalen.',
  },
  'ie.ask.cut-off': {
    says: 'Ze moeten eerst een plan aanbieden en kunnen u niet afsluiten zolang u zich eraan houdt. Kwetsbare mensen zijn in de winter veilig.',
    dependsOn: 'of u een plan vroeg en u eraan houdt',
  },
  'ie.ask.phone': {
    says: 'Klaag eerst bij het bedrijf. Helpt dat niet, dan kan ComReg ernaar kijken.',
  },
  'ie.ask.insurer': {
    says: 'Vraag schriftelijk om de redenen en klaag. Ga na 40 werkdagen, of een definitief nee, gratis naar de FSPO.',
  },
  'ie.ask.leaving': {
    says: 'U geeft 28 dagen onder zes maanden, 35 tot een jaar en 42 tot twee. Het is 56 tot vier, 84 tot acht, dan 112. Een vaste termijn bindt u, tenzij u het afspreekt of iemand vindt die hem overneemt.',
    dependsOn: 'hoe lang u er woont en uw huurcontract',
  },
  'ie.ask.bullied': {
    says: 'Schrijf elke keer op en wie het zag, en gebruik de klachtenweg van het bedrijf. Hangt het samen met geslacht, ras of een andere grond? Ga binnen zes maanden naar de WRC.',
  },
}
