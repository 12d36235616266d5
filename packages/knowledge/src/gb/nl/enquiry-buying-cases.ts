/** Vragen over kopen: bijzondere gevallen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_CASES_NL: Words = {
  'gb.ask-consumer.dealer-car-30-days': {
    says: 'Ja. Had hij bij de verkoop een fout, dan kunt u hem binnen 30 dagen teruggeven voor al uw geld. Schrijf het de handelaar vandaag. “Sold as seen” (gekocht zoals gezien) neemt dit recht niet weg, en u hoeft geen helft aan te nemen.',
  },
  'gb.ask-consumer.repair-first-30-days': {
    says: 'Nee. In de eerste 30 dagen kunt u spullen met een fout weigeren en al uw geld terugkrijgen. Kiest u reparatie, dan staan die dagen intussen stil. Schrijf het de verkoper.',
  },
  'gb.ask-consumer.faulty-29-days': {
    says: 'Ja, als u het de verkoper binnen 30 dagen na ontvangst zei. De wet geeft 30 dagen om spullen met een fout te weigeren, niet 28. Er hoeft geen reparatie voor te komen. Schrijf de verkoper vandaag met beide data.',
  },
  'gb.ask-consumer.shop-or-maker': {
    says: 'De winkel moet het oplossen, niet de maker. Vraag om reparatie of een nieuw exemplaar. Mislukt dat, vraag dan geld terug of een lagere prijs. Na zes maanden moet u misschien laten zien dat de fout er vanaf het begin was.',
  },
  'gb.ask-consumer.music-licence': {
    says: 'Horen klanten of personeel de radio, dan hebt u hun licentie nodig. Speelt u niets, of alleen muziek zonder licentie? Schrijf dat. Het moet waar zijn, en bewaar bewijs.',
    dependsOn: 'of iemand anders dan u het kan horen',
  },
  'gb.ask-consumer.faulty-months': {
    says: 'Ja, maar de verkoper mag het eerst repareren of vervangen. Mislukt dat, dan kunt u geld terug of een lagere prijs krijgen. In de eerste zes maanden telt de fout als aanwezig vanaf het begin, tenzij de verkoper het tegendeel laat zien.',
  },
  'gb.ask-consumer.parcel-wrong-door': {
    says: 'De verkoper moet uw geld teruggeven of een nieuw exemplaar sturen. Hij moet de spullen bij u brengen, of bij iemand die u noemde. De bezorger werkt voor hem, niet voor u. Weigert hij en betaalde u meer dan £100 met een creditcard? Vraag het kaartbedrijf.',
  },
  'gb.ask-consumer.cancel-service-14-days': {
    says: 'Ja, meestal. Een dienst die u online of per telefoon kocht, kunt u binnen 14 dagen zonder reden annuleren. Doe het vandaag schriftelijk. Vroeg u om meteen te beginnen, dan betaalt u alleen de dagen dat u hem had.',
  },
  'gb.ask-consumer.cancel-at-home': {
    says: 'De meeste afspraken bij u thuis kunt u binnen 14 dagen annuleren, en langer als ze dat niet zeiden. Maatwerk valt erbuiten. Schrijf hun vandaag.',
    dependsOn: 'of de spullen op uw eigen maat zijn gemaakt',
  },
  'gb.ask-consumer.ordered-never-came': {
    says: 'Schrijf naar de verkoper. Die moest binnen 30 dagen leveren, tenzij u een andere dag afsprak. Geef één laatste eerlijke datum; mist hij die, dan kunt u de koop beëindigen en moet u al uw geld terugkrijgen. Boven £100 met een creditcard is ook de kaartfirma aansprakelijk.',
  },
  'gb.ask-consumer.small-claim': {
    says: 'Schrijf eerst met het bedrag, uw bewijs en een eerlijke datum. Daarna kunt u op GOV.UK een zaak starten (make a court claim for money). Tot £10,000 loopt die meestal via de procedure voor kleine vorderingen (small claims track), zonder advocaat. Er is een tarief; misschien krijgt u hulp.',
  },
  'gb.ask-consumer.builder-vanished': {
    says: 'Schrijf met een laatste dag: het werk afmaken of het geld terug. Dien daarna online een claim in; een kleine claim gaat tot £10,000 (in Schotland £5,000). Betaalde u meer dan £100 met creditcard, vraag het dan ook aan de kaart. Was het vanaf het begin een truc, meld dan de fraude.',
  },
}
