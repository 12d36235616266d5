/** The Dutch words of the rows in ../enquiry-criminal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_NL: Words = {
  'de.ask-crime.summons': {
    says: 'Als verdachte hoeft u niet naar de politie en niets te zeggen. Zeg beleefd af en laat eerst een advocaat het dossier lezen. Als getuige moet u alleen als het openbaar ministerie (Staatsanwaltschaft) het beval. Naar openbaar ministerie of rechter moet u altijd.',
  },
  'de.ask-crime.online-threat': {
    says: 'Is er nu gevaar? Bel 110. Bewaar schermfoto’s met naam, dag en adres van de pagina, en antwoord niet. Doe aangifte bij de politie, ook online. Bij een belediging moet u binnen drie maanden om vervolging vragen (Strafantrag). Meld het bij het platform. Betaal nooit een afperser.',
  },
  'de.ask-crime.neighbour-camera': {
    says: 'Een camera mag alleen het eigen terrein filmen. Uw tuin, deur of gedeelde paden vragen een heel goede reden; ook een camera die u alleen lijkt te filmen kan te veel zijn. Vraag schriftelijk, met een datum, om haar weg te draaien. Daarna de privacytoezichthouder van uw deelstaat of een rechter.',
  },
  'de.ask-crime.penal-order': {
    says: 'U hebt twee weken na de betekening om bij de rechter bezwaar (Einspruch) te maken, zonder reden. U kunt het tot het bedrag beperken. Kunt u niet betalen? Vraag het OM om termijnen of werk. Ga voor het einde naar een advocaat.',
  },
}
