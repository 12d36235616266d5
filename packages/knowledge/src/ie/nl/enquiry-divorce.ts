/** Questions about how to divorce: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_NL: Words = {
  'ie.ask.divorce-how': {
    says: 'Toestemming of handtekening is niet nodig. U kunt scheiden als u twee van de laatste drie jaar apart leefde, zelfs in één huis. De rechter mag geen hoop op verzoening zien, en voor u beiden en de kinderen moet gezorgd zijn. Aanvragen bij de Circuit Court, ook zonder advocaat. Legal Aid Board en gratis mediation helpen met geld en huis.',
  },
  'ie.ask.separation-home': {
    says: 'Bent u getrouwd, dan mag niemand de gezinswoning verkopen zonder schriftelijk ja van de ander. De rechter kan zeggen wie blijft, wie haar krijgt of dat ze wordt verkocht, op wiens naam ook. Anders is ze van wie in de akte staat. Na vijf jaar samen (twee met een kind) kunt u de rechter om een deel vragen. Probeer de gratis bemiddeling van de Legal Aid Board. Vraag advies voordat u tekent of vertrekt.',
    dependsOn: 'of u getrouwd bent',
  },
}
