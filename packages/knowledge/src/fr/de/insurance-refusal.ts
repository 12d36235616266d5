/** Decisions of insurers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_REFUSAL_WORDS: Words = {
  'fr.other.insure-want': {
    says: 'Der Versicherer entscheidet über Ihren Schaden oder Vertrag. Sie dürfen anderer Meinung sein.',
  },
  'fr.other.insure-who': {
    says: 'Ein Versicherer ist eine private Firma. Seine Entscheidung ist kein Urteil.',
  },
  'fr.other.insure-reality': {
    says: 'Eine Ablehnung ist nicht das Ende. Der Versicherer muss sich auf eine klare Klausel Ihres Vertrags stützen.',
  },
  'fr.other.insure-rights': {
    says: 'Sie können die Gründe verlangen, einen eigenen Sachverständigen bringen und zu einer kostenlosen Ombudsstelle (médiateur) gehen.',
  },
  'fr.other.insure-step-reason': {
    says: 'Fragen Sie schriftlich, auf welche Klausel sich die Ablehnung stützt. Verlangen Sie den Bericht des Sachverständigen.',
  },
  'fr.other.insure-step-contract': {
    says: 'Lesen Sie, was versichert ist und was nicht (exclusions). Ein Ausschluss muss klar, begrenzt und sehr deutlich gedruckt sein.',
  },
  'fr.other.insure-step-complain': {
    says: 'Schreiben Sie an die Beschwerdestelle (service réclamations). Nach zwei Monaten gehen Sie zur Ombudsstelle für Versicherungen (médiateur).',
  },
  'fr.other.insure-step-expert': {
    says: 'Ist der Wert falsch, verlangen Sie ein zweites Gutachten (contre-expertise).',
  },
  'fr.other.insure-right-clear': {
    says: 'Ungenaue oder versteckte Ausschlüsse (exclusions) gelten nicht.',
  },
  'fr.other.insure-right-two': {
    says: 'Sie haben ab dem Ereignis zwei Jahre, um vor Gericht zu gehen. Ein Einschreiben über die Zahlung startet sie neu.',
  },
  'fr.other.insure-right-mediator': {
    says: 'Die Ombudsstelle für Versicherungen (médiateur) ist kostenlos.',
  },
  'fr.other.insure-option-dispute': {
    title: 'Die Ablehnung bestreiten',
    says: 'Schreiben Sie an die Beschwerdestelle (service réclamations), mit Beweisen, Fotos und Rechnungen.',
    cost: 'Ein Einschreiben.',
    time: 'Zwei Monate bis zur Antwort.',
    risk: 'Gering.',
    bestFor: 'Die Ablehnung sieht falsch aus.',
  },
  'fr.other.insure-option-mediator': {
    title: 'Zur kostenlosen Ombudsstelle gehen',
    says: "La Médiation de l'Assurance sieht sich die Akte an.",
    cost: 'Nichts.',
    time: 'Einige Monate.',
    risk: 'Keines. Die zwei Jahre stehen inzwischen still.',
    bestFor: 'Keine gute Antwort nach zwei Monaten.',
  },
  'fr.other.insure-limit': {
    says: 'Ansprüche aus einem Versicherungsvertrag enden nach zwei Jahren.',
    from: 'der Tag des Ereignisses',
    restartedBy:
      'Ein Einschreiben über die Zahlung oder die Benennung eines Sachverständigen startet die zwei Jahre neu.',
  },
  'fr.other.insure-warn-two': {
    says: 'Lassen Sie nicht zwei Jahre vergehen, während Sie Briefe schreiben. Schicken Sie einen per Einschreiben.',
  },
  'fr.other.insure-deadline-unpaid': {
    says: 'Sie haben ab diesem förmlichen Brief 30 Tage, bevor Ihr Schutz ruht. Zehn Tage später darf der Versicherer den Vertrag beenden.',
    action: 'Den Beitrag zahlen oder um Zeit bitten',
    consequence: 'Danach sind Sie nicht versichert, und der Beitrag ist trotzdem fällig.',
  },
  'fr.other.insure-right-late': {
    says: 'Eine späte Meldung kostet Sie den Schutz nur, wenn der Vertrag es sagt und der Versicherer zeigt, dass ihm die Verspätung geschadet hat.',
  },
  'fr.other.insure-right-own-time': {
    says: 'Eine kurze Frist für Beschwerden ist eine eigene Regel des Versicherers. Halten Sie sie ein, wenn Sie können. Die zwei Jahre des Gesetzes für eine Klage nimmt sie Ihnen nicht.',
  },
}
