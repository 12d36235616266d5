/** The Dutch words of the rows in ../enquiry-school.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_WORDS: Words = {
  'fr.ask-family.school-bullying': {
    says: 'Pesten op school is een misdrijf, ook online. Noteer elk voorval en bewaar schermafbeeldingen. Schrijf aan het schoolhoofd en vraag wat er gebeurt en wanneer. Bel 3018, dat is gratis. Doet de school niets, schrijf dan aan het onderwijsbureau (rectorat, DASEN). U kunt aangifte doen bij de politie.',
  },
  'fr.ask-family.school-place': {
    says: 'Nee. Elk kind van 3 tot 16 heeft recht op school waar het gezin woont, ook in een hotel, kamp of bij anderen, met of zonder papieren. De gemeente mag alleen vragen wie u bent, wie het kind is en waar u woont; uw ondertekende verklaring is genoeg. Vraag het vandaag schriftelijk. Weigert de burgemeester, dan moet de DASEN of de prefect inschrijven. Een rechter kan het binnen 48 uur bevelen. De Défenseur des droits helpt gratis.',
  },
}
