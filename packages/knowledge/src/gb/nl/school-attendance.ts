/** Missed school: fines, meetings and questions about them. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ATTENDANCE_NL: Words = {
  'gb.school.absence': {
    says: 'De boete is £80 per ouder en kind binnen 21 dagen, dan £160 tot dag 28. Beroep kan niet, maar u kunt de gemeente vragen die in te trekken.',
  },
  'gb.school.absence-wants': {
    says: 'De school wil uw kind daar elke dag, en zegt wat anders kan volgen.',
  },
  'gb.school.absence-step': {
    says: 'Ga naar het gesprek. Stuur bewijs voor elke ziektedag, en vraag hulp als uw kind niet naar school durft.',
  },
  'gb.school.answer-fine': {
    says: 'Betaalt u op tijd, dan is het klaar: geen rechter, geen strafblad. De eerste is £80 per ouder en kind binnen 21 dagen, of £160 tot dag 28; een tweede binnen drie jaar £160. Beroep is er niet, maar vraag de gemeente hem in te trekken als hij fout is. Betaalt u niet, dan kan de gemeente naar de rechter, met kans op veroordeling en een hogere boete.',
  },
  'gb.school.scotland-attendance': {
    says: 'Zeg waarom uw kind mist: ziekte, angst of gebrek aan hulp kan een goede reden zijn. Heeft uw kind hulp nodig, vraag het schriftelijk; de gemeente moet het onderzoeken.',
  },
}
