/** The Dutch words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_NL: Words = {
  'us.ask-consumer.return': {
    says: 'Geen federale wet dwingt een winkel om spullen terug te nemen omdat u zich bedenkt. De eigen regels van de winkel tellen. Bij kapotte spullen gebruikt u de garantie en betwist u de afschrijving.',
    dependsOn: 'of de spullen kapot zijn en wat de winkel beloofde',
  },
  'us.ask-consumer.three-days': {
    says: 'Het recht van drie dagen is voor verkoop bij u thuis of op een beurs of in een hotel, niet in een winkel. Het geldt niet voor een auto van een dealer. Sommige leningen op uw huis hebben het ook.',
    dependsOn: 'waar u tekende en wat u kocht',
  },
  'us.ask-consumer.car-three-days': {
    says: 'De federale wet geeft geen drie dagen om een auto van een dealer terug te brengen. Een wet over slechte auto’s (lemon law), een garantie of een leugen van de dealer kan helpen.',
    dependsOn: 'uw staat, de garantie en wat de dealer u zei',
  },
  'us.ask-consumer.subscription': {
    says: 'Zeg schriftelijk op en bewaar bewijs. Een bedrijf op internet moet een simpele manier geven om te stoppen. Blijft het afschrijven, betwist het dan bij uw kaartmaatschappij en meld het uw staat.',
  },
  'us.ask-consumer.not-delivered': {
    says: 'Schrijf de verkoper en vraag uw geld terug. Hij moet verzenden in de beloofde tijd, of binnen 30 dagen. Betwist de afschrijving binnen 60 dagen na het afschrift.',
  },
  'us.ask-consumer.scammed': {
    says: 'Bel nu uw bank, kaartmaatschappij of het bedrijf van de cadeaukaart en vraag de betaling te stoppen of terug te geven. Meld het dan op ReportFraud.ftc.gov. Gaf u gegevens, ga naar IdentityTheft.gov.',
  },
  'us.ask-consumer.surprise-bill': {
    says: 'Vraag om een rekening met alle onderdelen (itemized bill) en om financiële hulp van het ziekenhuis. Met een verzekering kost de meeste spoed niet meer dan in het netwerk. Bel de No Surprises Help Desk. Ambulances op de weg vallen er niet onder.',
  },
  'us.ask-consumer.claim-denied': {
    says: 'Ga schriftelijk in beroep. Bij een zorgplan hebt u 180 dagen, daarna vier maanden voor een beoordeling van buiten (external review). Klaag bij andere verzekeringen bij het verzekeringskantoor van uw staat.',
  },
  'us.ask-consumer.flight': {
    says: 'Als de luchtvaartmaatschappij annuleert of uw vlucht sterk wijzigt en u reist niet, moet zij uw geld teruggeven. Binnen 7 werkdagen bij een kaart.',
  },
  'us.ask-consumer.small-claims-sued': {
    says: 'Lees op het papier de dag en de rechtbank. In veel staten is geen schriftelijk antwoord nodig, maar u verliest als u wegblijft. In sommige, zoals Texas, moet er binnen dagen een antwoord zijn.',
  },
  'us.ask-consumer.small-claims': {
    says: 'Stuur eerst schriftelijk uw eis. Dien dan in bij de rechtbank voor kleine zaken (small claims court) waar de andere kant woont of werkt. Elke staat heeft een eigen hoogste bedrag, en u hebt geen advocaat nodig.',
  },
  'us.ask-consumer.copyright': {
    says: 'Haal het werk weg en bewaar een kopie. Vraag om bewijs van eigendom en registratie voor u betaalt. Papieren van de rechtbank of de Copyright Claims Board hebben een datum waar u zich aan moet houden.',
  },
  'us.ask-consumer.contractor': {
    says: 'Schrijf wat er mis is en tot wanneer het gemaakt moet zijn. Klaag bij het vergunningsbureau (license board) en de procureur-generaal van uw staat (attorney general). Daarna komt de rechtbank voor kleine zaken (small claims court).',
  },
  'us.ask-consumer.warranty-refused': {
    says: 'Vraag de reden op papier. Een bedrijf mag een garantie (warranty) niet beëindigen alleen omdat u het ding opende of andere onderdelen of werkplaatsen gebruikte. Het moet tonen dat de fout daardoor kwam. Ook de wet van de staat belooft dat spullen werken.',
  },
}
