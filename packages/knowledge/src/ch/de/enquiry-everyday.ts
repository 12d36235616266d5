/** Questions on broken goods, wages, late rent and fraud (auf Deutsch) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_DE: Words = {
  'ch.ask.guarantee': {
    says: 'Melden Sie es dem Verkäufer sofort schriftlich. Bei Ware aus dem Laden gelten zwei Jahre ab Lieferung. Sie können einen tieferen Preis, Ersatz oder Ihr Geld verlangen, ausser der Vertrag sieht Reparatur vor.',
  },
  'ch.ask.unpaid-wages': {
    says: 'Schreiben Sie der Firma und setzen Sie einen letzten Zahltag. Gehen Sie dann zur Schlichtungsbehörde oder leiten Sie eine Betreibung ein. Bis 30’000 Franken ist so ein Verfahren kostenlos.',
  },
  'ch.ask.rent-late': {
    says: 'Der Vermieter muss Ihnen erst schriftlich 30 Tage setzen und mit der Kündigung drohen. Zahlen Sie in dieser Zeit, behalten Sie die Wohnung. Später kann Sie nur ein Gericht ausweisen.',
  },
  'ch.ask.scam-paid': {
    says: 'Rufen Sie sofort Ihre Bank an und lassen Sie die Zahlung stoppen oder zurückrufen. Ändern Sie Passwörter, behalten Sie alle Nachrichten und gehen Sie zur Polizei.',
  },
  'ch.ask.bank-liable': {
    says: 'Sperren Sie das Konto und melden Sie es sofort Bank und Polizei. Eine Zahlung ohne Ihren Auftrag ist zuerst der Schaden der Bank. Ihre AGB wälzen ihn oft auf Sie, wenn Sie Codes weitergaben oder unvorsichtig waren; bei grober Nachlässigkeit der Bank hilft ihr das nicht. Fordern Sie schriftlich, dann hilft gratis der Bankenombudsman.',
  },
}
