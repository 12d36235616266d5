/** The Dutch words of the rows in ../stay-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STAY_DECISION_NL: Words = {
  'fr.stay.want': { says: 'De prefect beslist over uw verblijf in Frankrijk.' },
  'fr.stay.reality': {
    says: 'De tijd om naar de rechter te gaan is heel kort: één maand, zeven dagen of 48 uur. De laatste bladzijde zegt welke. Ga vandaag naar een advocaat.',
  },
  'fr.stay.warn': {
    says: 'Laat de tijd niet voorbijgaan. Daarna kan men u wegsturen en verbieden terug te komen.',
  },
  'fr.stay.deadline': {
    says: 'Met 30 dagen om te vertrekken hebt u één maand om naar de bestuursrechter (tribunal administratif) te gaan.',
    action: 'Tegen het vertrekbevel (OQTF) naar de bestuursrechter gaan',
    consequence: 'Men kan u wegsturen zonder dat een rechter het bekijkt.',
  },
  'fr.stay.right-suspend': {
    says: 'Op tijd in beroep gaan tegen een vertrekbevel (OQTF) stopt de uitzetting tot de rechter beslist.',
  },
  'fr.stay.right-counsel': {
    says: 'Met een laag inkomen is een advocaat gratis (aide juridictionnelle). Vraag het meteen: de rechtbank of de advocaat kan helpen.',
  },
  'fr.stay.right-family': {
    says: 'Familie in Frankrijk, kinderen, jaren hier, werk en gezondheid tellen. Verzamel er bewijs van.',
  },
  'fr.stay.right-refusal': {
    says: 'Tegen een weigering van papieren zonder vertrekbevel kunt u binnen twee maanden naar de bestuursrechter (tribunal administratif). Is het dringend, vraag dan een stop (référé).',
  },
  'fr.stay.step': {
    says: 'Breng de brief en de envelop vandaag naar een advocaat, de Cimade of een point-justice (3039).',
  },
  'fr.stay.option': {
    says: 'Ga op tijd in beroep bij de bestuursrechter (tribunal administratif).',
    title: 'Op tijd naar de rechter gaan',
    cost: 'Bij de rechter gratis. Rechtshulp (aide juridictionnelle) voor de advocaat.',
    time: 'Eén maand, zeven dagen of 48 uur.',
    risk: 'Een uur te laat en het is voorbij.',
    bestFor: 'U hebt redenen om te blijven.',
  },
  'fr.visa.want': {
    says: 'Het consulaat weigert uw visum.',
  },
  'fr.visa.reality': {
    says: 'Een weigering kan veranderen, en u mag het opnieuw vragen met een beter dossier. Maar de tijd om te betwisten is kort.',
  },
  'fr.visa.right-thirty': {
    says: 'U hebt 30 dagen om het in Nantes te betwisten: kort verblijf bij de sous-directeur des visas, lang verblijf bij de commissie (CRRV). Twee maanden zonder antwoord is een nee. Daarna volgt de rechtbank in Nantes.',
  },
  'fr.visa.right-papers': {
    says: 'Zeggen ze dat akten niets bewijzen? Een buitenlandse akte telt, tenzij andere feiten tonen dat die vals is. Dat moeten zij laten zien. Ook uw recht op gezinsleven telt.',
  },
  'fr.visa.step': {
    says: 'Schrijf in het Frans, onderteken en voeg een kopie van de weigering toe. Antwoord op elke aangekruiste reden met bewijs. Stuur het aangetekend.',
  },
}
