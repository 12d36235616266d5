/** The Dutch words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_NL: Words = {
  'es.ask.residence-refused': {
    says: 'Vraag binnen een maand om opnieuw te kijken (recurso de reposición), of ga binnen twee maanden naar de rechter. Beroep alleen geeft geen recht om te blijven. Ga nu naar een gratis advocaat.',
  },
  'es.ask.expulsion': {
    says: 'Ga vandaag naar een gratis advocaat. In de snelle procedure hebt u 48 uur. Tegen het bevel hebt u twee maanden voor de rechter, die het kan schorsen.',
  },
  'es.ask.nationality-refused': {
    says: 'Tegen een nee kunt u binnen een maand opnieuw laten kijken, of binnen twee naar de Audiencia Nacional. Een jaar zonder antwoord telt als nee.',
  },
  'es.ask.arraigo': {
    says: 'Na twee jaar in Spanje kunt u verblijf door worteling (arraigo) vragen: met contracten van samen 20 uur per week, met een opleiding, of met familie en middelen. U mag geen strafblad hebben. Bewaar bewijs van uw tijd hier. Ga eerst naar een gratis advocaat of hulpgroep.',
  },
  'es.ask.residence-renewal': {
    says: 'Vraag de verlenging in de twee maanden vóór het einde, of uiterlijk drie maanden erna. Vroeg u het in die tijd, dan geldt de oude vergunning tot er beslist is: u mag blijven en werken, het ontvangstbewijs (resguardo) bewijst het. Na de laatste dag kan er een boete komen. Voor de aanvraag is geen afspraak nodig: online (Mercurio) of via een registerkantoor. De afspraak is alleen voor vingerafdrukken. EU-familie en langdurig verblijf: andere regels.',
  },
}
