/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'ch.ask.rise': {
    says: 'Sie braucht das Formular, zehn Tage vor Beginn der Kündigungsfrist. Sie haben dreissig Tage, um gratis anzufechten.',
    dependsOn: 'Formular und Grund',
  },
  'ch.ask.rent-late': {
    says: 'Der Vermieter muss Ihnen erst schriftlich 30 Tage setzen und mit der Kündigung drohen. Zahlen Sie in dieser Zeit, behalten Sie die Wohnung. Später kann Sie nur ein Gericht ausweisen.',
  },
  'ch.ask.lower-rent': {
    says: 'Verlangen Sie schriftlich einen tieferen Mietzins auf den nächsten Kündigungstermin. Kommt in 30 Tagen keine Antwort oder ein Nein, gehen Sie binnen 30 Tagen zur Schlichtungsbehörde. Sie ist gratis.',
  },
  'ch.ask.extra-costs': {
    says: 'Sie schulden nur Kosten, die der Vertrag nennt, und nur die echten. Verlangen Sie Einsicht in die Belege, bevor Sie zahlen. Bei Streit hilft die Schlichtungsbehörde gratis.',
  },
}
