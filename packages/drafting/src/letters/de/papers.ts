/** German: answers to papers whose kind is too wide for one letter. See en/papers.ts. */
import type { LetterPlan } from '../../letter-plan.ts'

export const DE_PAPERS = [
  {
    papers: ['disciplinary_hearing'],
    subject: 'Ihre Einladung zur Anhörung',
    position: [
      'Die Vorwürfe bestreite ich. Ich äußere mich, wenn ich Ihre Unterlagen gesehen habe.',
    ],
    request: [{ says: 'Bitte senden Sie mir vor der Anhörung:', why: 'whyReasons' }],
    item: ['was mir vorgeworfen wird, mit Daten', 'alle Notizen, Aussagen und anderen Belege'],
    close: ['Zu dem Gespräch bringe ich eine Person meines Vertrauens mit.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['work_warning'],
    subject: 'Ihre Abmahnung',
    position: [
      'Die Abmahnung erkenne ich nicht an.',
      {
        says: 'Sie ist falsch, weil: [Gründe: die Tatsachen, das Vorgehen oder wie andere behandelt wurden].',
        why: 'whyDispute',
      },
    ],
    request: [
      {
        says: 'Nehmen Sie die Abmahnung aus meiner Personalakte. Bis dahin legen Sie dieses Schreiben dazu. Bitte senden Sie mir auch:',
        why: 'whyReasons',
      },
    ],
    item: ['die Notizen und Aussagen, auf die Sie sich stützen'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['work_suspension'],
    subject: 'Meine Freistellung',
    position: ['Ich bestreite, etwas falsch gemacht zu haben. Ich biete meine Arbeit an.'],
    request: [{ says: 'Bitte teilen Sie mir schriftlich mit:', why: 'whyReasons' }],
    item: [
      'was mir vorgeworfen wird, mit Daten',
      'wie lange die Freistellung dauern soll',
      'dass mein voller Lohn und mein Urlaub weiterlaufen',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['exit_agreement'],
    subject: 'Ihr Angebot zum Ende meiner Arbeit',
    position: [
      'Ich nehme Ihr Angebot noch nicht an und lehne es noch nicht ab. Ich lasse mich beraten.',
    ],
    request: [{ says: 'Dafür brauche ich mehr Zeit. Bitte senden Sie mir:', why: 'whyTime' }],
    item: [
      'den vollständigen Text des Vertrags',
      'wie Sie jede Summe berechnet haben',
      'was geschieht, wenn ich nicht zustimme',
    ],
    hold: [
      'Bis dahin besteht mein Arbeitsverhältnis weiter. Mit diesem Schreiben verzichte ich auf nichts.',
    ],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['rent_increase'],
    subject: 'Ihr Schreiben über eine höhere Miete',
    position: ['Der höheren Miete stimme ich derzeit nicht zu.'],
    request: [{ says: 'Bitte senden Sie mir:', why: 'whyReasons' }],
    item: [
      'wie Sie die neue Miete begründen, mit Mieten ähnlicher Wohnungen hier',
      'die Regel, nach der Sie die Miete erhöhen, und ab welchem Tag',
    ],
    hold: ['Meine Rechte, die Erhöhung prüfen zu lassen, behalte ich mir vor.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['service_charge'],
    subject: 'Ihre Abrechnung der Nebenkosten',
    position: ['Die Summe erkenne ich nicht an, bevor ich sie geprüft habe.'],
    request: [
      {
        says: 'Bitte ermöglichen Sie mir Einsicht in diese Unterlagen, oder senden Sie mir Kopien:',
        why: 'whyReasons',
      },
    ],
    item: [
      'alle Rechnungen und Belege',
      'den Verteilerschlüssel und meine Vorauszahlungen',
      'die Stelle im Vertrag, nach der ich diese Kosten trage',
    ],
    hold: ['Bis zur Antwort zahle ich nur unter Vorbehalt.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['deposit_deductions'],
    subject: 'Die Abzüge von meiner Kaution',
    position: [
      {
        says: 'Diesen Abzügen stimme ich nicht zu: [jede Summe nennen und sagen, warum nicht].',
        why: 'whyDispute',
      },
    ],
    request: [{ says: 'Bitte senden Sie mir:', why: 'whyReasons' }],
    item: [
      'die Protokolle von Einzug und Auszug, mit Fotos',
      'die Rechnung zu jeder Summe',
      'die Abrechnung der Kaution mit Zinsen',
    ],
    hold: ['Zahlen Sie mir den unstrittigen Teil jetzt aus.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['benefit_decision'],
    subject: 'Ihr Bescheid',
    position: [
      'Gegen Ihren Bescheid lege ich das zulässige Rechtsmittel ein.',
      { says: 'Meine Gründe: [was falsch ist, mit Daten und Belegen].', why: 'whyObjection' },
    ],
    request: [{ says: 'Bitte senden Sie mir:', why: 'whyReasons' }],
    item: ['die Gründe und die Vorschrift', 'die Angaben und Unterlagen, auf die Sie sich stützen'],
    hold: ['Ändern Sie bis zur Entscheidung nichts an meinen Leistungen.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['offence_hearing'],
    countries: ['de'],
    subject: 'Ihre Anhörung',
    position: ['Zur Sache und zum Fahrer mache ich vorerst keine Angaben.'],
    request: [{ says: 'Ich bitte um Einsicht in die Akte, vor allem in:', why: 'whyReasons' }],
    item: ['Fotos und Messunterlagen', 'die Beschilderung am Ort'],
    hold: ['Stellen Sie das Verfahren ein, wenn der Vorwurf nicht belegt ist.'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    papers: ['data_breach'],
    subject: 'Meine Daten in Ihrer Datenpanne',
    position: ['Sie haben mir eine Datenpanne mitgeteilt.'],
    request: [{ says: 'Bitte teilen Sie mir schriftlich mit:', why: 'whyReasons' }],
    item: [
      'welche meiner Daten wann gesehen oder kopiert wurden',
      'was Sie seitdem zum Schutz getan haben',
      'welche Hilfe und welchen Schutz Sie bezahlen',
    ],
    close: ['Alle meine Rechte behalte ich mir vor.'],
    notes: ['noteKeepCopy'],
  },
  {
    papers: ['price_rise'],
    subject: 'Ihr höherer Preis',
    position: ['Dem höheren Preis stimme ich nicht zu.'],
    request: [{ says: 'Bitte teilen Sie mir schriftlich mit:', why: 'whyReasons' }],
    item: [
      'nach welcher Klausel meines Vertrags Sie ihn erhöhen',
      'wie und bis wann ich ohne Kosten kündigen kann',
    ],
    notes: ['noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
