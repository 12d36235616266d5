/** Questions about breaks and sick days: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BREAKS_AND_SICK_DAYS_IT: Words = {
  'us.ask-work.lunch-break': {
    says: 'Nessuna legge federale dà agli adulti una pausa pranzo, ma molti stati sì. Le pause fino a 20 minuti si pagano. Anche un pranzo in cui lavora.',
    dependsOn: 'il Suo Stato',
  },
  'us.ask-work.meal-break': {
    says: 'Se deve continuare a lavorare, la pausa conta come lavoro e va pagata. Scriva le ore. Può fare reclamo gratis alla Wage and Hour Division.',
  },
  'us.story.sick': {
    says: 'Nessuna legge federale dà giorni di malattia pagati. Molti Stati e città sì, e vietano di punire chi li usa. Le ditte con 50 lavoratori devono quasi sempre permettere un congedo non pagato per malattia grave.',
    dependsOn: 'il Suo Stato, la Sua città e la grandezza della ditta',
  },
  'us.story.breaks': {
    says: 'La legge federale non chiede pause per gli adulti, ma quelle brevi sono tempo pagato. Molti Stati le chiedono, come California, New York, Washington, Illinois e Massachusetts.',
    dependsOn: 'il Suo Stato',
  },
}
