/** Dutch: what is at stake. */
import { NOT_PLANNED } from '../stakes.ts'
import type { Stakes } from '../stakes.ts'

export const NL_STAKES: Stakes = {
  pressing: [
    /(?<!\p{L})(?:dagvaarding|gedagvaard|vonnis|ontruim\p{L}*|uithuisgezet|huis uit(?:gezet)?|beslag (?:op|gelegd|van)|loonbeslag|bankbeslag|deurwaarder[^.?!]{0,50}(?:deur|langs|geweest|komt|stond)|aangehouden|opgepakt|uitgezet|uitzetting|brief van de rechtbank|zitting)/iu,
    /op staande voet|niet meer (?:terug )?(?:hoef|hoefde|hoeven)(?:\p{L}{0,2})? (?:te komen|komen)|ontslagen|ontslag (?:gekregen|genomen, dat)|(?:baas|werkgever|chef)[^.?!]{0,80}(?:niet meer (?:hoef|te komen)|naar huis gestuurd|eruit)|(?:vaststellings|beëindigings)overeenkomst(?:[^.?!]|\.\d){0,80}(?:teken|meteen|direct|vandaag|morgen)|c4 (?:gekregen|ontvangen)/iu,
    /huur(?:contract|overeenkomst)? (?:is |werd )?opgezegd|slot(?:en)?[^.?!]{0,30}(?:vervangen|veranderd)|(?:verhuurder|huisbaas)[^.?!]{0,80}(?:uit moet|eruit|moet verlaten|weg moet)|(?:spullen|mij|me|ons) op straat|(?:morgen|vrijdag|zondag|maandag|eind van de maand)[^.?!]{0,30}(?:eruit|uit huis|weg)|dakloos/iu,
    /(?:stroom|gas|water|elektriciteit|energie)[^.?!]{0,40}(?:afgesloten|afgesneden|afsluiten)|afgesloten[^.?!]{0,30}(?:stroom|gas|water)/iu,
    /(?:termijn|bezwaartermijn|tijd)[^.?!]{0,40}(?:loopt|verloopt|is)[^.?!]{0,20}(?:morgen|vandaag|af\b)|(?:voor|vóór|tot) (?:morgen|vandaag|1[0-9]u vandaag)|nog (?:maar )?(?:[1-5]|twee|drie|vijf) dagen/iu,
    /(?:link|pincode|code|gegevens|inlog\p{L}*)[^.?!]{0,60}(?:geklikt|ingevuld|gegeven|doorgegeven)|(?:geklikt|ingevuld)[^.?!]{0,60}(?:link|pincode|code|gegevens)/iu,
    /(?<!\p{L})(?:deed zich voor|deden zich voor|nep(?:medewerker|agent|bank)\p{L}*|zogenaamd\p{L}* (?:van |namens )?(?:de |mijn )?\p{L}+|(?:gebeld|belde|telefoontje)[^]{0,100}(?:bank|politie)\p{L}*)[^]{0,200}(?:overgemaakt|overmaken|overgeboekt|code|pas (?:meegegeven|afgegeven)|afgeschreven|leeggehaald)|(?:oplichter|oplichting|fraude)[^]{0,200}(?:overgemaakt|afgeschreven|kwijt)/iu,
    /(?:baas|werkgever|chef)[^.?!]{0,140}(?:(?:gaat|wil|zal) (?:me|mij) ontslaan|(?:me|mij|hij mij) (?:gaat|wil) ontslaan|dreigt[^.?!]{0,40}ontslag)|vaststellingsovereenkomst[^]{0,120}(?:getekend|ondertekend)|(?:getekend|ondertekend)[^.?!]{0,60}vaststellingsovereenkomst/iu,
    /(?<!\p{L})(?:deurwaarder|belastingdienst|gemeente|schuldeiser)(?!\p{L})[^.?!]{0,30}(?:houd|haal|pak|neem)[^.?!]{0,50}(?:loon|salaris|inkomen|uitkering)(?!\p{L})/iu,
  ],
  told: /(?<!\p{L})(?:heeft|heb|hebben|hadden|had|is (?:net|vorige|gisteren|al)|werd|werden|was|waren|kreeg|kregen|gekregen|ontvangen|zegt|zeggen|weigert|weigeren|wil|willen|dreigt|eist|stuurde|betaalt|betalen|antwoordt|zetten|gisteren|vandaag|morgen|vorige|sinds|\p{L}+ geleden)(?!\p{L})/iu,
  decides:
    /(?<!\p{L})(?:voornemen|afwijz\p{L}*|afgewezen|wijzen (?:wij|we)[^.]{0,60}af|zienswijze|bezwaar (?:maken|indienen)|bezwaarschrift (?:binnen|sturen|indienen)|ontbrekende (?:stukken|gegevens|documenten)|te bezorgen binnen|aan te leveren|uitnodiging voor verhoor|oproep(?:ing)?|opgeroepen|verhoor|officiële waarschuwing|schriftelijke waarschuwing|hoor en wederhoor|maatregel|verlaging van uw|stopzetting|huurverhoging|huur (?:wordt|gaat)[^.]{0,40}(?:verhoogd|omhoog)|last onder dwangsom|handhav\p{L}*|weiger(?:en|ing)|onvolledig(?!e (?:betaling|voldoening)))/iu,
  refuses:
    /(?<!\p{L})(?:(?:wijs|wijst|wijzen)(?!\p{L})[^.]{0,200}(?<!\p{L})af(?!\p{L})|afwijzing (?:van )?(?:uw |de )?aanvraag|(?:is|wordt|werd) (?:daarom )?(?:afgewezen|geweigerd)|wijs (?:ik|wij) af)/iu,
  removes:
    /(?<!\p{L})(?:terugkeerbesluit|inreisverbod|(?:moet|dient|u) [^.]{0,20}(?:nederland|belgië|het grondgebied)[^.]{0,50}verlaten|bevel om het grondgebied te verlaten)/iu,
  loses:
    /(?<!\p{L})(?:(?:\p{L}*uitkering|toeslag|bijstand|studiefinanciering|pensioen)\p{L}*[^.]{0,60}(?:stopt|stoppen|stopgezet|beëindig\p{L}*|opgeschort|opschort\p{L}*|ingetrokken|intrekken|geblokkeerd)|(?:stoppen|beëindigen|intrekken|opschorten|blokkeren)[^.]{0,40}(?:uitkering|toeslag|bijstand)|rijbewijs[^.]{0,40}(?:ongeldig|ingevorderd|ingehouden)|(?:verwijdering|schorsing) van (?:uw|school)|van school (?:verwijder|gestuurd)\p{L}*)(?!\p{L})/iu,
  asking: {
    asks: /(?<!\p{L})(?:(?:ik )?(?:wil|wou|zou) (?:graag |willen )?(?:weten|vragen)|vraagje|(?:een|mijn|korte) vraag|alvast (?:bedankt|dank)|klopt (?:dat|dit|het)|weet iemand|heeft iemand|iemand (?:ervaring|een idee)|wat (?:kan|moet|nu|doe) ik|hoe (?:zit|kan|moet)|mag (?:dat|dit|hij|zij|ze)|hallo allemaal|help)(?!\p{L})/giu,
    kin: /(?<!\p{L})(?:mijn|onze) (?:moeder|vader|ouders|broer|zus|zoon|dochter|man|vrouw|vriend(?:in)?|partner|oma|opa|huisbaas|verhuurder|baas|werkgever|buurman|buurvrouw|buren)(?!\p{L})/giu,
    begins: /^(?:hoe|wat|wanneer|wie|waar|waarom|welke|mag|kan|moet|is|hoeveel)(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:u (?:heeft|bent|moet|kunt)|uw)(?!\p{L})/u,
    thanks: /(?<!\p{L})(?:bedankt|dank)(?!\p{L})[^.!\n]{0,60}/giu,
    second: /(?<!\p{L})(?:je|jij|jou|jouw|jullie|u|uw)(?!\p{L})/giu,
    opens:
      /^(?:[^\n]{0,60}\n+)?\s*(?:(?:hallo|hoi|ha|hi|lieve|beste|mama?|papa)[ ,]{1,2}(?!allemaal|iedereen|forum|mensen|lezers|ik |me |mijn |wij |we |even |een )\p{L}|(?:geachte)(?!\p{L}))/iu,
  },
  toldLimit: [
    /(?<!\p{L})(?:ik|wij|we|mij|me|ons|(?:staat|stond)[^.?!]{0,60}(?:betalen|betaald|bezwaar|uiterlijk|reageren|termijn))(?!\p{L})/iu,
    /(?<!\p{L})(?:moet|moeten|wil|willen|dreig\p{L}*|als (?:ik|we|wij) (?:het )?niet|eist|eisen|krijg|krijgen|geeft|geven|heb|hebben|termijn|(?:staat|stond)[^.?!]{0,60}(?:betalen|betaald|uiterlijk)|kun(?:nen)? [^.?!]{0,40}bezwaar|kan [^.?!]{0,40}bezwaar)(?!\p{L})/iu,
    NOT_PLANNED,
  ],
  ofOffices: null,
}
