/** Questions about credit: lost agreements, default notices, refused offers and withdrawing. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AGREEMENT_DE: Words = {
  'gb.ask-debt.offer-refused': {
    says: 'Sie müssen ein Angebot nicht annehmen. Ein Kreditgeber muss Sie bei Geldnot aber fair behandeln und daran denken, was Sie zahlen können. Legen Sie einen Haushaltsplan bei, zahlen Sie weiter, was geht, und bitten Sie eine kostenlose Beratung um Hilfe.',
  },
  'gb.ask-debt.agreement-lost': {
    says: 'Bei Karte, Kredit oder Katalog müssen sie eine getreue Kopie schicken, wenn Sie fragen und £1 zahlen. Bis dahin kann kein Gericht den Vertrag durchsetzen. Die Schuld ist nicht nichtig, und eine Kopie muss Ihre Unterschrift nicht zeigen.',
    dependsOn: 'um welche Art von Schuld es geht',
  },
  'gb.ask-debt.default-not-judgment': {
    says: 'Das sind zwei Dinge. Eine Verzugsmitteilung (default notice) kommt vom Kreditgeber und gibt Ihnen mindestens 14 Tage zur Abhilfe. Ein Urteil kommt nur von einem Gericht, nach einer Klage, auf die Sie antworten können.',
  },
  'gb.ask-debt.withdraw-loan': {
    says: 'Aus den meisten privaten Krediten können Sie 14 Tage lang aussteigen, nachdem Sie unterschrieben oder Ihre Kopie bekommen haben. Sagen Sie es dem Kreditgeber schriftlich. Zahlen Sie dann binnen 30 Tagen das Geliehene zurück, mit den Zinsen für diese Tage. Bei einer Hypothek ist es anders.',
  },
}
