/** The German words of the rows in ../tax-and-benefits-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_DE: Words = {
  'es.public.step-what': {
    says: 'Sehen Sie, was es ist: ein Vorschlag, eine Entscheidung oder eine Mahnung mit Zuschlag. Markieren Sie den letzten Tag.',
  },
  'es.public.step-real': {
    says: 'Prüfen Sie auf der eigenen Seite des Amts mit dem Code (CSV) im Brief, ob es echt ist, nie über einen Link.',
  },
  'es.public.step-appeal': {
    says: 'Ist es falsch, legen Sie rechtzeitig Rechtsmittel ein und sagen, warum. Bitten Sie, die Eintreibung zu stoppen: Dafür brauchen Sie vielleicht eine Sicherheit.',
  },
  'es.public.step-plan': {
    says: 'Schulden Sie es, bitten Sie vor dem letzten Tag online um Raten.',
  },
  'es.public.step-dispute': {
    says: 'Verlangen Sie die Akte und schicken Sie Papiere, die den Fehler zeigen.',
  },
  'es.public.step-apremio': {
    says: 'Suchen Sie den Tag, an dem Sie das bekamen, auch im elektronischen Postfach. Bis zum 15.: alles bis zum 20. desselben Monats zahlen. Später: bis zum 5. des nächsten. Dann beträgt der Zuschlag 10 %, nicht 20 %.',
  },
}
