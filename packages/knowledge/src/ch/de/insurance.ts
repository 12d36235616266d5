/** Decisions of insurers, and basic health cover: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'ch.buy.health-cover': {
    says: 'Ihre Grundversicherung läuft weiter. Die Kasse muss mahnen und dreissig Tage setzen, bevor sie betreibt.',
  },
  'ch.buy.insure-want': { says: 'Ihre Versicherung sagt, was sie zahlt.' },
  'ch.buy.insure-step': {
    says: 'Verlangen Sie Grund und Klausel schriftlich. Fragen Sie dann den kostenlosen Ombudsman.',
  },
  'ch.buy.insure-right': { says: 'Sie können den Ombudsman der Branche kostenlos fragen.' },
  'ch.buy.insure-option': {
    title: 'Ombudsman fragen',
    says: 'Senden Sie Ihre Briefe.',
    cost: 'Nichts.',
    time: 'Wochen.',
    risk: 'Fristen laufen weiter.',
    bestFor: 'Sie finden das Nein falsch.',
  },
  'ch.insure.reality': {
    says: 'Das ist die Sicht der Versicherung. Es ist nicht das letzte Wort.',
  },
  'ch.insure.rights-summary': {
    says: 'Sie dürfen Gründe verlangen, Beweise schicken, sich beschweren und bei Krankheit kostenlos klagen.',
  },
  'ch.insure.right-social-objection': {
    says: 'Bei Kranken-, Unfall- und Invalidenversicherung verlangen Sie eine Verfügung. Sie haben 30 Tage für die Einsprache, kostenlos.',
  },
  'ch.insure.right-five-years': {
    says: 'Forderungen aus einem privaten Versicherungsvertrag verjähren fünf Jahre nach dem Ereignis. Warten Sie nicht.',
  },
  'ch.insure.right-disclosure': {
    says: 'Wirft man Ihnen vor, etwas verschwiegen zu haben: Es muss klar gefragt worden sein, und man muss innert vier Wochen handeln.',
  },
  'ch.insure.right-grossly': {
    says: 'Bei leichter Fahrlässigkeit müssen sie voll zahlen. Nur bei grober dürfen sie kürzen.',
  },
  'ch.insure.step-file': {
    says: 'Sammeln Sie Police, Brief und Beweise. Notieren Sie den Tag des Ereignisses.',
  },
  'ch.insure.ruling-want': {
    says: 'Das ist eine förmliche Entscheidung in einer Sozialversicherung (Verfügung). Auch eine private Firma darf sie treffen, wie in der Unfallversicherung bei der Arbeit. Sie gilt endgültig, wenn niemand rechtzeitig Einsprache erhebt.',
  },
  'ch.insure.ruling-step': {
    says: 'Erheben Sie innert 30 Tagen Einsprache, schriftlich oder am Schalter. Sagen Sie, was Sie wollen und warum. Verlangen Sie alle Akten. Es kostet nichts.',
  },
  'ch.insure.ruling-doctor': {
    says: 'Gibt es auch nur geringe Zweifel an dem, was der Arzt der Versicherung sagt? Dann muss ein Arzt von aussen prüfen. Bitten Sie Ihren Arzt um eine Begründung.',
  },
  'ch.insure.ruling-option': {
    title: 'Einsprache erheben',
    says: 'Schreiben Sie der Versicherung, die entschieden hat. Nach ihrer Antwort können Sie an das Gericht Ihres Kantons.',
    cost: 'Nichts.',
    time: 'Monate.',
    risk: 'Einen Tag zu spät, und die Verfügung gilt.',
    bestFor: 'Sie brauchen noch Behandlung oder Taggeld, oder Ihr Arzt sieht es anders.',
  },
  'ch.insure.right-sick-pay': {
    says: 'Dürfen sie eine andere Arbeit von Ihnen verlangen? Nur eine, die Sie wirklich finden und tun können. Und sie müssen Ihnen Zeit für den Wechsel geben, meist drei bis fünf Monate. Bis dahin läuft das Taggeld weiter.',
  },
  'ch.insure.right-sick-pay-court': {
    says: 'Um dieses Taggeld können Sie ohne Gerichtskosten klagen, in einem einfachen Verfahren. Nehmen Sie den Bericht Ihrer Ärztin oder Ihres Arztes mit.',
  },
}
