/** The Dutch words of Japan: enquiry life. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_NL: Words = {
  'jp.ask.subscription': {
    says: 'Bewaar het bestelscherm en de mails. Probeer nu op te zeggen zoals de winkel het noemt, en bewaar bewijs. Misleidde het laatste scherm u, dan kunt u de bestelling ongedaan maken. Bel 188 voor gratis hulp.',
  },
  'jp.ask.credit-stop': {
    says: 'Schrijf het kaart- of kredietbedrijf dat u stopt met betalen en waarom (支払停止の抗弁). Dat kan bij betaling in delen over meer dan twee maanden, vanaf 40.000 yen in totaal. Bewaar bewijs, en schrijf ook de winkel. Bel 188.',
  },
  'jp.ask.free-lawyer': {
    says: 'Bel Houterasu (法テラス). Met een laag inkomen en weinig spaargeld krijgt u drie gratis gesprekken over één zaak. Het kan ook het honorarium lenen, in kleine delen per maand. Vraag na een arrestatie de dienstdoende advocaat (当番弁護士), één keer gratis.',
  },
  'jp.ask.paid-scammer': {
    says: 'Bel nu uw bank en vraag de rekening te blokkeren waarop u betaalde. Bel de politie (#9110), dan 188. Gaf u kaartgegevens, laat de kaart dan blokkeren. Wat nog op de rekening staat, kan onder slachtoffers verdeeld worden.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'Uw familie is niets schuldig, maar een borg moet betalen. U houdt basisdingen en geld tot 990.000 yen. Een huis en een dure auto worden meestal verkocht. Een paar beroepen zijn enkele maanden gesloten. Belasting en kinderalimentatie blijven.',
    dependsOn: 'wat u hebt en wie als borg tekende',
  },
  'jp.ask.divorce': {
    says: 'Zijn beiden het eens? Dien het papier in bij uw gemeente. Zo niet, begin dan bemiddeling (調停) bij de familierechter. Regel eerst op papier: de kinderen, alimentatie, de woning en het spaargeld. Sinds april 2026 kunnen beiden het ouderlijk gezag houden. U kunt vijf jaar lang een deel van het spaargeld vragen.',
  },
  'jp.ask.cancel-fee': {
    says: 'Wat boven het gemiddelde verlies van het bedrijf komt, is nietig. Vraag het bedrag uit te leggen. Bel 188 voordat u betaalt.',
    dependsOn: 'het contract en hoe vroeg u annuleerde',
  },
  'jp.ask.nhk': {
    says: 'Zonder zo’n toestel hebt u geen contract nodig, en u kunt er een beëindigen. Bijdragen ouder dan vijf jaar kunnen te oud zijn, maar dat moet u zeggen voordat u betaalt.',
    dependsOn: 'of u een toestel hebt dat NHK kan ontvangen',
  },
  'jp.ask.pension': {
    says: 'Vraag uw gemeente vrijstelling of uitstel (免除・納付猶予). Het kan twee jaar en één maand teruggaan. Het bewaart uw recht op een invaliditeitspensioen. Negeert u de herinneringen, dan kunnen ze beslag leggen.',
  },
  'jp.ask.health-premium': {
    says: 'Ga vóór de datum naar het gemeentekantoor. Vraag het lagere tarief voor laag inkomen of verlies van werk, een verlaging (減免) of delen. Neem bewijs van inkomen mee. Vraag welke zorg u houdt zolang u schuld hebt.',
  },
  'jp.ask.illegal-lender': {
    says: 'Een lening met meer dan 109,5% per jaar is nietig, en lenen zonder vergunning is strafbaar. Leen niet meer. Bewaar alle berichten, en ga vandaag naar de politie (#9110) en een advocaat of gerechtelijk schrijver (司法書士).',
  },
  'jp.ask.student-loan': {
    says: 'Bel JASSO voordat u nog meer maanden te laat bent. Vraag kleinere betalingen (減額返還) of uitstel (返還期限猶予) als u weinig verdient, ziek bent of geen werk hebt. Een ouder of andere borg kan gevraagd worden, zeg het hun dus vroeg.',
  },
  'jp.ask.guarantor': {
    says: 'Een gezamenlijke borg (連帯保証人) is evenveel schuldig als de schuldenaar. Vraag het getekende papier en hoeveel er nog over is. Zonder papier, of zonder hoogste bedrag bij een open borgstelling, is het nietig. Ga naar een advocaat voordat u betaalt.',
    dependsOn: 'wat u tekende',
  },
  'jp.ask.police': {
    says: 'U hoeft niet tegen uw wil te praten. Bent u niet gearresteerd, dan mag u nee zeggen of weggaan. U kunt altijd een advocaat bellen. Vraag na een arrestatie de dienstdoende advocaat (当番弁護士): het eerste bezoek is gratis. Teken niets dat niet klopt.',
  },
  'jp.ask.stay': {
    says: 'Vraag het aan vóór de laatste dag. Dan mag u blijven tot het antwoord, hoogstens twee maanden langer. Verlaat u uw baan, zeg het kantoor dat dan binnen 14 dagen. Weigeren ze, vraag daar de reden en ga meteen naar een advocaat.',
  },
  'jp.ask.welfare': {
    says: 'U kunt bijstand aanvragen bij het welzijnskantoor van uw gemeente, ook met een woning, een baan of schulden. Ze moeten het formulier aannemen en binnen 14 dagen antwoorden, hoogstens 30. Tegen een nee hebt u drie maanden voor een herziening.',
  },
  'jp.ask.not-delivered': {
    says: 'Schrijf met een laatste dag, zoals een week. Komt er niets, ontbind dan en vraag al uw geld terug. Met kaart betaald? Vraag de kaartfirma het te stoppen. Overgemaakt en geen antwoord? Het kan een nepwinkel zijn: bel vandaag bank en politie (#9110), daarna 188.',
  },
  'jp.ask.gym-ill': {
    says: 'Vraag schriftelijk om te stoppen, met een doktersbriefje. Een bedrag boven het gemiddelde verlies van het bedrijf is nietig: vraag hoe het berekend is. Een clausule die u nooit laat gaan kan ook nietig zijn. Veel clubs geven een pauze bij ziekte. Bel 188 voor u betaalt.',
  },
  'jp.ask.long-service': {
    says: 'Dit geldt boven 50.000 yen en langer dan een maand bij schoonheid, twee maanden bij de rest. Acht dagen na ontvangst van het papier kunt u gratis herroepen per brief of e-mail. Later kunt u nog altijd stoppen. Bij begonnen schoonheidszorg kost het hooguit 20.000 yen of 10% van de rest, het laagste telt.',
  },
  'jp.ask.private-parking': {
    says: 'Een particulier kan geen boete geven. U bent het parkeergeld en het echte verlies schuldig, niet een bedrag dat alleen op een bord staat. Veel meer kan nietig zijn. Betaal niet ter plekke. Vraag schriftelijk foto’s, tijden en de berekening. Bel 188.',
  },
  'jp.ask.bank-pays-back': {
    says: 'Bij een vervalste of gestolen kaart moet de bank terugbetalen, minder bij onvoorzichtigheid. Internetbankieren staat niet in die wet, maar banken beloofden particulieren zonder fout te betalen. Meld het meteen aan bank en politie: meestal tellen alleen de laatste 30 dagen. Bij een nee belt u het loket van de banken.',
    dependsOn: 'hoe het geld werd gepakt en hoe voorzichtig u was',
  },
  'jp.ask.insurer-refuses': {
    says: 'Vraag schriftelijk op welke clausule zij steunen en stuur bewijs. Er moet binnen redelijke tijd betaald worden. Daarna helpt gratis een instantie: そんぽADRセンター bij schade, 生命保険相談所 bij leven en gezondheid. Aanspraken eindigen meestal na drie jaar. Ga niet haastig akkoord met een klein bedrag.',
  },
  'jp.ask.phone-contract': {
    says: 'Binnen acht dagen na het contractpapier kunt u meestal zonder boete herroepen (初期契約解除 of 確認措置). Aansluitkosten kunnen gelden. Bij contracten vanaf juli 2022 kost weggaan hooguit één maand. De rest van een toestel op afbetaling blijft verschuldigd. Bel 188 als u misleid bent.',
  },
  'jp.ask.allowance-back': {
    says: 'Vraag de beslissing schriftelijk, met reden en berekening. Klopt ze niet, vraag dan herziening (審査請求) binnen drie maanden nadat u het weet. Het papier zegt waar. Klopt ze, vraag dan kleine delen. Hebt u alles op tijd gemeld, laat dat zien. Bel Houterasu.',
  },
  'jp.ask.fine-cannot-pay': {
    says: 'Een kleine boete (反則金) die niet betaald wordt, wordt een strafzaak. Een boete van de rechter (罰金) die niet betaald wordt, kan leiden tot dagen werk in hechtenis. Bel dus meteen het parket en vraag delen of tijd. Toon inkomen en kosten. Negeer de brieven niet.',
  },
  'jp.ask.divorce-money': {
    says: 'Wat u beiden in het huwelijk opbouwde, wordt als regel gehalveerd, op wiens naam ook. Wat u vooraf had of erfde, blijft van u. Bij scheidingen sinds april 2026 kunt u vijf jaar vragen. Vraag ook de pensioendeling (年金分割). Komt u er niet uit, ga naar de familierechter.',
  },
  'jp.ask.car-accident': {
    says: 'Meld het de politie en ga meteen naar een arts. Voor letsel kunt u direct bij de verplichte verzekering van de ander claimen (自賠責, 被害者請求). Is er geen, of na doorrijden, dan betaalt de staat (政府保障事業). Kijk ook naar uw polis. Teken niets haastig: gratis hulp bij 日弁連交通事故相談センター.',
  },
  'jp.ask.stalking': {
    says: 'Bij gevaar belt u 110. Anders #9110 of vandaag naar de politie. Die kan de persoon waarschuwen; een verbod (禁止命令) kan volgen, en dat breken is strafbaar. Bewaar berichten, tijden en foto’s. Ontmoet niet, antwoord niet. Vertel het familie en werk. De politie helpt met toezicht en een veilige plek.',
  },
  'jp.ask.pension-decision': {
    says: 'Vraag herziening (審査請求) bij de onderzoeker (社会保険審査官) binnen drie maanden nadat u het weet. Het is gratis. Vraag de gebruikte medische papieren en stuur een nieuw rapport. Daarna hebt u twee maanden voor een tweede herziening of zes voor de rechter. Een deskundige (社労士) kan helpen.',
  },
  'jp.ask.violence': {
    says: 'Bij gevaar belt u 110. Bel gratis #8008 of 0120-279-889 (DV相談+). Een centrum kan u een veilige plek geven. Een rechter kan naderen verbieden of de persoon uit huis zetten; dat breken is strafbaar. Bewaar foto’s en doktersbriefje. De stad kan uw adres verbergen. U mag de kinderen meenemen.',
  },
  'jp.ask.contact': {
    says: 'Ouder en kind mogen elkaar zien (親子交流) zoals goed is voor het kind. Zonder akkoord vraagt u bemiddeling (調停) bij de familierechter. Wordt het niet nageleefd, dan kan die gratis manen (履行勧告) of geld per keer bevelen (間接強制). Betaal toch de alimentatie. Haal het kind niet zelf.',
  },
  'jp.ask.parents-debt': {
    says: 'Niemand is de lening van familie schuldig, behalve wie als borg (保証人) tekende. Een geldschieter mag de familie niet dwingen: zeg schriftelijk nee. Teken en betaal niets. Na een overlijden erft u ook schulden: verwerp (相続放棄) binnen drie maanden bij de familierechter.',
  },
  'jp.ask.online-insult': {
    says: 'Bewaar eerst schermfoto’s met adres en tijd. Vraag het platform het te verwijderen. Een rechter kan de schrijver laten noemen (発信者情報開示), maar gegevens blijven vaak maar drie tot zes maanden: ga snel naar een advocaat. U kunt geld eisen. Voor aangifte hebt u zes maanden nadat u weet wie het was.',
  },
  'jp.ask.overpaid-interest': {
    says: 'Leende u voor juni 2010 tegen meer dan 15 tot 20% per jaar, dan betaalde u misschien te veel. Vraag het hele overzicht (取引履歴): dat moet men geven. Meestal tien jaar na de laatste betaling, voor betalingen sinds april 2020 vijf nadat u het wist. Bij leningen sinds 2010 zelden. Vraag Houterasu.',
  },
  'jp.ask.child-purchase': {
    says: 'Contracten van een kind onder 18 zonder toestemming van de ouders kunnen ongedaan. Niet bij zakgeld, en niet als het kind over zijn leeftijd bedroog. Een klik op „boven 18“ is niet altijd bedrog. Schrijf meteen winkel, Apple of Google en de kaartfirma, met leeftijd en data. Bel 188.',
  },
  'jp.ask.card-misuse': {
    says: 'Bel meteen de kaartfirma en laat blokkeren. Volgens haar voorwaarden draagt zij misbruik meestal zelf, vaak tot 60 dagen voor uw telefoontje, als u niet slordig was met de pincode. Doe aangifte en noteer het nummer. Betwist elke afschrijving schriftelijk. Weigert zij, bel dan 188.',
  },
  'jp.ask.builder-overcharge': {
    says: 'De afgesproken prijs geldt. Extra werk vraagt eerst uw ja. Vraag een rekening met posten, betaal het afgesprokene en betwist de rest schriftelijk. Kwamen ze bij u thuis, of was het veel duurder dan de reclame? Dan hebt u misschien acht dagen om te herroepen (クーリング・オフ). Betaal niet onder druk; bel 188.',
  },
}
