import type { LetterPlan } from '../../letter-plan.ts'
/** German: answers to those who ask for money. */
import { COURT_NOTES, OBJECTION_NOTES } from '../notes.ts'
import { LAW } from './law.ts'

const NO_ADMISSION = 'Ich erkenne Ihre Forderung nicht an, weder dem Grunde noch der Höhe nach.'
const TOO_OLD = {
  says: 'Nach den Daten in Ihrem Schreiben wirkt der Anspruch verjährt. Ich mache die Verjährung vorsorglich geltend.',
  when: ['too_old'],
  why: 'whyTooOld',
} as const
const SUMS = {
  says: 'Die Beträge in Ihrem Schreiben ergeben nicht die verlangte Summe. Erklären Sie bitte jeden Posten.',
  when: ['sum_gap'],
  why: 'whySums',
} as const
const PROOF = [
  'den Vertrag oder die Rechnung, auf die Sie sich stützen',
  'eine Aufstellung, wie sich {sum} zusammensetzt, mit Zinsen und Kosten',
  {
    says: 'den Nachweis, dass Sie für {creditor} handeln, oder die Urkunde über die Abtretung',
    when: ['has_creditor'],
    countries: ['de'],
    law: LAW.assignment,
  },
  {
    says: 'den Nachweis, dass Sie für {creditor} handeln',
    when: ['has_creditor'],
    countries: ['ch', 'be'],
  },
  { says: 'den Nachweis, dass Ihnen der Anspruch zusteht', unless: ['has_creditor'] },
  'den Tag, an dem der Anspruch fällig geworden sein soll',
] as const satisfies NonNullable<LetterPlan['item']>

export const DE_MONEY = [
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    subject: 'Ihre Forderung wird bestritten',
    position: [NO_ADMISSION, TOO_OLD],
    request: [
      SUMS,
      {
        says: '[Bei einem Inkassodienst:] Ich verlange die Angaben nach § 13a RDG.',
        countries: ['de'],
        law: LAW.collectorDuties,
      },
      'Bitte senden Sie mir:',
    ],
    item: PROOF,
    hold: [
      'Bis dahin bitte ich, von weiteren Schritten und Kosten abzusehen.',
      { says: 'Melden Sie die bestrittene Forderung keiner Auskunftei.', countries: ['de'] },
    ],
    close: ['Schreiben Sie mir bitte nur per Post. Anrufe und Besuche wünsche ich nicht.'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'STATUTORY_DEMAND'],
    subject: 'Antwort auf Ihre letzte Aufforderung',
    position: [NO_ADMISSION, TOO_OLD],
    request: [SUMS, 'Damit ich die Sache prüfen kann, senden Sie mir bitte:'],
    item: PROOF,
    hold: ['Leiten Sie bis dahin bitte kein gerichtliches Verfahren ein.'],
    close: ['Ich lasse mich beraten und bin zu Gesprächen bereit.'],
    notes: ['noteKeepCopy', 'noteNoPayment', 'noteNoStop'],
  },
  {
    kinds: ['COURT_CLAIM'],
    subject: 'Ihr Antrag bei Gericht: Bitte um Unterlagen',
    opening: ['ich habe die Papiere zu Ihrem Antrag bei Gericht erhalten.'],
    position: [
      {
        says: 'Den Anspruch erkenne ich nicht an. Dieses Schreiben ersetzt nicht meine Antwort an das Gericht.',
        why: 'whyCourt',
      },
    ],
    request: [
      {
        says: 'In einer Betreibung legen Sie bitte Ihre Beweismittel beim Betreibungsamt vor (Art. 73 SchKG).',
        countries: ['ch'],
        law: LAW.chEvidence,
      },
      'Bitte senden Sie mir:',
    ],
    item: PROOF,
    close: ['Nehmen Sie Ihren Antrag zurück, wenn Sie den Anspruch nicht belegen können.'],
    notes: COURT_NOTES,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    subject: 'Ihre gerichtliche Entscheidung: Bitte um Unterlagen',
    position: ['Ich halte die Entscheidung nicht für richtig und lasse mich beraten.'],
    request: ['Bitte senden Sie mir:'],
    item: [
      'eine Kopie der Entscheidung mit dem Nachweis der Zustellung',
      'eine Aufstellung, wie sich {sum} zusammensetzt',
    ],
    hold: ['Sehen Sie bis dahin bitte von der Vollstreckung ab.'],
    notes: ['noteJudgment', 'noteNoStop'],
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    subject: 'Bitte um Aufschub und um Auskunft',
    position: [
      'Ich möchte die Sache klären. Dieses Schreiben ist kein Anerkenntnis der Forderung oder der Kosten.',
    ],
    request: [
      {
        says: 'Ich bitte um eine gütliche Lösung nach § 802b ZPO, die ich mir leisten kann. Meine Einnahmen und Ausgaben sind: [hier aufzählen].',
        countries: ['de'],
        law: LAW.amicable,
        why: 'whyTime',
      },
      {
        says: 'Bitte teilen Sie mir mit, welche Raten möglich sind. Meine Einnahmen und Ausgaben sind: [hier aufzählen].',
        countries: ['ch', 'be'],
        why: 'whyTime',
      },
      'Bitte senden Sie mir auch:',
    ],
    item: [
      'eine Kopie des Titels, aus dem Sie vorgehen',
      'eine Aufstellung der Hauptsumme und aller Kosten',
      'eine Liste dessen, was nicht gepfändet werden darf',
    ],
    hold: [
      'Setzen Sie bis dahin bitte keinen Termin an.',
      '[Nur wenn es stimmt:] Hier lebt ein kranker, behinderter oder sehr junger Mensch: [wer].',
    ],
    notes: ['noteBailiffPhone', 'noteNoStop'],
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    subject: 'Beschwerde über Ihre Rechnung',
    position: [
      { says: 'Ihre Rechnung erkenne ich so nicht an.', why: 'whyDispute' },
      {
        says: 'Dieses Schreiben ist eine Verbraucherbeschwerde nach § 111a EnWG, soweit es um Strom oder Gas geht.',
        countries: ['de'],
        law: LAW.energyComplaint,
        why: 'whyDispute',
      },
    ],
    request: [SUMS, 'Bitte senden Sie mir:'],
    item: [
      'eine Aufstellung, wie sich {sum} ergibt, mit Zählerständen, Zeitraum und Preisen',
      'Ihre Angebote für Ratenzahlung und Hilfe in Notlagen',
    ],
    hold: ['Sperren Sie bis zur Klärung bitte nicht die Versorgung.'],
    close: ['Nennen Sie mir die Schlichtungsstelle, falls wir uns nicht einigen.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['TAX_DEMAND', 'COUNCIL_TAX_DEMAND'],
    subject: 'Einspruch und Bitte um Aufschub',
    position: [
      {
        says: 'Gegen den Bescheid lege ich Einspruch ein.',
        countries: ['de'],
        law: LAW.taxObjection,
        why: 'whyObjection',
      },
      {
        says: 'Gegen den Bescheid lege ich Einspruch ein.',
        countries: ['be'],
        why: 'whyObjection',
      },
      {
        says: 'Gegen die Verfügung erhebe ich Einsprache.',
        countries: ['ch'],
        why: 'whyObjection',
      },
      { says: 'Meine Gründe: [was falsch ist, mit Belegen].', why: 'whyDispute' },
    ],
    request: [
      {
        says: 'Ich beantrage die Aussetzung der Vollziehung.',
        countries: ['de'],
        law: LAW.taxStay,
        why: 'whyHold',
      },
      'Bitte senden Sie mir:',
    ],
    item: [
      'die Berechnung, wie sich {sum} ergibt, mit Zinsen und Zuschlägen',
      'Auskunft, welche Stundung oder Ratenzahlung möglich ist',
    ],
    hold: ['Sehen Sie bis zur Entscheidung bitte von der Vollstreckung ab.'],
    notes: OBJECTION_NOTES,
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    subject: 'Mein Rechtsmittel gegen Ihren Bescheid',
    position: [
      {
        says: 'Gegen Ihren Bescheid erhebe ich Widerspruch.',
        countries: ['de'],
        law: LAW.benefitObjection,
        why: 'whyObjection',
        unless: ['child_benefit_by_tax_law'],
      },
      {
        says: 'Gegen Ihren Bescheid lege ich Einspruch ein.',
        countries: ['de'],
        law: LAW.taxObjection,
        why: 'whyObjection',
        when: ['child_benefit_by_tax_law'],
      },
      {
        says: 'Gegen Ihren Bescheid erhebe ich Widerspruch.',
        countries: ['be'],
        why: 'whyObjection',
      },
      {
        says: 'Gegen Ihre Verfügung erhebe ich Einsprache.',
        countries: ['ch'],
        why: 'whyObjection',
      },
      {
        says: 'Meine Gründe: [was falsch ist, und wann Sie von Änderungen wussten].',
        why: 'whyDispute',
      },
    ],
    request: [
      {
        says: 'Ich beantrage die Aussetzung der Vollziehung.',
        countries: ['de'],
        law: LAW.taxStay,
        why: 'whyHold',
        when: ['child_benefit_by_tax_law'],
      },
      'Bitte senden Sie mir:',
    ],
    item: [
      'die Berechnung, wie sich {sum} ergibt, nach Monaten',
      'die Angaben, die ich gemacht oder unterlassen haben soll',
    ],
    hold: ['Behalten Sie bis zur Entscheidung bitte nichts von meinen Leistungen ein.'],
    notes: OBJECTION_NOTES,
  },
] as const satisfies readonly LetterPlan[]
