/** The Dutch words of Switzerland: enquiry life. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_NL: Words = {
  'ch.ask.health-premium': {
    says: 'Vraag uw verzekeraar om delen en uw kanton om hulp bij de premie (Prämienverbilligung). De basiszorg loopt door. De verzekeraar moet u manen en 30 dagen geven, en mag hoogstens twee invorderingen per jaar beginnen.',
  },
  'ch.ask.end-service': {
    says: 'Kijk in de voorwaarden naar de opzegtermijn en stuur het aangetekend. Een zuivere dienst (Auftrag) kan altijd beëindigd worden. Bij een lange ziekte of een verhuizing kunt u een ernstige reden hebben. Geen wet stopt stille verlenging.',
  },
  'ch.ask.free-lawyer': {
    says: 'De meeste kantons en ordes van advocaten geven kort gratis juridisch advies (Rechtsauskunft). Vraag voor een zaak gratis rechtshulp aan de rechter (unentgeltliche Rechtspflege), met bewijs van inkomen en kosten, als uw zaak niet kansloos is. Misschien moet u het later terugbetalen.',
  },
  'ch.ask.insurer': {
    says: 'Vraag schriftelijk welke bepaling ze bedoelen, en stuur bewijs. Vraag dan de gratis ombudsman. Vraag bij ziekte-, ongevallen- of invaliditeitsverzekering een beslissing (Verfügung) en maak binnen 30 dagen bezwaar. Particuliere eisen vervallen na vijf jaar.',
  },
  'ch.ask.divorce': {
    says: 'Zijn beiden het eens? Dien het dan samen in bij de rechtbank. Zo niet, dan kunt u na twee jaar uit elkaar alleen indienen. Daarvoor kan een rechter snel beslissen wie in de woning blijft, waar de kinderen wonen en wie wat betaalt (Eheschutz).',
  },
  'ch.ask.cannot-pay': {
    says: 'Bel vroeg en bied schriftelijk een bedrag per maand aan dat u kunt volhouden. Ze hoeven niet akkoord te gaan, maar de meesten doen het. Neem geen nieuwe lening. Een gratis schuldhulpverlener (schulden.ch, Caritas) kan een plan met iedereen maken, of helpen met een privéfaillissement.',
  },
  'ch.ask.delivery': {
    says: 'Geef schriftelijk een laatste redelijke dag. Komt er niets? Zeg meteen dat u annuleert en uw geld terug wilt. Betaalde u met een kaart? Vraag dan ook het kaartbedrijf het geld terug te halen.',
  },
  'ch.ask.tax-cannot-pay': {
    says: 'Vraag de belastingdienst vóór de datum om meer tijd of delen. Bij echte nood kunt u kwijtschelding vragen (Erlass), voordat een invordering begint. Stuur bewijs van inkomen en kosten. Klopt de belasting niet, maak dan binnen 30 dagen bezwaar.',
  },
  'ch.ask.credit': {
    says: 'U kunt een privélening binnen 14 dagen schriftelijk herroepen. Vraag later vroeg om kleinere delen. Ging de bank niet na of u kon betalen, zeg dat tegen een schuldhulpverlener: zij kan de rente verliezen, of meer.',
  },
  'ch.ask.police': {
    says: 'Als verdachte hoeft u niet te antwoorden. U mag vanaf de eerste vragen een advocaat bij u hebben. Zeg dat eerst. Wordt u als getuige opgeroepen, dan gelden andere regels: vraag welke van de twee u bent.',
  },
  'ch.ask.stay': {
    says: 'Doe nu iets. De tijd voor een beroep is vaak 30 dagen, en voor sommige uitzettingen maar vijf. Zij staat aan het einde van de brief. Vraag vandaag een gratis juridisch adviespunt (Rechtsberatungsstelle).',
  },
  'ch.ask.gym-ill': {
    says: 'Kunt u lang niet trainen, dan mag u om een zwaarwegende reden eerder opzeggen. Stuur aangetekend een doktersbriefje dat u niet kunt trainen en hoelang. Bij korte ziekte is er meestal alleen een pauze. Lees de voorwaarden. Een zwaarwegende reden kunnen ze niet uitsluiten.',
  },
  'ch.ask.divorce-money': {
    says: 'Zonder contract houdt ieder wat hij vooraf had of erfde; wat u beiden in het huwelijk spaarde, wordt gehalveerd. Ook het pensioengeld uit het huwelijk. Alimentatie voor u hangt af van behoefte en middelen. Een rechter kan voorlopige betalingen vaststellen. Vraag raad.',
  },
  'ch.ask.private-parking': {
    says: 'Een particulier kan geen boete geven. Hij mag alleen zijn echte kosten vragen en moet die tonen. Een echte boete komt alleen van de overheid, waar een bord een verbod van de rechter toont, na aangifte binnen drie maanden. Stond u er ten onrechte, dan sluit een redelijk bedrag het meestal af.',
    dependsOn: 'het bord ter plaatse en de echte kosten',
  },
  'ch.ask.violence': {
    says: 'Bij gevaar belt u 117. De politie kan de persoon meteen dagenlang wegsturen. Een rechter kan contact verbieden en u de woning geven. Slachtofferhulp (Opferhilfe) is gratis, geheim en helpt ook met geld, een veilige plek en een advocaat. Ga naar een arts en bewaar foto’s. Ook kinderen zijn beschermd.',
  },
  'ch.ask.contact': {
    says: 'Ouder en kind hebben recht op contact, ook als alimentatie niet betaald is. Schrijf, stel vaste dagen voor en bewaar bewijs. Vraag dan de kinderbescherming (KESB), of de rechter bij scheiding, het contact te regelen of te manen. Die kan een begeleider of begeleide bezoeken bevelen. Haal het kind niet zelf.',
  },
  'ch.ask.speeding': {
    says: 'Tot 15 km/u te hard in de stad, 20 erbuiten en 25 op de snelweg is het een vaste boete. Daarboven komt er aangifte. In de stad geeft 16 tot 20 een waarschuwing, 21 tot 24 minstens een maand zonder rijbewijs, vanaf 25 minstens drie. Tien dagen tegen een Strafbefehl. Vanaf 21 naar een advocaat.',
  },
  'ch.ask.bank-ends-account': {
    says: 'Een bank mag een rekening meestal altijd opzeggen; kijk naar de termijn in de voorwaarden. Wie hier woont, kan bij PostFinance een betaalrekening in frank vragen, ook met schulden. Weigeren mag alleen om zware redenen, zoals witwaswetten. Open die nu en geef het nieuwe nummer door.',
  },
  'ch.ask.trade-bill': {
    says: 'Een vaste prijs geldt, ook als het werk zwaarder was. Bij een schatting betaalt u meestal tot ongeveer 10% meer. Daarboven mag u korten of afzien, als u het niet veroorzaakte. Zonder prijs zijn alleen redelijke kosten verschuldigd. Betaal het juiste deel en betwist de rest schriftelijk.',
  },
  'ch.ask.phone-sale': {
    says: 'Belden ze u of kwamen ze aan de deur en kost het meer dan 100 frank, dan kunt u binnen 14 dagen herroepen. De termijn loopt vanaf het contract en vanaf de uitleg over dit recht. Stuur het schriftelijk, liefst aangetekend. Het geldt niet als u zelf belde of op beurzen. Voor verzekeringen geeft een andere wet dezelfde 14 dagen.',
  },
  'ch.ask.my-picture': {
    says: 'U beslist over uw eigen beeld. Bewaar schermfoto’s met datum en adres. Vraag persoon en platform schriftelijk het voor een datum te verwijderen. Een rechter kan dat snel bevelen, en ook geld. Intieme beelden, dreiging of chantage zijn strafbaar: ga naar de politie en betaal nooit.',
  },
  'ch.ask.used-car': {
    says: 'Schrijf de verkoper meteen en noem het gebrek: de wet wil dat u snel nakijkt en meldt. U kunt een lagere prijs of uw geld terug vragen. Veel contracten sluiten dat uit. Dat helpt geen verkoper die een gebrek met opzet verzweeg.',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: 'of u premies schuldig bent',
    says: 'U kunt voor het nieuwe jaar wisselen als uw opzegging er op 30 november is. Bent u premies, kostenaandelen of kosten schuldig, dan moet u eerst alles betalen. Elke verzekeraar moet u opnemen in de basisverzekering.',
  },
  'ch.ask.my-data': {
    says: 'Vraag de firma schriftelijk welke gegevens zij over u heeft, met een kopie van uw identiteitskaart. Zij moet het binnen 30 dagen zeggen, meestal gratis. U kunt foute gegevens laten verbeteren en onnodige laten wissen. Weigert zij, ga dan naar de burgerlijke rechter; de federale dienst (EDÖB, PFPDT) geeft raad.',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: 'wat de polis zegt',
    says: 'Zoek in de polis het einde en de opzegtermijn, meestal drie maanden ervoor. Een contract van meer dan drie jaar is op te zeggen tegen het einde van het derde jaar en van elk jaar daarna. Na een betaalde schade of een hogere premie kan het vaak ook. Schrijf het en bewaar het bewijs.',
  },
  'ch.ask.tax-object': {
    says: 'Maak schriftelijk bezwaar binnen 30 dagen na de beslissing. Het is gratis. Zeg wat fout is en voeg bewijs toe. Heeft de dienst alleen geschat omdat er geen aangifte kwam, stuur die nu volledig: u moet tonen dat de schatting duidelijk fout is.',
  },
  'ch.ask.sublet': {
    says: 'Ja, als u het de verhuurder eerst schriftelijk vraagt, met de voorwaarden. Hij mag alleen weigeren als u de voorwaarden verzwijgt, veel te veel vraagt of hem echt schaadt. U blijft aansprakelijk voor huur en schade.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'hoe oud het is',
    says: 'Het verjaart na 20 jaar en er loopt geen rente op. Tot dan kan de schuldeiser terugkomen als u meer verdient. U kunt een kleiner bedrag aanbieden om het af te sluiten: velen aanvaarden. Vraag het papier terug en laat het in het register wissen.',
  },
  'ch.ask.sue': {
    says: 'Ga eerst naar het bemiddelingskantoor waar de andere partij woont; bij huur waar de woning ligt. Een korte brief of formulier volstaat, zonder advocaat. Bij huur en werk tot 30 000 frank is het gratis. Komt u er niet uit, dan krijgt u een papier om naar de rechter te gaan.',
  },
  'ch.ask.ad-calls': {
    says: 'Zulke oproepen zijn verboden als uw nummer een ster (*) heeft in de telefoongids, of er niet in staat, en u nooit met de firma te maken had. Noteer datum en nummer en meld het online bij het SECO. Uw telefoonfirma moet een gratis filter bieden. Stem aan de telefoon nergens mee in.',
  },
  'ch.ask.serafe': {
    says: 'Ja. Elk huishouden is het één keer schuldig, ook zonder televisie of radio. Met aanvullende uitkeringen (Ergänzungsleistungen) bent u vrij: stuur Serafe de beslissing. Komen er twee rekeningen in één huishouden, schrijf dan naar Serafe en uw gemeente.',
  },
  'ch.ask.unordered': {
    says: 'Nee. Wat u nooit bestelde, hoeft u niet te betalen, te bewaren of terug te sturen. Schrijf één keer dat er geen contract is en dat u niets schuldig bent. Komt er een betalingsbevel, maak dan binnen tien dagen bezwaar (Rechtsvorschlag).',
  },
}
