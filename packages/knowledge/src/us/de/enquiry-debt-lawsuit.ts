/** Questions about a lawsuit for a debt, a judgment nobody heard of, old debts, and ways to end one: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_LAWSUIT_DE: Words = {
  'us.ask-debt.old': {
    says: 'In den meisten Bundesstaaten ist die Zeit zu klagen drei bis sechs Jahre. Danach darf eine Inkassofirma nicht klagen. Zahlen oder versprechen Sie nichts, bevor Sie es wissen, denn das kann sie neu starten.',
    dependsOn: 'Ihr Bundesstaat, die Art der Schuld und Ihre letzte Zahlung',
  },
  'us.ask-debt.ignore-summons': {
    says: 'Legen Sie es nicht beiseite. Antworten Sie nicht, gewinnt die andere Seite durch Säumnis (default) und kann Lohn oder Bankgeld verlangen. Haben Sie es verpasst, bitten Sie das Gericht jetzt, neu zu öffnen.',
  },
  'us.ask-debt.default-judgment': {
    says: 'Bitten Sie heute die Geschäftsstelle des Gerichts (clerk) um die Akte. Sie können den Richter bitten, das Urteil aufzuheben (set aside), vor allem, wenn Sie die Papiere nie bekamen. Die Zeit ist kurz.',
  },
  'us.ask-debt.settle': {
    says: 'Prüfen Sie, ob die Schuld Ihre und nicht zu alt ist. Bieten Sie an, was Sie zahlen können, und holen Sie die Einigung zuerst schriftlich. Erlassene Schuld von $600 oder mehr kann als Einkommen gemeldet werden.',
  },
  'us.ask-debt.debt-relief': {
    says: 'Sprechen Sie zuerst mit einer gemeinnützigen Schuldnerberatung (credit counselor). Eine Firma, die am Telefon Hilfe bei Schulden (debt relief) verkauft, darf keine Gebühr nehmen, bevor sie eine Schuld geregelt hat.',
  },
  'us.ask-debt.cancelled-debt': {
    says: 'Erlassene Schuld zählt als Einkommen, außer eine Ausnahme passt. Die wichtigsten sind Insolvenz (bankruptcy) und mehr zu schulden als zu besitzen. Nutzen Sie Form 982.',
    dependsOn: 'ob Sie mehr schuldeten als besaßen, als sie erlassen wurde',
  },
  'us.story.not-served': {
    says: 'Bitten Sie das Gericht um die Akte und den Beweis der Zustellung (proof of service). Wurden Sie nicht erreicht, beantragen Sie sofort, das Urteil aufzuheben und die Pfändung zu stoppen. Sagen Sie, warum, und was Ihr Einwand ist.',
  },
}
