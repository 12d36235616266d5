/** The Dutch words of Switzerland: enquiry home and work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_NL: Words = {
  'ch.ask.repairs': {
    says: 'Schrijf uw verhuurder met foto’s en een laatste dag. U kunt een lagere huur vragen vanaf de dag dat hij het wist. Gebeurt er niets? Waarschuw schriftelijk en betaal de huur dan op de geblokkeerde rekening van de bemiddelingsdienst (Schlichtungsbehörde).',
  },
  'ch.ask.landlord-enters': {
    says: 'Alleen met uw ja, of in een echt noodgeval. U moet bezoek toestaan dat nodig is voor herstel, verkoop of een nieuwe huurder. Het moet op tijd aangekondigd zijn en u passen. Stiekem binnengaan is strafbaar.',
  },
  'ch.ask.end-lease': {
    says: 'Schrijf een brief en onderteken hem; echtparen moeten voor hun woning allebei tekenen. De termijn is meestal drie maanden, tot de lokale datum of die in uw contract. Hij moet op tijd aankomen, dus stuur hem aangetekend.',
  },
  'ch.ask.lower-rent': {
    says: 'Schrijf uw verhuurder en vraag een lagere huur vanaf de volgende datum waarop u de huur kon beëindigen. Geen antwoord in 30 dagen, of een nee? Ga binnen 30 dagen naar de bemiddelingsdienst (Schlichtungsbehörde). Het is gratis.',
  },
  'ch.ask.leave-early': {
    says: 'Bied uw verhuurder een nieuwe huurder aan die kan betalen en hetzelfde contract neemt. Eén is genoeg. Vanaf die dag bent u geen huur schuldig. Doe het schriftelijk en voeg de papieren van de nieuwe huurder toe.',
  },
  'ch.ask.extra-costs': {
    says: 'U bent alleen kosten schuldig die het huurcontract noemt, en alleen wat ze echt waren. Vraag de rekeningen te zien voordat u betaalt. Bent u het niet eens, dan beslist de bemiddelingsdienst (Schlichtungsbehörde) gratis.',
  },
  'ch.ask.sick': {
    says: 'U houdt uw loon voor een tijd die groeit met uw dienstjaren, of krijgt daggeld. Na de proeftijd is een opzegging tijdens ziekte nietig, 30, 90 of 180 dagen lang. Stuur een doktersbriefje.',
  },
  'ch.ask.instant-dismissal': {
    says: 'Schrijf meteen dat u het niet aanvaardt en bied uw werk aan. Was er geen ernstige reden, of wachtten ze meer dan enkele dagen? Dan zijn ze het loon van de opzegtermijn schuldig, en tot zes maanden meer. Ga naar de bemiddelingsdienst (Schlichtungsbehörde).',
  },
  'ch.ask.own-notice': {
    says: 'Eén maand in het eerste jaar, twee maanden tot en met het negende, dan drie, tot het einde van een maand. In uw contract kan iets anders staan. Denk eerst na: de werkloosheidskas kan uw uitkering enkele weken stoppen.',
  },
  'ch.ask.jobless-sanction': {
    says: 'Maak binnen 30 dagen schriftelijk bezwaar, gratis. Zeg waarom u een goede reden had, of waarom het te veel dagen zijn. Blijf werk zoeken en bewaar bewijs van elke brief.',
  },
  'ch.ask.holidays': {
    says: 'U hebt minstens vier weken per jaar, vijf tot uw 20e, met twee weken achter elkaar. De werkgever bepaalt de tijd, maar moet naar u luisteren. Vakantie mag niet uitbetaald worden zolang de baan duurt.',
  },
  'ch.ask.more-time': {
    says: 'Vraag verlenging (Erstreckung) aan het bemiddelingskantoor binnen 30 dagen na ontvangst van de opzegging. Het is gratis. Voor een woning tot vier jaar, in één of twee stappen. Laat zien waarom weggaan zwaar is en bewaar bewijs van uw zoektocht. Niet bij huurschuld of zware fouten.',
  },
  'ch.ask.painting-and-wear': {
    says: 'Gewone slijtage betaalt u niet. Bij echte schade betaalt u alleen de waarde van nu: verf geldt na ongeveer acht jaar als versleten. De verhuurder moet gebreken meteen bij de teruggave melden, later alleen verborgen. Teken niets wat u niet erkent. De bemiddeling is gratis.',
  },
  'ch.ask.notice-by-message': {
    says: 'Meestal is het geldig: de wet vraagt geen vorm. Ongeldig is het alleen als contract of cao schrift vraagt. Kijk beide meteen na. De opzegtermijn loopt helemaal door met loon. Vraag de reden schriftelijk. Was u na de proeftijd ziek of zwanger, dan is het nietig.',
  },
  'ch.ask.pregnant-dismissed': {
    says: 'Na de proeftijd mag uw werkgever u tijdens de zwangerschap en 16 weken na de geboorte niet ontslaan. Zo’n opzegging is nietig. Schrijf meteen dat u zwanger bent, met doktersbriefje, en bied uw werk aan. In de proeftijd mag het, tenzij de zwangerschap de reden is.',
  },
  'ch.ask.overtime': {
    says: 'Bevolen of nodige overuren worden betaald met 25% extra, of met uw instemming in evenveel vrije tijd. Een schriftelijk contract kan anders zeggen: kijk het na. Noteer dag, uren en wie het wist. Vraag het snel schriftelijk. U hebt vijf jaar.',
  },
  'ch.ask.holidays-at-end': {
    says: 'Neem open dagen op in de opzegtermijn als daar tijd voor is. Wat niet meer kan, moet aan het einde worden uitbetaald. Was u lang vrijgesteld, dan kunnen dagen als opgenomen tellen. De aanspraak geldt vijf jaar. Vraag een schriftelijke afrekening.',
  },
  'ch.ask.reference': {
    says: 'U mag altijd een getuigschrift vragen, ook tijdens het werk. Het moet waar, volledig en welwillend zijn. Schrijf welke zinnen fout zijn en stel eigen zinnen voor. Bij weigering gaat u naar de bemiddeling; tot 30.000 frank is dat gratis. U mag ook alleen een bevestiging vragen.',
  },
  'ch.ask.jobless': {
    says: 'Meld u bij het RAV (job-room.ch) uiterlijk op de eerste dag zonder werk, en zoek vanaf de opzegging. Nodig zijn twaalf maanden premie in twee jaar. Het is 70% van uw loon, 80% met kinderen of laag loon. Gaat u zelf weg zonder nieuwe baan, dan kunnen tot 60 dagen vervallen: toon uw goede reden.',
  },
  'ch.ask.bullying': {
    says: 'Uw werkgever moet uw persoon en gezondheid beschermen. Houd een dagboek bij: dag, woorden, getuigen. Klaag schriftelijk bij de baas of vertrouwenspersoon en vraag maatregelen. Ga naar een arts. De kantonale arbeidsinspectie helpt. Neem niet haastig ontslag: de kas kan dagen inhouden. Ontslag om een klacht kan misbruik zijn.',
  },
  'ch.ask.pets': {
    says: 'Lees het huurcontract. De verhuurder mag honden en katten verbieden of vooraf toestemming vragen. Kleine dieren in gewoon aantal, in kooi of aquarium, mogen altijd. Gegeven toestemming mag alleen om een goede reden worden ingetrokken. Houdt u er een tegen het contract, dan moet hij u waarschuwen voor een opzegging.',
    dependsOn: 'het huurcontract en het dier',
  },
}
