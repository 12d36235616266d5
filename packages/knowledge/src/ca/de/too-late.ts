/** What can still be done when the day in a letter is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_DE: Words = {
  'ca.late.claim-want': {
    says: 'Sie konnten antworten und Ihre Seite sagen. Der Tag dafür scheint vorbei, also gibt es vielleicht schon ein Urteil.',
  },
  'ca.late.claim-reality': {
    says: 'Finden Sie es heute heraus. Ohne Urteil kann eine späte Antwort noch zählen. Gibt es eins, können Sie bitten, es aufzuheben.',
  },
  'ca.late.claim-not-yet': {
    says: 'Lohn, Bankgeld oder Sachen können nur nach einem Urteil gepfändet werden. Fragen Sie das Gericht, ob es eins gibt.',
  },
  'ca.late.claim-step': {
    says: 'Rufen Sie heute das Gericht mit der Fallnummer an. Fragen Sie, ob es ein Urteil gibt. Wenn nicht, reichen Sie sofort Ihre Antwort ein und schicken der anderen Seite eine Kopie.',
  },
  'ca.late.claim-option': {
    says: 'Beantragen Sie, es aufzuheben. Sagen Sie, warum Sie nicht geantwortet haben und was gegen die Forderung spricht. Bitten Sie, dass bis zur Entscheidung nichts gepfändet wird.',
    title: 'Das Urteil aufheben lassen',
    cost: 'Es kann eine Gerichtsgebühr geben.',
    time: 'Sobald Sie davon wissen.',
    risk: 'Ohne echten Grund kann das Gericht ablehnen, mit Kosten.',
    bestFor: 'Es hat ohne Sie entschieden, und die Forderung ist falsch.',
  },
  'ca.late.home-step': {
    says: 'Ziehen Sie nicht von selbst aus: Meist kann das nur ein Gericht oder Tribunal anordnen. Rufen Sie heute dort an und fragen Sie nach Verfahren, Termin oder Urteil. Wurde ohne Sie entschieden, bitten Sie sofort um neue Prüfung.',
  },
  'ca.late.tax-step': {
    says: 'Der Tag ist vorbei, also rufen Sie heute die Steuerbehörde an und bitten um Raten. Ist der Betrag falsch? Einspruch geht in 90 Tagen nach dem Bescheid. Danach können Sie ein Jahr lang um mehr Zeit bitten.',
  },
  'ca.late.tax-option': {
    says: 'Schicken Sie den Einspruch. Sind die 90 Tage vorbei? Schreiben Sie dazu, warum es nicht rechtzeitig ging. Bei Nein können Sie den Tax Court fragen.',
    title: 'Einspruch, oder um mehr Zeit bitten',
    cost: 'Kostenlos.',
    time: '90 Tage. Mit gutem Grund ein Jahr mehr.',
    risk: 'Bei schwachem Grund kann man ablehnen.',
    bestFor: 'Der Betrag ist falsch.',
  },
  'ca.late.benefit-step': {
    says: 'Bitten Sie heute schriftlich um neue Prüfung. Ist die Entscheidung über 30 Tage alt? Sagen Sie, warum Sie spät sind und dass Sie immer fragen wollten: Dann kann man sie noch annehmen.',
  },
  'ca.late.fine-step': {
    says: 'Rufen Sie heute das Gericht auf dem Strafzettel an. Fragen Sie, ob Sie verurteilt sind und ob der Fall neu geöffnet werden kann. In Ontario haben Sie meist 15 Tage, seit Sie es wissen.',
  },
  'ca.late.fine-reality': {
    says: 'Der letzte Tag scheint vorbei, also können Gebühren dazukommen. Sie können noch zahlen, um Zeit bitten und fragen, was bei einem Fehler noch geht.',
  },
  'ca.late.job-step': {
    says: 'Ein Tag zum Unterschreiben im Brief ist der eigene des Arbeitgebers. Unterschreiben Sie noch nicht: Lassen Sie das Angebot heute von Anwalt oder legal clinic prüfen. Meist haben Sie zwei Jahre, um mehr einzuklagen.',
  },
  'ca.late.job-qc-step': {
    says: 'Sind 45 Tage seit dem letzten Tag vorbei? Schicken Sie die Beschwerde heute an die CNESST und sagen Sie, warum sie spät ist. Das Arbeitsgericht (TAT) kann sie aus vernünftigem Grund annehmen.',
  },
  'ca.late.job-bc-step': {
    says: 'Sind sechs Monate seit dem letzten Tag vorbei? Die Employment Standards Branch nimmt eine späte Beschwerde nur, wenn etwas Besonderes Sie abhielt. Eine Klage hat ihre eigene, längere Zeit.',
  },
  'ca.late.job-federal-step': {
    says: 'Sind 90 Tage seit dem letzten Tag vorbei? Mehr Zeit gibt es nur selten, etwa wenn Sie sich erst beim falschen Amt beschwerten. Gehen Sie heute zu einem Anwalt: Kündigungsgeld können Sie meist noch einklagen.',
  },
  'ca.late.rent-step': {
    says: 'Der Tag ist vorbei, aber Sie müssen nicht ausziehen. Zahlen Sie heute, was Sie können, mit Beleg, und bieten Sie schriftlich Raten an. Öffnen Sie alle Post: Es kann eine Kündigung oder ein Termin kommen.',
  },
}
