/** The German words of the rows in ../insurance-and-scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_WORDS: Words = {
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
  'ch.scam.reality': {
    says: 'Kein Amt, keine Bank und keine Polizei verlangt Codes, Gutscheinkarten oder Krypto.',
  },
  'ch.scam.not-yet': {
    says: 'Ihnen passiert nichts, wenn Sie nicht antworten. Menschen um Geld zu täuschen ist eine Straftat.',
  },
  'ch.scam.right-unordered': {
    says: 'Was Sie nie bestellt haben, müssen Sie weder zahlen noch zurückschicken.',
  },
  'ch.scam.step-police': {
    says: 'Wenn Sie Geld verloren haben, erstatten Sie Anzeige bei der Kantonspolizei und behalten Sie alle Nachrichten.',
  },
}
