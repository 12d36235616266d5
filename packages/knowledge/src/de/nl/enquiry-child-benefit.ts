/** Questions about child benefit that is asked back, and for a grown child between school and training: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_BENEFIT_NL: Words = {
  'de.ask-debt.child-benefit-search': {
    says: 'Een kind onder de 25 dat serieus een opleiding zoekt, blijft meetellen, ook zonder inschrijving bij het arbeidsbureau. Maak binnen een maand bezwaar (Einspruch) en stuur alle sollicitaties en antwoorden, maand voor maand. Dat stopt de betaling niet: vraag dat in dezelfde brief (Aussetzung der Vollziehung). Termijnen zijn geen bekentenis als u dat schrijft (“ohne Anerkennung”). Noem uw telefoontje.',
  },
  'de.ask-debt.child-benefit-gap': {
    says: 'Voor een kind van 18 tot en met 24 loopt het door bij school, opleiding, studie of een vrijwilligersjaar (FSJ, BFD). Tot vier hele maanden tussen twee fasen tellen ook mee. Is het gat langer, dan moet het kind een plek zoeken en dat met sollicitaties bewijzen, of als zoekend ingeschreven zijn. Reizen of alleen werken telt niet. Meld elke wijziging schriftelijk aan de Familienkasse, met bewijs.',
  },
  'de.ask-debt.child-benefit-back': {
    says: 'Maak binnen een maand bezwaar (Einspruch) en vraag uitstel. Telde het Jobcenter de kinderbijslag als inkomen? Vraag dan kwijtschelding (Erlass). Vraag ook kleine termijnen.',
  },
  'de.ask-debt.child-benefit-changed-firm': {
    says: 'Een kind onder de 25 in opleiding telt, ook bij een ander bedrijf of in een ander vak. Een pauze tot vier maanden tussen twee delen van de opleiding telt mee. Een langere telt zolang het kind serieus een plaats zoekt. Maak binnen een maand bezwaar (Einspruch), met het oude en het nieuwe contract. Dat stopt de betaling niet: vraag dat in dezelfde brief (Aussetzung der Vollziehung).',
  },
  'de.ask-family.parental-allowance': {
    dependsOn: 'uw nettoloon voor de geboorte',
    says: 'Meestal is het 65 tot 67 %, minstens € 300 en hoogstens € 1.800 per maand. Bij laag loon tot 100 %, zonder werk € 300. Eén ouder krijgt het tot 12 maanden, samen 14. ElterngeldPlus betaalt de helft, twee keer zo lang. Boven € 175.000 belastbaar inkomen in het jaar ervoor is er niets. Vraag het binnen drie maanden na de geboorte aan bij de Elterngeldstelle: verder terug wordt niet betaald.',
  },
  'de.ask-family.child-benefit-sum': {
    says: 'Sinds 1 januari 2026 is het €259 per maand voor elk kind. U krijgt het tot het kind 18 is, en tot 25 bij school, opleiding of studie. Vraag het aan bij de Familienkasse van de Arbeitsagentur: terug in de tijd maar zes maanden. Met een laag inkomen vraagt u daar ook Kinderzuschlag. Meld het meteen als een kind de opleiding stopt of uit huis gaat, anders moet u misschien terugbetalen.',
  },
}
