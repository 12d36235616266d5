/** Questions about debts: collectors, old debts, pay and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'ie.ask.things': {
    says: 'Ein Inkassobüro (debt collector) kann Ihre Sachen nicht nehmen und nicht hereinkommen. Das kann nur ein Gerichtsvollzieher (sheriff), nach einem Urteil. Für ein Auto auf Mietkauf (hire purchase) gilt anderes.',
  },
  'ie.ask.prison': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie nicht zahlen können. Nur wer zahlen kann und einen Gerichtsbeschluss verweigert, ist in Gefahr. Rufen Sie MABS an: 0818 07 2000.',
  },
  'ie.ask.calls': {
    says: 'Schreiben Sie der Firma, dass sie sich nur per Brief melden sollen. Notieren Sie jeden Anruf. Forderungen, die erschrecken oder beschämen sollen, sind eine Straftat; sagen Sie es der Polizei (gardaí). Bei einem Kreditgeber beschweren Sie sich beim FSPO.',
  },
  'ie.ask.not-mine': {
    says: 'Schreiben Sie, dass Sie es nicht schulden, und verlangen Sie Beweise. Zahlen Sie nicht. Sehen Sie Ihre kostenlose Auskunft beim Central Credit Register an.',
  },
  'ie.ask.wages': {
    says: 'Ein gewöhnlicher Gläubiger kann in Irland kein Geld von Ihrem Lohn nehmen. Steuern, Unterhalt und manche Schulden beim Sozialamt sind anders.',
  },
  'ie.ask.cannot-pay': {
    says: 'Rufen Sie MABS an: 0818 07 2000. Es ist kostenlos. MABS macht mit Ihnen einen Haushaltsplan und spricht mit denen, die Geld wollen.',
  },
  'ie.ask.bankrupt': {
    says: 'Die Insolvenz (bankruptcy) dauert meist ein Jahr. Ein Schuldenerlass (debt relief notice) oder ein Vergleich (arrangement) kann besser sein. Fragen Sie MABS oder einen insolvency practitioner.',
    dependsOn: 'was Sie schulden, besitzen und verdienen',
  },
  'ie.ask.credit-file': {
    says: 'Sie bekommen Ihre Auskunft kostenlos vom Central Credit Register. Ist sie falsch, bitten Sie den Kreditgeber, sie zu berichtigen.',
  },
}
