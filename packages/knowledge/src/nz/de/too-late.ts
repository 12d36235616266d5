/** What can still be done when the day in a letter is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_DE: Words = {
  'nz.late.claim-want': {
    says: 'Sie konnten antworten und Ihre Seite sagen. Der Tag dafür scheint vorbei, also gibt es vielleicht schon ein Urteil.',
  },
  'nz.late.claim-reality': {
    says: 'Finden Sie es heute heraus. Ohne Urteil kann eine späte Antwort noch zählen. Gibt es eins, können Sie bitten, es aufzuheben.',
  },
  'nz.late.claim-not-yet': {
    says: 'Lohn, Bankgeld oder Sachen können nur nach einem Urteil gepfändet werden. Fragen Sie das Gericht, ob es eins gibt.',
  },
  'nz.late.claim-step': {
    says: 'Rufen Sie heute das Gericht mit der Fallnummer an. Fragen Sie, ob es ein Urteil gibt. Wenn nicht, reichen Sie sofort Ihre Antwort ein und schicken der anderen Seite eine Kopie.',
  },
  'nz.late.claim-option': {
    says: 'Beantragen Sie, es aufzuheben. Sagen Sie, warum Sie nicht geantwortet haben und was gegen die Forderung spricht. Bitten Sie, dass bis zur Entscheidung nichts gepfändet wird.',
    title: 'Das Urteil aufheben lassen',
    cost: 'Es kann eine Gerichtsgebühr geben.',
    time: 'Sobald Sie davon wissen.',
    risk: 'Ohne echten Grund kann das Gericht ablehnen, mit Kosten.',
    bestFor: 'Es hat ohne Sie entschieden, und die Forderung ist falsch.',
  },
  'nz.late.tribunal-step': {
    says: 'Rufen Sie heute das Tribunal an und fragen Sie, was entschieden ist. Haben Sie den Termin aus gutem Grund verpasst, bitten Sie sofort um einen neuen: Die Zeit dafür ist kurz.',
  },
  'nz.late.home-step': {
    says: 'Ziehen Sie nicht von selbst aus: Meist kann das nur ein Gericht oder Tribunal anordnen. Rufen Sie heute dort an und fragen Sie nach Verfahren, Termin oder Urteil. Wurde ohne Sie entschieden, bitten Sie sofort um neue Prüfung.',
  },
  'nz.late.demand-reality': {
    says: 'Die Tage im Schreiben scheinen vorbei, also kann jetzt Ihre Insolvenz beantragt werden. Insolvent sind Sie erst, wenn ein Gericht es sagt.',
  },
  'nz.late.demand-step': {
    says: 'Holen Sie heute Rechtshilfe und fragen Sie, ob Ihre Insolvenz beantragt ist. Gehen Sie zum Termin: Sie können zeigen, dass Sie zahlen können oder warum das Gericht ablehnen soll.',
  },
  'nz.late.job-step': {
    says: 'Schreiben Sie heute Ihrem Arbeitgeber, dass Sie eine Beschwerde (personal grievance) erheben. Sind die 90 Tage vorbei, bitten Sie um Zustimmung. Sonst kann die Employment Relations Authority sie in Ausnahmefällen zulassen.',
  },
  'nz.late.tax-step': {
    says: 'Der Tag ist vorbei, also rufen Sie heute Inland Revenue an oder nutzen Sie myIR. Raten können Sie noch erbitten.',
  },
  'nz.late.benefit-step': {
    says: 'Wenn es falsch ist, schicken Sie heute das Formular. Ist die Entscheidung über drei Monate alt? Sagen Sie, warum Sie spät sind: Mit gutem Grund kann der Ausschuss es noch annehmen.',
  },
  'nz.late.fine-step': {
    says: 'Die Tage scheinen vorbei. Rufen Sie heute das Amt auf dem Schreiben an und fragen Sie, ob es noch dort oder beim Gericht ist. Beim Gericht können Sie um Raten bitten.',
  },
  'nz.late.fine-reality': {
    says: 'Der letzte Tag scheint vorbei, also können Gebühren dazukommen. Sie können noch zahlen, um Zeit bitten und fragen, was bei einem Fehler noch geht.',
  },
  'nz.late.rent-step': {
    says: 'Die Tage scheinen vorbei, also können sie zum Tenancy Tribunal gehen. Zahlen Sie heute, was Sie können, und bieten Sie schriftlich Raten an. Gehen Sie zur Mediation und zum Termin: Wer Raten einhält, kann die Wohnung behalten.',
  },
}
