/** The Dutch words of the rows in ../enquiry-work-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_WORDS: Words = {
  'fr.ask-work.work-illness': {
    says: 'U hebt twee maanden om het schriftelijk te betwisten: bij de commissie (CRA), of de medische commissie (CMRA) bij een medische reden. Vraag eerst uw dossier. Staat de ziekte in geen tabel, dan moet een artsencomité (CRRMP) ze bekijken. Daarna komt de sociale rechter; een advocaat is niet nodig.',
  },
}
