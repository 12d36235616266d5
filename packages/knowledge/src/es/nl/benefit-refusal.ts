/** The Dutch words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_NL: Words = {
  'es.no-benefit.want': {
    says: 'Een kantoor weigert of stopt een uitkering. Dat is niet het laatste woord.',
  },
  'es.no-benefit.right-claim': {
    says: 'U kunt binnen 30 werkdagen bezwaar maken (reclamación previa). Het is gratis en moet vóór de rechter.',
  },
  'es.no-benefit.right-court': {
    says: 'Na een nee, of 45 dagen zonder antwoord, hebt u 30 werkdagen voor de sociale rechter. U hebt daar geen advocaat nodig.',
  },
  'es.no-benefit.right-lawyer': {
    says: 'In een zaak over sociale zekerheid hebt u een gratis advocaat, wat u ook verdient.',
  },
  'es.no-benefit.right-incapacity': {
    says: 'Het gaat erom hoe de ziekte uw werk beperkt, niet om de naam. Vraag het medisch verslag en stuur de uwe.',
  },
  'es.no-benefit.right-minimum': {
    says: 'Het minimuminkomen (IMV) kijkt naar inkomen en bezit van iedereen in huis. Controleer elk bedrag en wie is meegeteld.',
  },
  'es.no-benefit.step-file': {
    says: 'Lees de reden. Vraag uw dossier (expediente) en gratis hulp bij een vakbond of sociale dienst.',
  },
  'es.no-benefit.deadline-claim': {
    says: 'U hebt 30 werkdagen na ontvangst om bezwaar te maken. Wij tellen voor de zekerheid vanaf de datum.',
    action: 'Bezwaar indienen bij het kantoor (reclamación previa)',
    consequence: 'De beslissing blijft. Misschien moet u de uitkering opnieuw vragen.',
  },
  'es.no-benefit.right-unemployment': {
    says: 'U krijgt het als u de baan tegen uw wil verloor, of wegging om een ernstige schending die een rechter erkent. De volle uitkering vraagt 360 dagen premie in zes jaar.',
  },
}
