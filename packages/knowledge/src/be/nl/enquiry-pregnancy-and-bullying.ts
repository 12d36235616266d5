/** The Dutch words of the rows in ../enquiry-pregnancy-and-bullying.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_AND_BULLYING_WORDS: Words = {
  'be.ask.pregnant': {
    says: 'Vanaf de dag dat de werkgever het weet, tot een maand na de rust, mag hij alleen ontslaan om een reden los van de zwangerschap, en moet hij die bewijzen. Anders moet hij zes maanden loon extra betalen. Vraag de redenen op papier.',
  },
  'be.ask.bullied-at-work': {
    says: 'Praat in vertrouwen met de vertrouwenspersoon of de preventieadviseur van uw bedrijf: het is gratis. U kunt gesprekken of een formele stap vragen. De formele stap beschermt u tegen nadelen. Noteer elke dag en ga naar uw vakbond of arts.',
  },
}
