/** Questions about free prescriptions for people on Universal Credit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRESCRIPTIONS_DE: Words = {
  'gb.ask-benefit.free-prescriptions': {
    dependsOn: 'Ihrem Wohnort und Ihrem Lohn im letzten Monat von Universal Credit',
    says: 'Rezepte sind in Wales, Schottland und Nordirland für alle frei. In England sind sie und die NHS-Zahnbehandlung mit Universal Credit frei, wenn Ihr Nettolohn im letzten Zeitraum höchstens 435 £ war. Mit Kind oder Gesundheitsteil im Antrag sind es höchstens 935 £. Bei Paaren zählen beide Löhne. Unsicher? Zahlen Sie, verlangen Sie das Formular FP57 und holen Sie das Geld zurück. Ein falsches Kreuz kann eine Strafe bringen: Mit Belegen fällt sie weg. Sonst: Low Income Scheme (HC1).',
  },
}
