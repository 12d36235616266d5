/** Dutch: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_NL: Words = {
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
  'gb.ask-travel.package': {
    says: 'Verandert een hoofddeel sterk, zoals hotel of datum, of stijgt de prijs met meer dan 8%, dan kunt u annuleren en alles binnen 14 dagen terugkrijgen. Antwoord voor de gestelde dag. Ging het daar slecht, meld het meteen en vraag daarna een lagere prijs.',
  },
  'gb.ask-travel.late-train': {
    says: 'Ja. Vraag Delay Repay bij het bedrijf van de late trein, binnen 28 dagen, met uw kaartje. Vanaf 15 of 30 minuten krijgt u een deel, na een uur meer. Viel de trein uit en reisde u niet, vraag dan alles terug. Daarna is de Rail Ombudsman gratis.',
  },
}
