/** The German words of the rows in ../traffic-fine-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_WORDS: Words = {
  'it.fine.step-date': {
    says: 'Notieren Sie den Tag, an dem Sie es bekamen, und den Tag der Tat. Zählen Sie 5, 30, 60 und 90 Tage.',
  },
  'it.fine.step-real': {
    says: 'Prüfen Sie auf der Seite der Gemeinde oder über PagoPA, ob es echt ist. Folgen Sie keinen Links in SMS oder E-Mails.',
  },
  'it.fine.step-choose': {
    says: 'Wählen Sie eins: zahlen, Prefetto oder Friedensrichter (giudice di pace). Zwei gehen nicht.',
  },
  'it.fine.step-points': {
    says: 'Fragt der Brief, wer fuhr, antworten Sie innerhalb von 60 Tagen. Sonst bekommen Sie ein zweites Bußgeld.',
  },
  'it.fine.step-wrong': {
    says: 'Sagen Sie, was falsch ist: nicht Ihr Auto, verkauft, falsches Kennzeichen, zu spät, Blitzer nicht zugelassen.',
  },
  'it.fine.step-instalments': {
    says: 'Können Sie nicht zahlen, bitten Sie rechtzeitig um Raten.',
  },
}
