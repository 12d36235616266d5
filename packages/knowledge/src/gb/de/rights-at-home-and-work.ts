/** German: shared homes without a licence, zero hours, copies of data, wills, letters before care proceedings, and unfair parking sums in court. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHTS_AT_HOME_AND_WORK_DE: Words = {
  'gb.shared-home.right-licence': {
    says: 'Die meisten Wohnungen, die fünf oder mehr Menschen aus zwei oder mehr Familien teilen, brauchen eine Erlaubnis der Gemeinde. Ohne sie zu vermieten ist strafbar.',
  },
  'gb.shared-home.right-rent-back': {
    says: 'Sie können beim First-tier Tribunal Miete zurückverlangen. Für die Zeit seit dem 1. Mai 2026 sind es bis zu zwei Jahre Miete, wenn Sie innerhalb von zwei Jahren fragen. Davor war es ein Jahr.',
  },
  'gb.shared-home.answer': {
    says: 'Ja, wenn eine Erlaubnis nötig war und fehlt. Fragen Sie die Gemeinde, heben Sie Mietbelege auf und beantragen Sie beim First-tier Tribunal die Rückzahlung (rent repayment order).',
  },
  'gb.zero-hours.right-other-job': {
    says: 'Ein Vertrag ohne feste Stunden (zero hours) kann Ihnen Arbeit für andere nicht verbieten. Man darf Sie dafür nicht bestrafen oder kündigen.',
  },
  'gb.zero-hours.right-holiday': {
    says: 'Sie haben ein Recht auf 5.6 Wochen bezahlten Urlaub im Jahr und auf Pausen. Im Durchschnitt sind höchstens 48 Stunden je Woche erlaubt, wenn Sie nichts anderes unterschrieben haben.',
  },
  'gb.zero-hours.answer': {
    says: 'Sie dürfen für andere arbeiten und haben bezahlten Urlaub, Pausen und den Mindestlohn. Schichten darf man vorerst absagen. Verlangen Sie das Urlaubsgeld schriftlich, dann rufen Sie Acas an.',
  },
  'gb.data-copy.wants': { says: 'Man antwortet auf Ihre Bitte um eine Kopie Ihrer Daten.' },
  'gb.data-copy.right-copy': {
    says: 'Sie bekommen eine kostenlose Kopie Ihrer Daten innerhalb eines Monats, in schwierigen Fällen in drei. Andere darf man schwärzen, den Rest muss man geben.',
  },
  'gb.data-copy.step': {
    says: "Schreiben Sie zurück: Auf welche Regel stützt man sich? Verlangen Sie alles, was nicht andere betrifft. Beschweren Sie sich dann kostenlos beim Information Commissioner's Office. Auch ein Gericht kann es anordnen.",
  },
  'gb.data-copy.answer': {
    says: "Man muss innerhalb eines Monats antworten, in schwierigen Fällen in drei. Erinnern Sie schriftlich. Beschweren Sie sich dann kostenlos beim Information Commissioner's Office.",
  },
  'gb.will.wants': {
    says: 'Es geht um einen Nachlass. Vielleicht sollen Sie auf einen Anspruch verzichten. Sie müssen jetzt nichts unterschreiben.',
  },
  'gb.will.right-claim': {
    says: 'Ehepartner, Partner, Kinder und Abhängige können bei Gericht einen fairen Anteil verlangen. Die Frist ist sechs Monate ab dem Nachlasszeugnis (grant of probate).',
  },
  'gb.will.right-valid': {
    says: 'Ein Testament gilt nur, wenn es vor zwei Zeugen, bei klarem Verstand und ohne Druck unterschrieben wurde. Sie können den Anwalt nach der Akte dazu fragen.',
  },
  'gb.will.right-account': {
    says: 'Wer den Nachlass regelt, muss ihn sammeln, Schulden zahlen und ihn verteilen. Sie können eine Liste und eine Abrechnung verlangen.',
  },
  'gb.will.step': {
    says: 'Gehen Sie vor Ende der sechs Monate zu einem Anwalt für Erbrecht und unterschreiben Sie vorher nichts. Fehlt das Nachlasszeugnis noch, fragen Sie nach einer Sperre (caveat).',
  },
  'gb.will.answer': {
    says: 'Ehepartner, Partner, Kinder und Abhängige können innerhalb von sechs Monaten nach dem Nachlasszeugnis einen fairen Anteil verlangen. Ein Testament gilt auch nicht, wenn es falsch oder unter Druck unterschrieben wurde.',
  },
  'gb.care-case.wants': {
    says: 'Die Gemeinde sorgt sich um ein Kind und geht vielleicht vor Gericht. Sie haben noch Zeit, das zu ändern.',
  },
  'gb.care-case.right-lawyer': {
    says: 'Eltern, die diesen Brief bekommen, haben ein Recht auf einen kostenlosen Anwalt, egal was sie verdienen. Bringen Sie ihm den Brief heute.',
  },
  'gb.care-case.step': {
    says: 'Gehen Sie mit einem Anwalt zu dem Gespräch. Nennen Sie Verwandte, die helfen können. Unterschreiben Sie ohne Rat nichts dazu, wo das Kind lebt.',
  },
  'gb.claim.parking-fair-terms': {
    says: 'Regeln auf einem Schild binden Sie nur, wenn sie fair und klar sind. Zusätzlichen Summen über der Gebühr können Sie widersprechen.',
  },
  'gb.work.right-grievance': {
    says: 'Der Arbeitgeber muss eine Beschwerde prüfen, Sie mit einer Begleitung anhören und einen Einspruch erlauben. Sonst kann das Gericht bis zu 25% mehr zusprechen.',
  },
}
