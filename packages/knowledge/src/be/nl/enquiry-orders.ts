/** Questions about orders, delivery, the guarantee and used cars, and the first steps for buyers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_WORDS: Words = {
  'be.ask.step-buy': { says: 'Schrijf eerst het bedrijf, dan de gratis ombudsman.' },
  'be.ask.withdraw': {
    dependsOn: 'hoe u kocht',
    says: 'Online of aan huis: 14 dagen, zonder reden. In een winkel bestaat dit recht niet.',
  },
  'be.ask.guarantee': {
    says: 'Twee jaar lang moet de verkoper nieuwe goederen gratis herstellen of vervangen. Een kortere garantie van de winkel verandert niets, en hij mag u niet naar de fabrikant sturen. Schrijf met het kasticket en een laatste dag. Lukt dat niet, vraag prijsvermindering of uw geld. Tweedehands van een handelaar: minstens één jaar. Daarna helpt de gratis Consumentenombudsdienst.',
  },
  'be.ask.right-buy': { says: 'Voor de meeste aankopen op afstand hebt u 14 dagen.' },
  'be.ask.delivery': {
    says: 'De winkel moet binnen 30 dagen leveren en draagt het risico tot u het hebt. Schrijf en geef een laatste termijn. Daarna kunt u stoppen en uw geld terugvragen. De gratis ombudsdienst kan helpen.',
  },
}
