/** Questions about pay that the employer holds back for damage: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_NL: Words = {
  'be.ask.pay-held-back': {
    says: 'Niet op het woord van de werkgever. U bent alleen aansprakelijk voor bedrog, zware fout of herhaalde lichte fouten. Zelfs dan mag hij alleen inhouden wat u na de schade schriftelijk aanvaardde of wat een rechter bepaalde, en hoogstens een vijfde netto, behalve bij bedrog. Een onder druk getekend papier kunt u aanvechten. Eis het loon schriftelijk, ga dan naar de inspectie en uw vakbond.',
  },
  'be.pay-kept.want': {
    says: 'Uw werkgever houdt een deel van het loon in voor schade. Hij zegt dat u die moet betalen.',
  },
  'be.pay-kept.right': {
    says: 'U bent alleen aansprakelijk voor bedrog, zware fout of herhaalde lichte fouten. Zelfs dan mag hij alleen inhouden wat u na de schade schriftelijk aanvaardde of wat een rechter bepaalde, en hoogstens een vijfde netto, behalve bij bedrog. Een onder druk getekend papier kunt u aanvechten. Eis het loon schriftelijk, ga dan naar de inspectie en uw vakbond.',
  },
  'be.pay-kept.step': {
    says: 'Schrijf dat u het er niet mee eens bent en vraag het volle loon voor een vaste dag. Teken niet dat u het verschuldigd bent. Vraag uw vakbond.',
  },
}
