/** The Dutch words of Italy: enquiry debt. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'it.ask.prison-debt': {
    says: 'Nee. U gaat niet naar de gevangenis omdat u een gewone schuld niet kunt betalen.',
  },
  'it.ask.wage': {
    says: 'Hoogstens een vijfde voor gewone schulden, en pas na een bevel van de rechter en een waarschuwing (precetto). De belastinginner mag een tiende nemen tot € 2.500, een zevende tot € 5.000.',
    dependsOn: 'wie het neemt en hoeveel u verdient',
  },
  'it.ask.pension': {
    says: 'Tot € 1.092,48 per maand is in 2026 veilig. Van de rest mogen ze een vijfde nemen.',
    dependsOn: 'hoe hoog uw pensioen is',
  },
  'it.ask.account': {
    says: 'Met een bevel van de rechter of door de belastinginner, ja. Loon of pensioen dat er al staat, is in 2026 veilig tot € 1.638,72. Ga snel naar een advocaat.',
    dependsOn: 'wie handelt en waar het geld vandaan komt',
  },
  'it.ask.home-sale': {
    says: 'De belastinginner mag uw enige woning waar u woont niet verkopen. Een bank of andere schuldeiser met een bevel van de rechter kan dat wel.',
    dependsOn: 'wie de schuldeiser is',
  },
  'it.ask.old-debt': {
    says: 'Stroom, gas, water: twee jaar. Telefoon, huur, boetes: vijf. Leningen: tien. Een betaling of een aangetekende aanmaning laat de tijd opnieuw beginnen.',
    dependsOn: 'het soort schuld en de laatste aanmaning',
  },
  'it.ask.old-bill': {
    says: 'Bij stroom, gas en water is verbruik ouder dan twee jaar te oud. Bij de telefoon is het vijf jaar. Een aangetekende aanmaning laat de tijd opnieuw beginnen.',
    dependsOn: 'de dienst en de laatste aanmaning',
  },
  'it.ask.collector-home': {
    says: 'Nee. Een incasseerder mag niet binnenkomen, dingen nemen of u de hele dag bellen. U hoeft de deur niet open te doen.',
  },
  'it.ask.injunction': {
    says: 'Betaal of verzet u via een advocaat binnen 40 dagen vanaf de bezorging. Doet u niets, dan is het definitief en kunnen ze beslag leggen.',
  },
  'it.ask.many-debts': {
    says: 'Ga naar een OCC (crisiskantoor). Een rechter kan een plan maken of schulden kwijtschelden, één keer zelfs als u niets te bieden hebt. Betaal eerst woning, stroom en eten.',
  },
  'it.ask.crif': {
    says: 'Eén of twee late delen: 12 maanden nadat u betaalde. Meer: 24 maanden. Nooit betaald: 36 maanden vanaf het einde van het contract. Vraag gratis uw gegevens.',
    dependsOn: 'hoeveel delen te laat waren en of u betaalde',
  },
  'it.ask.tax-parts': {
    says: 'Ja. In 2026 tot 84 delen per maand op een eenvoudig verzoek, voor schulden tot € 120.000. Vraag het online bij AdER. Het stopt nieuw beslag.',
  },
  'it.ask.rottamazione': {
    says: 'Nee. Nieuwe verzoeken sloten op 30 april 2026. Vroeg u het op tijd, dan is het volgende deel op 30 november 2026. Zo niet, vraag dan gewone delen.',
  },
  'it.ask.car-block': {
    says: 'Betaal in de 30 dagen van de waarschuwing, vraag delen, of bewijs dat u de auto voor werk nodig hebt. Het eerste betaalde deel zet de blokkade stil.',
  },
  'it.ask.inps-back': {
    says: 'Ga naar een patronato, gratis. U hebt 90 dagen voor beroep. Bij een pensioen dat INPS per vergissing betaalde, hoeft een eerlijk mens vaak niet terug te betalen.',
  },
  'it.ask.myth-all-wages': {
    says: 'Ze mogen nooit alles nemen: voor gewone schulden hoogstens een vijfde.',
  },
  'it.ask.myth-family-pays': {
    says: 'Familie betaalt uw schulden niet, tenzij zij tekende. Erfgenamen mogen weigeren, of alleen aanvaarden met wat er is (beneficio d’inventario).',
  },
  'it.ask.myth-not-collected': {
    says: 'Een aangetekende brief niet ophalen helpt niet: hij geldt na enkele dagen als bezorgd.',
  },
  'it.ask.bill-before-2018': {
    dependsOn: 'of een aanmaning u bereikte',
    says: 'Rekeningen van vóór maart 2018 (stroom), 2019 (gas) of 2020 (water) verjaren na vijf jaar. Een aangetekende aanmaning start de tijd opnieuw. Vraag datum en bewijs voor u betaalt.',
  },
  'it.ask.claim-yourself': {
    says: 'Stuur een aanmaning, aangetekend of per PEC, met een laatste dag. Tot € 1.100 kunt u zonder advocaat naar de vrederechter. Vraag met schriftelijk bewijs een betalingsbevel (decreto ingiuntivo).',
  },
  'it.ask.officer-enter': {
    dependsOn: 'of er een titel is',
    says: 'Zonder titel en precetto mag de deurwaarder niet binnen. Met die twee mag hij in huis zoeken en, als u weg bent of weigert, met de politie openen. Vraag de titel te zien. Wat u nodig hebt om te leven is veilig.',
  },
  'it.ask.old-cartella': {
    dependsOn: 'waarvoor het is en welke stukken u kreeg',
    says: 'Rijksbelastingen verjaren tien jaar na het laatste betekende stuk; boetes, lokale belastingen en INPS na vijf. Elke betekening start opnieuw. Vraag de inner de lijst van alle stukken, en ga dan naar een advocaat.',
  },
  'it.ask.car-tax-old': {
    says: 'Autobelasting (bollo) verjaart aan het eind van het derde jaar na het jaar waarin zij verviel. Elk betekend papier start de drie jaar opnieuw. Is zij verjaard, vraag de regio om schrapping en ga binnen 60 dagen in beroep.',
    dependsOn: 'welke papieren u kreeg en wanneer',
  },
  'it.ask.home-bank': {
    says: 'Ja, een bank of private schuldeiser kan dat, ook de eerste woning: alleen de fiscus niet. Eerst komen titel, precetto en veiling. U kunt in 48 maanden betalen (conversione) of een plan vragen bij het OCC. Ga nu naar een advocaat.',
  },
}
