/** A bank that ends or freezes an account or changes its terms: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_DE: Words = {
  'gb.account.wants': { says: 'Die Bank will Ihr Konto beenden. Das Geld darauf bleibt Ihres.' },
  'gb.account.right-notice': {
    says: 'Eine Bank muss meist zwei Monate vorher kündigen. Für ein Konto, das seit dem 28. April 2026 eröffnet wurde, sind es 90 Tage mit klaren Gründen.',
  },
  'gb.account.right-basic': {
    says: 'Sie können eine große Bank um ein Basiskonto (basic account) bitten. Es ist kostenlos, und die Bank darf nur aus bestimmten Gründen ablehnen.',
  },
  'gb.account.right-ombudsman': {
    says: 'Beschweren Sie sich bei der Bank. Nach acht Wochen oder ihrer letzten Antwort prüft die Schlichtungsstelle (Financial Ombudsman) den Fall kostenlos.',
  },
  'gb.account.step': {
    says: 'Eröffnen Sie jetzt ein anderes Konto. Stellen Sie Lohn, Leistungen und Lastschriften dorthin um. Fragen Sie die Bank schriftlich nach den Gründen.',
  },
  'gb.account.answer': {
    says: 'Eröffnen Sie ein anderes Konto und fragen Sie die Bank schriftlich nach den Gründen. Sie muss meist zwei Monate vorher kündigen, oder 90 Tage bei einem Konto seit dem 28. April 2026. Hilft sie nicht, ist der Financial Ombudsman kostenlos.',
  },
  'gb.terms.wants': {
    says: 'Ihre Bank teilt Ihnen neue Bedingungen mit. Wenn Sie einverstanden sind, müssen Sie nichts tun.',
  },
  'gb.terms.right-leave': {
    says: 'Eine Bank muss neue Bedingungen für ein Girokonto zwei Monate vorher mitteilen. Bis dahin können Sie kostenlos gehen.',
  },
  'gb.terms.step': {
    says: 'Merken Sie sich den Tag, an dem die neuen Bedingungen gelten. Vergleichen Sie Gebühren und Überziehungskosten. Wechseln Sie vorher, wenn Sie wollen.',
  },
  'gb.ask-bank.account-frozen': {
    says: 'Bitten Sie die Bank schriftlich, Lohn, Leistungen und Geld für Miete und Essen freizugeben. Vielleicht darf sie den Grund nicht nennen. Beschweren Sie sich heute: Nach acht Wochen oder ihrer letzten Antwort entscheidet der Financial Ombudsman kostenlos. Lassen Sie neuen Lohn auf ein anderes Konto zahlen.',
  },
}
