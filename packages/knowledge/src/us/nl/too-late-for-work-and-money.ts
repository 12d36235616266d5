/** What can still be done about a job, a benefit or seized pay when the day is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_WORK_AND_MONEY_NL: Words = {
  'us.late.job-step': {
    says: 'De veilige dag voor een klacht over discriminatie lijkt voorbij. In de meeste staten hebt u in totaal 300 dagen, en staatsrecht kan meer geven. Vraag het vandaag de EEOC en het bureau van de staat.',
  },
  'us.late.release-step': {
    says: 'De dag om te tekenen lijkt voorbij. Niet getekend? Er is niets verloren: vraag advies en vraag of het aanbod nog geldt. Wel getekend en 40 of ouder? U hebt 7 dagen om het terug te nemen.',
  },
  'us.late.sue-step': {
    says: 'De 90 dagen lijken voorbij, maar ze lopen vanaf de dag waarop de brief kwam. Ga vandaag naar een arbeidsadvocaat. Rechters geven zelden meer tijd; staatsrecht kan helpen.',
  },
  'us.late.jobless-step': {
    says: 'Ga vandaag schriftelijk in beroep, en zeg waarom u laat bent. Veel staten nemen een laat beroep met een goede reden, zoals late post of ziekte.',
  },
  'us.late.ssa-step': {
    says: 'U kunt nog om kwijtschelding (waiver, SSA-632) vragen: daar is geen laatste dag voor. Klopt het bedrag niet en zijn de 60 dagen voorbij? Stuur vandaag SSA-561 en schrijf waarom u laat bent.',
  },
  'us.late.ssa-right': {
    says: 'Een laat beroep telt met een goede reden: zware ziekte, een sterfgeval in de familie, een brief die nooit kwam of die u niet kon begrijpen.',
  },
  'us.late.garnishment-step': {
    says: 'De dag om te zeggen wat beschermd is, lijkt voorbij. Dien het verzoek (exemption) vandaag toch in en vraag een zitting: van elk loon wordt opnieuw gehouden, en in veel staten kan het later nog.',
  },
  'us.late.levy-step': {
    says: 'De dag in het stuk lijkt voorbij. Vraag vandaag de rechtbank of de beambte of het geld er nog is. Claim toch wat de wet beschermt, en zeg waarom het laat is.',
  },
  'us.late.federal-garnishment-step': {
    says: 'Vraag vandaag schriftelijk een hoorzitting. Die krijgt u ook als u laat bent, maar met uw loon hoeven ze niet te wachten, tenzij iets buiten uw macht u ophield.',
  },
}
