/** Questions about what may be taken from a home, an account and wages: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_WORDS: Words = {
  'be.ask.account': {
    says: 'Mit einem Urteil kann ein Teil genommen werden. Kindergeld, Eingliederungseinkommen und ein Grundbetrag Ihres Lohns bleiben geschützt. Sie haben 15 Tage, um sich zu wehren.',
    dependsOn: 'welches Geld es ist',
  },
  'be.ask.account-left': {
    dependsOn: 'woher das Geld kommt',
    says: 'Lohn und Leistungen bleiben bis zu 30 Tage nach Eingang auf dem Konto geschützt, durch einen Code. Unter einer festen Summe darf nichts genommen werden. Ist zu viel gesperrt, schreiben Sie dem Gerichtsvollzieher mit Nachweisen. Gehen Sie dann zum Pfändungsrichter.',
  },
  'be.ask.goods-of-others': {
    says: 'Nur Sachen der Person, die schuldet, dürfen verkauft werden. Aber der Gerichtsvollzieher darf alles aufschreiben, was an dieser Adresse steht. Zeigen Sie sofort Rechnungen, Kontoauszüge oder eine Liste, um zu beweisen, wem sie gehören. Werden sie doch gepfändet, muss der Eigentümer vor dem Verkauf zum Pfändungsrichter gehen (revendication, revindicatie). Bitten Sie um einen Anwalt, kostenlos bei kleinem Einkommen (pro deo).',
  },
  'be.ask.bailiff-letter': {
    says: 'Sehen Sie nach, ob der Brief ein Urteil oder einen anderen Titel nennt (vonnis, titre). Wenn nicht, kann der Gerichtsvollzieher nur bitten, und Zusatzkosten sind begrenzt. Wenn ja, verlangen Sie die Abrechnung und bieten Sie jetzt Raten an. Das ÖSHZ (CPAS, OCMW) hilft kostenlos.',
  },
}
