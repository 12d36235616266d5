/** Dutch: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_NL: Words = {
  'gb.flight.wants': {
    says: 'De luchtvaartmaatschappij antwoordt over een late of geschrapte vlucht. U hoeft het eerste nee of een tegoedbon niet te nemen.',
  },
  'gb.flight.right-money': {
    says: 'Voor een laat geschrapte vlucht, of drie uur of meer vertraging, krijgt ieder £220, £350 of £520 naar afstand. De maatschappij is alleen vrij als ze er niets aan kon doen.',
  },
  'gb.flight.right-care': {
    says: 'Wat de oorzaak ook is, u kiest geld terug of een andere vlucht. Tijdens het wachten krijgt u eten en een kamer. Gaven ze niets, vraag dan eerlijke kosten met bonnen.',
  },
  'gb.flight.crew': {
    says: 'Het hoogste hof (Supreme Court) besliste dat ziek personeel bij het werk hoort. De maatschappij moet toch betalen.',
  },
  'gb.flight.step': {
    says: 'Vraag het schriftelijk voor elke persoon, met vluchtnummer en bonnen. Weigeren ze, ga dan naar hun geschillendienst of de Civil Aviation Authority. U hebt zes jaar in Engeland en Wales.',
  },
  'gb.bag.right': {
    says: 'De maatschappij moet betalen voor een verloren, late of kapotte koffer, tot een grens. Schrijf binnen 7 dagen bij schade, en 21 dagen bij een late koffer.',
  },
  'gb.package.right': {
    says: 'Schrapt de organisator de reis of verandert die sterk, dan krijgt u alles binnen 14 dagen terug. Ging het slecht, dan kunt u een lagere prijs vragen.',
  },
  'gb.rail.right-late': {
    says: 'U kunt geld terugvragen voor een late of geschrapte trein, vaak vanaf 15 minuten. Vraag het binnen 28 dagen aan het treinbedrijf.',
  },
  'gb.rail.right-fare': {
    says: 'U hebt 21 dagen om een toeslag (penalty fare) aan te vechten. Reizen zonder kaartje is alleen soms strafbaar. Antwoord op elke brief, leg het uit en bied een regeling aan.',
  },
  'gb.car.right-back': {
    says: 'Om de auto terug te krijgen toont u verzekering, rijbewijs en dat hij van u is, en betaalt u de kosten. De brief geeft u ten minste zeven werkdagen. De kosten groeien elke dag.',
  },
  'gb.car.know-insurance': {
    says: 'Rijden zonder verzekering is strafbaar, ook als u het niet wist. De vaste boete is £300 en zes punten. Een rechter kan bijzondere redenen horen.',
  },
  'gb.car.know-new': {
    says: 'Zes punten binnen twee jaar na uw eerste examen beëindigen uw rijbewijs. U moet dan beide examens opnieuw doen.',
  },
  'gb.car.right-record': {
    says: 'Een auto moet verzekerd zijn of buiten gebruik gemeld (SORN). Was hij verzekerd, stuur dan bewijs. Verkocht u hem eerder, meld het de DVLA en zeg het.',
  },
  'gb.car.know-drink': {
    says: 'Te veel drank betekent ten minste 12 maanden rijverbod. Een cursus kan het korter maken. Neem een advocaat voor de zitting; die dag kan er gratis hulp zijn.',
  },
  'gb.car.right-uninsured-other': {
    says: "Was de ander niet verzekerd of reed hij weg, vraag dan het Motor Insurers' Bureau. Meld het snel bij de politie.",
  },
  'gb.car.answer': {
    says: 'Neem nu een verzekering. Breng die met rijbewijs en bewijs dat de auto van u is binnen de tijd van de brief, en betaal de kosten. Ze groeien elke dag.',
  },
  'gb.police.right-search': {
    says: 'De politie heeft echte redenen nodig om u op straat te doorzoeken. Ze moet zeggen waarom, naam en bureau geven, en een verslag aanbieden.',
  },
  'gb.police.right-solicitor': {
    says: 'Een advocaat is gratis op het bureau, ook bij een vrijwillig gesprek. Vraag erom voordat u antwoordt.',
  },
  'gb.police.answer': {
    says: 'U hoeft niet te gaan, maar dan kunnen ze u aanhouden. Vraag vooraf de gratis advocaat, en antwoord niet zonder. Wat u zegt kan bij de rechter tellen.',
  },
  'gb.police.right-property': {
    says: "De politie mag een ding alleen houden zolang ze het nodig heeft. Vraag het schriftelijk terug. Een Magistrates' Court kan het bevelen.",
  },
  'gb.court.single-justice': {
    says: 'Antwoord binnen 21 dagen: schuldig of niet schuldig. U kunt een zitting vragen. Zwijgt u, dan kunt u zonder u worden veroordeeld.',
  },
  'gb.jury.wants': { says: 'U bent opgeroepen als jurylid (jury). Antwoord binnen zeven dagen.' },
  'gb.jury.right-defer': {
    says: 'U kunt eenmaal een andere datum vragen, of om vrijstelling met een goede reden. Wegblijven zonder kan tot £1,000 kosten.',
  },
  'gb.jury.right-job': {
    says: 'Uw werkgever moet u laten gaan en mag u niet straffen. Loon is niet verplicht, maar het gerecht betaalt verloren loon tot een grens.',
  },
  'gb.flight.right-refused': {
    says: 'Bij drie uur vertraging of meer, of late annulering, moet de maatschappij een vast bedrag betalen, tenzij de oorzaak buiten haar macht lag. Zieke bemanning of een gewoon defect is haar risico. Weigert ze: haar gratis geschillenorgaan, de CAA, of de rechter binnen zes jaar.',
  },
  'gb.ask-travel.package': {
    says: 'Verandert een hoofddeel sterk, zoals hotel of datum, of stijgt de prijs met meer dan 8%, dan kunt u annuleren en alles binnen 14 dagen terugkrijgen. Antwoord voor de gestelde dag. Ging het daar slecht, meld het meteen en vraag daarna een lagere prijs.',
  },
  'gb.ask-travel.late-train': {
    says: 'Ja. Vraag Delay Repay bij het bedrijf van de late trein, binnen 28 dagen, met uw kaartje. Vanaf 15 of 30 minuten krijgt u een deel, na een uur meer. Viel de trein uit en reisde u niet, vraag dan alles terug. Daarna is de Rail Ombudsman gratis.',
  },
}
