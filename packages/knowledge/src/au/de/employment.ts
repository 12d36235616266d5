/** Letters that end a job: unfair dismissal, times and help: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_DE: Words = {
  'au.work.myth-contract': {
    says: 'Sie haben Rechte bei der Arbeit, auch ohne schriftlichen Vertrag. Mindestlohn, Urlaub und Kündigungsfrist gelten trotzdem.',
  },
  'au.work.want': {
    says: 'Suchen Sie den Grund und Ihren letzten Arbeitstag. Davon hängt ab, was Sie tun können.',
  },
  'au.work.reality': {
    says: 'Vielleicht können Sie sich wehren. Die Zeit ist kurz: 21 Tage ab dem Tag, an dem Ihre Arbeit endete.',
  },
  'au.work.who': {
    says: 'Die Fair Work Commission entscheidet über Kündigungen. Der Fair Work Ombudsman hilft beim Lohn.',
  },
  'au.work.rights': {
    says: 'Sie behalten das Recht auf eine Kündigungsfrist (notice) oder Lohn dafür, auf offenen Lohn und auf nicht genommenen Urlaub.',
  },
  'au.work.right-unfair': {
    says: 'Eine unfaire Kündigung (unfair dismissal) können Sie vielleicht nach sechs Monaten Arbeit geltend machen, in einer Firma mit weniger als 15 Leuten nach 12 Monaten.',
  },
  'au.work.right-general': {
    says: 'Man darf Ihnen nicht kündigen, weil Sie kurz krank oder schwanger sind, sich beschwert haben, oder wegen Herkunft (race), Geschlecht, Alter oder Religion.',
  },
  'au.work.right-notice': {
    says: 'Die kürzeste Kündigungsfrist (notice) ist eine Woche im ersten Jahr, zwei Wochen bis zu drei Jahren, drei Wochen bis zu fünf Jahren, dann vier. Dazu kommt eine Woche, wenn Sie über 45 sind und zwei Jahre dort waren.',
  },
  'au.work.unfair': {
    says: 'Sie haben 21 Tage ab dem Tag, an dem Ihre Arbeit endete. Zur Sicherheit zählen wir ab dem Brief.',
    action: 'Einen Antrag bei der Fair Work Commission stellen',
    consequence: 'Ein später Antrag ist nur in seltenen Fällen erlaubt.',
  },
  'au.work.step-count': {
    says: 'Notieren Sie den Tag, an dem Ihre Arbeit endete, und zählen Sie 21 Tage. Wochenenden zählen mit.',
  },
  'au.work.step-keep': {
    says: 'Behalten Sie den Brief, Ihren Vertrag, Lohnzettel, Dienstpläne und Nachrichten.',
  },
  'au.work.step-call': {
    says: 'Rufen Sie Ihre Gewerkschaft, eine Rechtsberatung am Ort (community legal centre) oder die Fair Work Commission unter 1300 799 675 an.',
  },
  'au.work.opt-unfair': {
    says: 'Stellen Sie den Antrag online. Meist kommt zuerst ein Gespräch am Telefon, um eine Einigung zu finden.',
    title: 'Eine unfaire Kündigung (unfair dismissal) geltend machen',
    cost: 'Eine kleine Gebühr. Sie können bitten, sie nicht zu zahlen.',
    time: 'Binnen 21 Tagen.',
    risk: 'Gering. Kosten sind selten.',
    bestFor: 'Es gab keinen fairen Grund oder keinen fairen Ablauf.',
  },
  'au.work.opt-general': {
    says: 'Hat man Ihnen aus einem schlechten Grund gekündigt, etwa wegen einer Beschwerde oder Krankheit, nehmen Sie stattdessen diesen Weg.',
    title: 'Antrag zum Schutz am Arbeitsplatz (general protections claim)',
    cost: 'Eine kleine Gebühr. Sie können bitten, sie nicht zu zahlen.',
    time: 'Binnen 21 Tagen.',
    risk: 'Lassen Sie sich beraten, denn Sie können nur einen der beiden Wege gehen.',
    bestFor: 'Sie denken, dass der wahre Grund gegen das Gesetz ist.',
  },
  'au.work.opt-deal': {
    says: 'Bitten Sie um mehr Geld, ein gutes Zeugnis oder darum, es eine eigene Kündigung zu nennen.',
    title: 'Um eine Einigung bitten',
    cost: 'Kostenlos.',
    time: 'Tage.',
    risk: 'Lassen Sie die 21 Tage nicht vergehen.',
    bestFor: 'Sie wollen abschließen und weitergehen.',
  },
  'au.work.opt-ombudsman': {
    says: 'Bitten Sie den Fair Work Ombudsman um Hilfe, oder nutzen Sie das Gericht für kleine Forderungen (small claims court).',
    title: 'Offenen Lohn bekommen',
    cost: 'Kostenlos oder eine kleine Gebühr.',
    time: 'Bis zu sechs Jahre zurück.',
    risk: 'Gering.',
    bestFor: 'Man hat Ihnen nicht alles gezahlt, was Sie verdient haben.',
  },
  'au.work.insight-process': {
    says: 'Die Commission sieht sich den Grund und den Ablauf an. Gab es keine Warnung und keine Chance zu antworten, zählt das für Sie.',
    actionable: 'Schreiben Sie jedes Gespräch auf und was gesagt wurde.',
  },
  'au.work.warn-21': {
    says: 'Warten Sie nicht auf eine Antwort Ihres Chefs. Die 21 Tage laufen trotzdem.',
  },
  'au.work.right-small-business': {
    says: 'Hat die Firma weniger als 15 Beschäftigte, brauchen Sie ein Jahr im Betrieb, und sie muss sich an die Regeln für kleine Betriebe (small business code) halten.',
  },
  'au.work.right-discrimination-law': {
    says: 'Sie können sich kostenlos bei der Australian Human Rights Commission beschweren, wenn man Sie wegen Geschlecht, Herkunft (race), Alter oder Behinderung schlecht behandelt.',
  },
  'au.work.right-harsh': {
    says: 'Die Commission fragt, ob es einen guten Grund gab, ob man ihn Ihnen sagte und ob Sie antworten konnten. Sie fragt auch, ob Sie eine Begleitperson (support person) mitbringen konnten.',
  },
  'au.work.right-forced': {
    says: 'Hat das Verhalten des Arbeitgebers Ihnen keine echte Wahl gelassen, kann Ihre eigene Kündigung (resignation) als Entlassung zählen.',
  },
}
