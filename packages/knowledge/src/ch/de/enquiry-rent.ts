/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'ch.ask.rise': {
    says: 'Nur auf dem amtlichen Formular des Kantons, mit Gründen, mindestens zehn Tage vor Beginn der Kündigungsfrist. Eine Erhöhung per Brief oder Mail ist nichtig: Schreiben Sie das und zahlen Sie die alte Miete. Auf dem Formular? Dann haben Sie ab Erhalt dreissig Tage, sie bei der Schlichtungsbehörde gratis anzufechten.',
    dependsOn: 'Formular und Grund',
  },
  'ch.ask.rent-late': {
    says: 'Zahlen Sie alles Offene binnen der 30 Tage, die schriftlich gesetzt sind, dann bleibt die Wohnung: Ein Teil genügt nicht. Der Brief muss die Kündigung auch androhen. Danach darf der Vermieter mit 30 Tagen auf ein Monatsende kündigen. Fragen Sie heute Sozialamt, Familie oder eine Stiftung. Räumen darf später nur ein Gericht.',
  },
  'ch.ask.lower-rent': {
    says: 'Verlangen Sie schriftlich einen tieferen Mietzins auf den nächsten Kündigungstermin. Kommt in 30 Tagen keine Antwort oder ein Nein, gehen Sie binnen 30 Tagen zur Schlichtungsbehörde. Sie ist gratis.',
  },
  'ch.ask.extra-costs': {
    says: 'Sie schulden nur Kosten, die der Vertrag nennt, und nur die echten. Verlangen Sie Einsicht in die Belege, bevor Sie zahlen. Bei Streit hilft die Schlichtungsbehörde gratis.',
  },
}
