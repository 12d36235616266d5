/** Rights that an adviser names with the letter: hearings at work, power cuts, rent in Wales and Scotland, pay sent by mistake. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_RIGHTS_DE: Words = {
  'gb.job.right-companion': {
    says: 'Sie dürfen jemanden von der Arbeit oder von der Gewerkschaft zum Gespräch mitbringen. Kann die Person nicht kommen, bitten Sie um einen anderen Termin binnen fünf Arbeitstagen.',
  },
  'gb.bill.right-cut-off': {
    says: 'Bei Strom muss die Firma nach der Forderung 28 Tage warten und Ihnen sieben Arbeitstage vorher Bescheid geben. Wegen einer Summe, die Sie ernsthaft bestreiten, darf sie nicht abschalten.',
  },
  'gb.bill.know-redress': {
    says: 'Eine Energiefirma muss nach dem Gesetz zu einer kostenlosen Schlichtungsstelle (ombudsman) gehören. Nehmen Sie deren Entscheidung an, muss die Firma sie befolgen.',
  },
  'gb.home.wales-serious-arrears': {
    says: 'Der Vermieter muss vor dem Gericht 14 Tage warten. Schwere Rückstände sind zwei Monatsmieten, oder acht Wochen bei Wochenmiete. Liegen Sie am Termin darunter, muss das Gericht Sie nicht hinausweisen.',
  },
  'gb.home.wales-breach': {
    says: 'Bei Mietrückstand muss der Vermieter nach dieser Mitteilung einen Monat warten, bevor er zum Gericht geht. Das Gericht darf Sie nur hinausweisen, wenn das angemessen ist.',
  },
  'gb.home.right-social-protocol': {
    says: 'Bei Mietrückstand muss die Gemeinde oder Wohnungsgesellschaft zuerst versuchen, mit Ihnen bezahlbare Raten zu vereinbaren. Der Richter kann prüfen, ob sie es getan hat.',
  },
  'gb.home.scotland-steps-first': {
    says: 'Ein privater Vermieter soll Ihnen zuerst sagen, was Sie schulden und welche Rechte Sie haben, und einen Plan versuchen. Das Tribunal muss prüfen, ob das geschehen ist.',
  },
  'gb.job.hearing-wants': {
    says: 'Ihr Arbeitgeber lädt Sie zu einem Gespräch und soll erst danach entscheiden. Sie dürfen auf die Vorwürfe antworten.',
  },
  'gb.home.wales-rent-notice': {
    says: 'In diesem Schreiben geht es um eine höhere Miete. Bei weniger als zwei Monaten Frist oder weniger als einem Jahr seit der letzten Erhöhung ändert sich die Miete nicht. Bei manchen Verträgen von vor Dezember 2022 kann ein Mietausschuss entscheiden.',
  },
  'gb.home.wales-arrears': {
    says: 'In Wales muss der Vermieter Ihnen eine Mitteilung geben und vor dem Gericht warten. Ein Richter darf Sie nur hinausweisen, wenn das angemessen ist. Strenger ist es, wenn Sie privat mieten und zwei Monate oder mehr schulden.',
  },
  'gb.home.right-tribunal-scotland': {
    says: 'Nehmen Sie am Gespräch mit dem Tribunal teil, am Telefon oder schriftlich. Es ordnet die Räumung nur an, wenn sie für beide fair ist. Fragen Sie, ob der Vermieter die Schritte bei Rückstand tat, und bieten Sie einen Plan an.',
  },
  'gb.home.right-council-scotland': {
    says: 'Könnten Sie in zwei Monaten Ihr Zuhause verlieren, muss die Gemeinde helfen. Melden Sie sich jetzt.',
  },
}
