/** What can still be done about other penalties, credit and cover when the day is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OTHER_PENALTIES_DE: Words = {
  'gb.late.fare-step': {
    says: 'Die 21 Tage scheinen vorbei. Ist die Strafe falsch? Schicken Sie den Einspruch heute und sagen Sie, warum er spät ist: Das panel kann mehr Zeit geben. Stimmt sie? Rufen Sie die Bahnfirma an und zahlen Sie, bevor Kosten wachsen.',
  },
  'gb.late.school-step': {
    says: 'Die 28 Tage scheinen vorbei, also muss der council jetzt vor Gericht gehen oder es zurücknehmen. Rufen Sie heute an und fragen Sie, was er tut. Ist es falsch, schicken Sie Belege. Antworten Sie auf Post vom Gericht bis zu deren Tag.',
  },
  'gb.late.litter-step': {
    says: 'Die Tage scheinen vorbei, also kann der council zum magistrates’ court gehen. Rufen Sie heute an und fragen Sie, ob Sie noch zahlen können. Waren Sie es nicht? Schicken Sie Belege und antworten Sie auf Post vom Gericht bis zu deren Tag.',
  },
  'gb.late.untaxed-step': {
    says: 'Versteuern Sie das Fahrzeug heute oder melden Sie es ab (SORN). Rufen Sie dann die DVLA an: Zahlen Sie, was sie jetzt verlangt, oder schicken Sie Ihre Belege. Unbezahlt kann es an Inkasso gehen.',
  },
  'gb.late.pcn-certificate-want': {
    says: 'Die Hälfte kam noch dazu. Die 14 Tage scheinen vorbei, also haben sie die Schuld vielleicht schon beim Gericht eintragen lassen.',
  },
  'gb.late.default-want': {
    says: 'Die Bank kann den Vertrag jetzt beenden und alles verlangen. Für Lohn oder bailiffs braucht sie weiter erst ein Gericht.',
  },
  'gb.late.default-step': {
    says: 'Der Tag im Schreiben ist vorbei. Rufen Sie heute an und fragen Sie, ob der Vertrag beendet ist. Bieten Sie an, was Sie zahlen können. Um eine time order können Sie ein Gericht noch immer bitten.',
  },
  'gb.late.policy-step': {
    says: 'Der Tag im Brief ist vorbei, also sind Sie vielleicht nicht versichert. Fragen Sie heute den Versicherer und lassen Sie es sich schriftlich geben. Fahren Sie bis dahin nicht mit dieser Police.',
  },
}
