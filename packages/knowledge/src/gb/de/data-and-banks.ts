/** German: letters that say personal data was lost, or that a bank ends an account or changes its terms. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_AND_BANKS_DE: Words = {
  'gb.breach.wants': {
    says: 'Man teilt Ihnen mit, dass andere Ihre Daten gesehen haben können. Sie schulden nichts. Schützen Sie sich.',
  },
  'gb.breach.right-told': {
    says: 'Bei hohem Risiko muss man Sie sofort informieren: was geschehen ist, was folgen kann und wen Sie fragen können.',
  },
  'gb.breach.right-complain': {
    says: "Beschweren Sie sich zuerst dort. Danach können Sie sich kostenlos an die Datenschutzbehörde (Information Commissioner's Office) wenden.",
  },
  'gb.breach.right-damages': {
    says: 'Sie können Geld für Schaden oder echte seelische Belastung verlangen. Zahlt man nicht, entscheidet ein Gericht.',
  },
  'gb.breach.step': {
    says: 'Ändern Sie Ihre Passwörter und informieren Sie Ihre Bank. Prüfen Sie Ihre Kreditauskunft. Trauen Sie keinen Anrufen oder Links zu dem Vorfall.',
  },
  'gb.breach.answer': {
    says: "Ändern Sie Ihre Passwörter und informieren Sie Ihre Bank. Beschweren Sie sich bei der Firma, dann kostenlos beim Information Commissioner's Office. Für Schaden oder echte Belastung können Sie Geld verlangen.",
  },
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
