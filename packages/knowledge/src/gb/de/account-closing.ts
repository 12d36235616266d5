/** Die Schließung eines Kontos: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_DE: Words = {
  'gb.account-closing.no-blame': {
    says: 'Eine Schließung heißt nicht, dass Sie etwas falsch gemacht haben. Bis zum genannten Tag können Sie das Konto meist normal nutzen.',
  },
  'gb.account-closing.step-list': {
    says: 'Listen Sie alle Zahlungen auf: Lohn, Leistungen, Miete, Rechnungen, Abos. Eine neue Bank im Wechseldienst zieht sie in sieben Arbeitstagen um.',
  },
  'gb.account-closing.step-papers': {
    says: 'Speichern Sie jetzt Ihre Kontoauszüge, denn auch der Online-Zugang endet. Nennen Sie der Bank das Konto für den Rest.',
  },
  'gb.account-closing.right-money': {
    says: 'Die Bank muss Ihnen das Guthaben auszahlen. Die Schließung darf Sie nichts kosten.',
  },
  'gb.account-closing.right-at-once': {
    says: 'Kürzer geht es nur aus ernsten Gründen, etwa bei Verdacht auf Straftaten. Dann darf die Bank den Grund vielleicht nicht nennen.',
  },
  'gb.account-closing.right-equal': {
    says: 'Eine Bank darf nicht wegen Herkunft, Religion, Behinderung oder eines anderen geschützten Grundes schließen.',
  },
  'gb.account-closing.insight-marker': {
    says: 'Lehnen auch andere Banken ab, steht vielleicht ein Betrugsvermerk (etwa bei Cifas) bei Ihrem Namen.',
    actionable:
      'Verlangen Sie von Bank und Cifas kostenlos eine Kopie Ihrer Daten und die Berichtigung von Fehlern.',
  },
  'gb.account-closing.option-move': {
    says: 'Eröffnen Sie zuerst das neue Konto. Lehnt eine Bank ab, verlangen Sie ausdrücklich ein Basiskonto (basic account).',
    title: 'Vor dem Tag zu einer anderen Bank wechseln',
    cost: 'Nichts.',
    time: 'Etwa zwei Wochen insgesamt.',
    risk: 'Wer spät beginnt, dem kann eine Zahlung entgehen.',
    bestFor: 'Fast alle, auch während einer Beschwerde.',
  },
  'gb.account-closing.option-complain': {
    says: 'Verlangen Sie Gründe, mehr Zeit und bei zu kurzer Frist Geld für den Schaden.',
    title: 'Sich über die Schließung beschweren',
    cost: 'Nichts.',
    time: 'Ein Brief jetzt.',
    risk: 'Das Konto kann inzwischen schließen.',
    bestFor: 'Die Frist ist kurz, oder es kostet Sie Geld.',
  },
}
