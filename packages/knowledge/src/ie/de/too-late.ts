/** What can still be done when the day in a letter is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_DE: Words = {
  'ie.late.claim-want': {
    says: 'Sie konnten antworten und Ihre Seite sagen. Der Tag dafür scheint vorbei, also gibt es vielleicht schon ein Urteil.',
  },
  'ie.late.claim-reality': {
    says: 'Finden Sie es heute heraus. Ohne Urteil kann eine späte Antwort noch zählen. Gibt es eins, können Sie bitten, es aufzuheben.',
  },
  'ie.late.claim-not-yet': {
    says: 'Lohn, Bankgeld oder Sachen können nur nach einem Urteil gepfändet werden. Fragen Sie das Gericht, ob es eins gibt.',
  },
  'ie.late.claim-step': {
    says: 'Rufen Sie heute das Gericht mit der Fallnummer an. Fragen Sie, ob es ein Urteil gibt. Wenn nicht, reichen Sie sofort Ihre Antwort ein und schicken der anderen Seite eine Kopie.',
  },
  'ie.late.claim-option': {
    says: 'Beantragen Sie, es aufzuheben. Sagen Sie, warum Sie nicht geantwortet haben und was gegen die Forderung spricht. Bitten Sie, dass bis zur Entscheidung nichts gepfändet wird.',
    title: 'Das Urteil aufheben lassen',
    cost: 'Es kann eine Gerichtsgebühr geben.',
    time: 'Sofort. Am Circuit Court 10 Tage, nachdem Sie davon wissen.',
    risk: 'Ohne echten Grund kann das Gericht ablehnen, mit Kosten.',
    bestFor: 'Es hat ohne Sie entschieden, und die Forderung ist falsch.',
  },
  'ie.late.demand-reality': {
    says: 'Die Tage im Schreiben scheinen vorbei, also kann jetzt Ihre Insolvenz beantragt werden. Insolvent sind Sie erst, wenn ein Gericht es sagt.',
  },
  'ie.late.demand-step': {
    says: 'Holen Sie heute Rechtshilfe und fragen Sie, ob Ihre Insolvenz beantragt ist. Gehen Sie zum Termin: Das Gericht muss prüfen, ob ein Schuldenvergleich besser passt, und kann darauf warten. Schon insolvent erklärt? Sie haben drei Tage, um zu sagen, warum das falsch ist.',
  },
  'ie.late.home-step': {
    says: 'Ziehen Sie nicht von selbst aus, und zahlen Sie weiter Miete. Rufen Sie heute das RTB an: Mit gutem Grund kann es einen späten Antrag noch annehmen.',
  },
  'ie.late.tax-step': {
    says: 'Der Tag ist vorbei, also wenden Sie sich heute an Revenue. Bitten Sie um Raten (phased payment), bevor es pfändet.',
  },
  'ie.late.tax-option': {
    says: 'Schicken Sie das Formular an die Tax Appeals Commission. Sind die 30 Tage vorbei? Sagen Sie, was Sie hinderte, etwa Abwesenheit oder Krankheit.',
    title: 'Einspruch, auch spät',
    cost: 'Kostenlos.',
    time: '30 Tage. Mit gutem Grund meist 12 Monate mehr.',
    risk: 'Bei schwachem Grund kann man ablehnen.',
    bestFor: 'Es ist falsch, und etwas hinderte Sie, rechtzeitig zu handeln.',
  },
  'ie.late.benefit-step': {
    says: 'Schicken Sie die Beschwerde heute. Ist die Entscheidung über 60 Tage alt? Sagen Sie, warum Sie spät sind: Der Chief Appeals Officer kann sie noch annehmen. Bei neuen Tatsachen bitten Sie auch das Amt um neue Prüfung.',
  },
  'ie.late.fine-step': {
    says: 'Die 28 Tage scheinen vorbei. In den nächsten 28 Tagen können Sie meist noch zahlen, die Hälfte mehr. Kommt eine Ladung (summons), lesen Sie sie sofort: Sie gibt noch eine Chance zu zahlen.',
  },
  'ie.late.job-step': {
    says: 'Der Tag im Brief ist vorbei. Beschweren Sie sich heute beim WRC: Sie haben sechs Monate ab dem Ende der Arbeit. Mit gutem Grund kann es bis zu 12 erlauben.',
  },
  'ie.late.rent-step': {
    says: 'Die 28 Tage scheinen vorbei, also kann eine Kündigung folgen. Zahlen Sie heute, was Sie können, und bieten Sie schriftlich Raten an. Kommt eine Kündigung, gehen Sie binnen 28 Tagen zum RTB.',
  },
}
