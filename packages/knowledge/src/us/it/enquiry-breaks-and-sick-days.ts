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
    says: 'Circa venti Stati danno ore di malattia pagate, come California, New York, New Jersey, Illinois, Michigan e Washington. Lì non possono licenziarLa né ammonirLa per averle usate. Un certificato quasi sempre serve solo dal terzo o quarto giorno. Altrove decidono le regole della ditta, ma da 50 lavoratori una malattia grave dà un congedo non pagato. Chieda di nuovo dicendo il Suo Stato.',
    dependsOn: 'il Suo Stato, la Sua città e la grandezza della ditta',
  },
  'us.story.breaks': {
    says: 'La legge federale non chiede pause per gli adulti, ma quelle brevi sono tempo pagato. Molti Stati le chiedono, come California, New York, Washington, Illinois e Massachusetts.',
    dependsOn: 'il Suo Stato',
  },
}
