/** Dutch: the words of the rows in ../enquiry-harm-by-treatment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_BY_TREATMENT_NL: Words = {
  'gb.ask-injury.salon': {
    says: 'Maak foto’s en ga naar een arts. De salon moest zorgvuldig werken: vraag schriftelijk uw geld terug en de kosten van de schade. Een letselclaim moet binnen drie jaar bij de rechter zijn. Praat met een advocaat voor u tekent.',
  },
  'gb.ask-injury.hospital': {
    says: 'U hebt meestal drie jaar voor de rechter, vanaf de fout of de dag dat u het wist. Een kind heeft tot 21 jaar. Vraag gratis uw dossier en ga vroeg naar een letseladvocaat. Klaag binnen 12 maanden gratis bij de NHS, daarna bij de Ombudsman. U moet tonen dat geen zorgvuldige arts zo handelde, of dat een echt risico is verzwegen, en de schade.',
  },
}
