import type { LetterPlan } from '../../letter-plan.ts'
/** German: answers to landlords, employers, companies and offices. */
import { OBJECTION_TIME } from '../notes.ts'
import { LAW } from './law.ts'

export const DE_HOME_AND_WORK = [
  {
    kinds: ['EVICTION_NOTICE'],
    subject: 'Ihre Kündigung meiner Wohnung',
    position: [
      {
        says: 'Ich halte die Kündigung nicht für wirksam und lasse mich beraten.',
        why: 'whyDispute',
      },
      {
        says: 'Vorsorglich widerspreche ich nach § 574 BGB und verlange die Fortsetzung des Mietverhältnisses. Der Auszug wäre für uns eine Härte, weil: [Gründe].',
        countries: ['de'],
        law: LAW.eviction,
        why: 'whyObjection',
      },
      {
        says: 'Begründen Sie die Kündigung bitte schriftlich (Art. 271 OR). Ich behalte mir vor, sie bei der Schlichtungsbehörde anzufechten.',
        countries: ['ch'],
        law: LAW.chNoticeReason,
        why: 'whyObjection',
      },
    ],
    request: ['Bitte senden Sie mir:'],
    item: [
      'den Mietvertrag und den Nachweis, wann die Kündigung zuging',
      'Ihre Gründe mit Belegen',
      'einen vollständigen Auszug meines Mietkontos',
    ],
    hold: [
      {
        says: 'Tauschen Sie keine Schlösser aus und sperren Sie keine Versorgung (§ 858 BGB).',
        countries: ['de'],
        law: LAW.selfHelp,
        why: 'whyHome',
      },
      {
        says: 'Tauschen Sie keine Schlösser aus und sperren Sie keine Versorgung.',
        countries: ['ch', 'be'],
        why: 'whyHome',
      },
      { says: 'Nur ein Gericht kann mich zum Auszug verpflichten.', why: 'whyHome' },
    ],
    notes: ['noteStay', 'noteNoStop'],
  },
  {
    kinds: ['RENT_ARREARS_LETTER'],
    subject: 'Ihr Schreiben zur Miete',
    position: [
      'Ich möchte meine Wohnung behalten. Die verlangte Summe erkenne ich ohne Belege nicht an.',
    ],
    request: ['Bitte senden Sie mir:'],
    item: [
      'einen vollständigen Auszug meines Mietkontos',
      {
        says: 'Auskunft, welche Raten Sie annehmen würden: meine Einnahmen und Ausgaben sind [hier aufzählen]',
        why: 'whyTime',
      },
    ],
    hold: ['Kündigen Sie das Mietverhältnis bitte nicht, solange wir das klären.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    subject: 'Ihre Kündigung meines Arbeitsverhältnisses',
    position: [
      { says: 'Ich halte die Kündigung nicht für gerechtfertigt.', why: 'whyDispute' },
      {
        says: '[Nur wenn keine Vollmacht im Original dabei war, und nur sofort:] Ich weise die Kündigung nach § 174 BGB zurück.',
        countries: ['de'],
        law: LAW.power,
        why: 'whyDispute',
      },
      {
        says: 'Ich erhebe Einsprache gegen die Kündigung und verlange eine schriftliche Begründung (Art. 335 und 336b OR).',
        countries: ['ch'],
        law: LAW.chDismissal,
        why: 'whyObjection',
      },
      { says: 'Meine Arbeit biete ich weiter an.', why: 'whyDispute' },
    ],
    request: [{ says: 'Bitte senden Sie mir:', why: 'whyReasons' }],
    item: [
      { says: 'die Gründe und, wenn es um Stellenabbau geht, die Auswahl', why: 'whyReasons' },
      { says: 'die Abrechnung von Lohn, Urlaub und Überstunden', why: 'whyReasons' },
      { says: 'ein Arbeitszeugnis', why: 'whyReasons' },
      {
        says: 'ob der Betriebsrat angehört wurde, wenn es einen gibt',
        countries: ['de'],
        why: 'whyReasons',
      },
    ],
    hold: [
      {
        says: 'Einen Aufhebungsvertrag oder Verzicht unterschreibe ich nicht ohne Beratung.',
        why: 'whyNoAdmission',
      },
    ],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
  {
    kinds: ['INSURANCE_DECISION'],
    subject: 'Beschwerde gegen Ihre Entscheidung',
    position: [
      {
        says: 'Mit Ihrer Entscheidung bin ich nicht einverstanden. Prüfen Sie den Fall bitte erneut.',
        why: 'whyObjection',
      },
      { says: 'Die Entscheidung ist falsch, weil: [Gründe und Belege].', why: 'whyDispute' },
    ],
    request: [{ says: 'Bitte senden Sie mir:', why: 'whyReasons' }],
    item: [
      { says: 'den Wortlaut der Klausel, auf die Sie sich stützen', why: 'whyReasons' },
      { says: 'alle Gutachten, Berichte und Fotos', why: 'whyReasons' },
    ],
    close: ['Bleiben Sie dabei, nennen Sie mir bitte die zuständige Ombudsstelle.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    subject: 'Ihr Schreiben zu unserem Vertrag',
    position: [
      'Einen Anspruch gegen mich erkenne ich nicht an.',
      {
        says: 'Meine Sicht: [was vereinbart war, was geschah, was Sie möchten].',
        why: 'whyDispute',
      },
    ],
    request: ['Bitte senden Sie mir:'],
    item: [
      'den Vertrag und die Bedingungen, auf die Sie sich stützen',
      'eine Aufstellung, wie sich {sum} zusammensetzt',
    ],
    hold: ['Bis dahin bitte ich, von weiteren Schritten abzusehen.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['PARKING_TICKET'],
    subject: 'Ihre Parkforderung wird bestritten',
    position: [
      'Ich erkenne die Forderung nicht an.',
      {
        says: 'Zur Frage, wer das Fahrzeug genutzt hat, mache ich keine Angaben.',
        why: 'whyDriver',
      },
      {
        says: 'Meine Gründe: [was geschah, etwa gültiger Parkschein oder unklare Schilder].',
        why: 'whyDispute',
      },
    ],
    request: ['Nehmen Sie die Forderung zurück, oder senden Sie mir:'],
    item: [
      'datierte Fotos des Fahrzeugs und aller Schilder',
      'den Nachweis, dass Sie dort Forderungen stellen dürfen',
      'die Vertragsbedingung, auf die Sie sich stützen',
    ],
    hold: ['Übergeben Sie die Sache bis zur Klärung bitte nicht an ein Inkassobüro.'],
    notes: ['noteDriver', 'noteKeepCopy'],
  },
  {
    // An offer needs no objection: whoever does not pay has refused it.
    kinds: ['PENALTY_CHARGE_NOTICE'],
    countries: ['de'],
    when: ['fine_warning'],
    subject: 'Ihre Verwarnung',
    position: [
      'Mit der Verwarnung bin ich nicht einverstanden.',
      { says: 'Zur Sache und zum Fahrer mache ich vorerst keine Angaben.', why: 'whyDriver' },
    ],
    request: ['Ich bitte um Einsicht in die Akte, vor allem in:'],
    item: ['Fotos und Messunterlagen', 'die Beschilderung am Ort'],
    close: ['Stellen Sie das Verfahren ein, wenn der Vorwurf nicht belegt ist.'],
    notes: ['noteOwnForm'],
  },
  {
    kinds: ['PENALTY_CHARGE_NOTICE'],
    unless: ['fine_warning'],
    subject: 'Mein Rechtsmittel gegen Ihren Bescheid',
    position: [
      {
        says: 'Gegen Ihren Bescheid lege ich Einspruch ein.',
        countries: ['de'],
        law: LAW.fineObjection,
        why: 'whyObjection',
      },
      {
        says: 'Gegen Ihren Bescheid lege ich Einspruch ein.',
        countries: ['be'],
        why: 'whyObjection',
      },
      {
        says: 'Mit der Busse bin ich nicht einverstanden. Gegen einen Strafbefehl erhebe ich Einsprache.',
        countries: ['ch'],
        why: 'whyObjection',
      },
      { says: 'Zur Sache und zum Fahrer mache ich vorerst keine Angaben.', why: 'whyDriver' },
    ],
    request: ['Ich bitte um Einsicht in die Akte, vor allem in:'],
    item: ['Fotos und Messunterlagen', 'die Beschilderung am Ort'],
    close: ['Stellen Sie das Verfahren ein, wenn der Vorwurf nicht belegt ist.'],
    notes: [...OBJECTION_TIME, 'noteOwnForm'],
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST', 'PPL_PRS_BILL'],
    subject: 'Ihre Abmahnung',
    position: [
      'Ich erkenne Ihre Ansprüche nicht an. Eine Unterlassungserklärung gebe ich derzeit nicht ab.',
    ],
    request: [
      {
        says: 'Ich bitte um die Angaben nach § 97a UrhG, wenn es um Urheberrecht geht.',
        countries: ['de'],
        law: LAW.warningParts,
      },
      'Bitte senden Sie mir:',
    ],
    item: [
      'den Nachweis, dass Sie die Rechte halten oder vertreten',
      'was ich wann und wo getan haben soll, mit Beleg',
      'eine Aufstellung, wie sich {sum} zusammensetzt',
    ],
    hold: ['Leiten Sie bis dahin bitte kein Verfahren ein. Ich lasse mich beraten.'],
    notes: ['noteSignNothing', 'noteNoStop', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
